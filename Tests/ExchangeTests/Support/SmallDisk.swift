import Foundation

/// A file system in memory that is full soon. Needs the rights of root.
struct SmallDisk {
  let url: URL

  static var isPossible: Bool {
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/mount")
  }

  init(in folder: TemporaryFolder, bytes: Int) throws {
    url = folder.url.appending(path: "disk", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Self.run("/usr/bin/mount", ["-t", "tmpfs", "-o", "size=\(bytes)", "tmpfs", url.path])
  }

  /// Takes it away although files on it are open.
  func pull() { try? Self.run("/usr/bin/umount", ["-l", url.path]) }

  func unmount() { try? Self.run("/usr/bin/umount", [url.path]) }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = try Process.run(URL(filePath: program), arguments: arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
