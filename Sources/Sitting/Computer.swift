import Foundation

/// Facts about this computer.
package enum Computer {
  /// Which computer an event happened on: the host name, which is no personal datum of the interviewee.
  package static var name: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return "unknown" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
