import Foundation

/// What a file is, by its first bytes: what a browser or a name says of it is not believed.
package enum FileSignature {
  /// So many bytes are enough.
  package static let length = 32

  private static let starts: [([UInt8], String)] = [
    ([0xff, 0xd8, 0xff], "image/jpeg"),
    ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], "image/png"),
    (Array("GIF87a".utf8), "image/gif"), (Array("GIF89a".utf8), "image/gif"),
    (Array("OggS".utf8), "audio/ogg"), (Array("fLaC".utf8), "audio/flac"),
    (Array("ID3".utf8), "audio/mpeg"), ([0xff, 0xfb], "audio/mpeg"), ([0xff, 0xf3], "audio/mpeg"),
    ([0xff, 0xf2], "audio/mpeg"), ([0xff, 0xf1], "audio/aac"), ([0xff, 0xf9], "audio/aac"),
    (Array("#!AMR".utf8), "audio/amr"),
    ([0x1a, 0x45, 0xdf, 0xa3], "video/webm"),
    (Array("%PDF-".utf8), "application/pdf"), ([0x50, 0x4b, 0x03, 0x04], "application/zip"),
  ]

  /// The media type; `application/octet-stream` for what is not known.
  ///
  /// - Parameter wanted: The first half of the type that was asked for, because some containers hold sounds as well as
  ///   films; empty for any.
  package static func mediaType(of bytes: [UInt8], wanted: String) -> String {
    let type = plainType(of: bytes)
    let isContainer = ["video/mp4", "video/webm", "video/3gpp", "audio/ogg"].contains(type)
    guard isContainer, ["audio", "video"].contains(wanted) else { return type }
    return "\(wanted)/\(type.split(separator: "/").last ?? "")"
  }

  private static func plainType(of bytes: [UInt8]) -> String {
    func word(_ range: Range<Int>) -> String {
      bytes.count >= range.upperBound ? String(decoding: bytes[range], as: UTF8.self) : ""
    }
    if word(0..<4) == "RIFF" {
      return ["WAVE": "audio/wav", "WEBP": "image/webp"][word(8..<12)] ?? "application/octet-stream"
    }
    if word(4..<8) == "ftyp" {
      switch word(8..<12).trimmingCharacters(in: .whitespaces) {
      case "M4A", "M4B": return "audio/mp4"
      case "qt": return "video/quicktime"
      case "heic", "heix", "mif1", "msf1": return "image/heic"
      case "avif", "avis": return "image/avif"
      case let brand where brand.hasPrefix("3g"): return "video/3gpp"
      default: return "video/mp4"
      }
    }
    return starts.first { bytes.starts(with: $0.0) }?.1 ?? "application/octet-stream"
  }

  /// The end of a file's name for a media type.
  package static func ending(for type: String) -> String {
    let endings = [
      "image/jpeg": "jpg", "audio/mpeg": "mp3", "audio/mp4": "m4a", "video/quicktime": "mov",
      "video/3gpp": "3gp", "audio/3gpp": "3gp", "application/octet-stream": "bin",
    ]
    return endings[type] ?? type.split(separator: "/").last.map(String.init) ?? "bin"
  }
}
