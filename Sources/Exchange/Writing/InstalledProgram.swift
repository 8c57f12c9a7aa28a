import Foundation

/// Another program on this computer.
enum InstalledProgram {
  /// Where it lies; `nil` when it is not installed. Only whole paths of `PATH` count: a program that lies in the
  /// folder in which somebody happens to work is not run.
  static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
      .map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }
}
