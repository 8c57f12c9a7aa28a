import Foundation
import Sitting

extension Computer {
  /// Whether the terminal shows UTF-8.
  static var speaksUTF8: Bool {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let plain = locale.lowercased()
    return plain.contains("utf-8") || plain.contains("utf8")
  }
}
