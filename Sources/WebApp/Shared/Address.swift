import Foundation

/// Addresses of pages with names of people's files in them.
enum Address {
  /// One step of a path.
  static func step(_ text: String) -> String { encoded(text) }

  /// `/start?guide=FILE`
  static func start(guide file: String) -> String { "/start?guide=\(encoded(file))" }

  /// `/start?interview=ID`
  static func goOn(_ interview: String) -> String { "/start?interview=\(encoded(interview))" }

  /// `/guides/GUIDE`
  static func guide(_ id: String) -> String { "/guides/\(encoded(id))" }

  /// `/guides/GUIDE/analysis`
  static func analysis(_ guide: String) -> String { Self.guide(guide) + "/analysis" }

  /// Where the interviews along a guide are exported, or those of the whole library.
  static func export(guide: String? = nil) -> String { "/export" + query([("guide", guide)]) }

  /// Where a guide file is written.
  static func edit(guide id: String, file: String) -> String {
    guide(id) + "/edit" + query([("file", file)])
  }

  /// Where one listens to an interview; at a place on the sound.
  static func review(_ interview: String, at seconds: Double? = nil) -> String {
    let place = seconds.map { "#at=\((max(0, $0) * 1000).rounded() / 1000)" } ?? ""
    return "/interviews/\(encoded(interview))/review\(place)"
  }

  /// Where an interview is led.
  static func lead(_ interview: String) -> String { "/interviews/\(encoded(interview))/lead" }

  /// `?a=b&c=d` of those that have a value.
  static func query(_ fields: [(String, String?)]) -> String {
    let pairs = fields.compactMap { name, value in
      value.flatMap { $0.isEmpty ? nil : "\(name)=\(encoded($0))" }
    }
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
