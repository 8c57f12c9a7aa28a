/// What a file of a guide is, by its name: only what browsers show or play is given to them.
package enum MediaKind: String, Sendable {
  /// What browsers show, play, or are not given.
  case image, sound, film, other

  private static let types: [String: (MediaKind, String)] = [
    "png": (.image, "image/png"), "jpg": (.image, "image/jpeg"), "jpeg": (.image, "image/jpeg"),
    "gif": (.image, "image/gif"), "webp": (.image, "image/webp"), "avif": (.image, "image/avif"),
    "svg": (.image, "image/svg+xml"),
    "wav": (.sound, "audio/wav"), "mp3": (.sound, "audio/mpeg"), "ogg": (.sound, "audio/ogg"),
    "oga": (.sound, "audio/ogg"), "opus": (.sound, "audio/ogg"), "m4a": (.sound, "audio/mp4"),
    "aac": (.sound, "audio/aac"), "flac": (.sound, "audio/flac"),
    "mp4": (.film, "video/mp4"), "m4v": (.film, "video/mp4"), "webm": (.film, "video/webm"),
    "ogv": (.film, "video/ogg"), "mov": (.film, "video/quicktime"),
  ]

  /// The kind of a path.
  package init(path: String) { self = Self.types[Self.ending(path)]?.0 ?? .other }

  /// The media type of a path; `nil` for what is not given to browsers.
  package static func mediaType(path: String) -> String? { types[ending(path)]?.1 }

  private static func ending(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.contains(".") ? String(name.split(separator: ".").last ?? "").lowercased() : ""
  }
}
