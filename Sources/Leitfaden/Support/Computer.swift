import Foundation

/// Facts about this computer.
enum Computer {
  /// Which computer an event happened on: the host name, which is no personal datum of the interviewee.
  static var name: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "unknown" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the terminal shows UTF-8.
  static var speaksUTF8: Bool {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let plain = locale.lowercased()
    return plain.contains("utf-8") || plain.contains("utf8")
  }
}
