package import Foundation
import Glibc

/// A folder of its own for what a foreign program or library needs as files while it works: readable for its owner only, in
/// memory where the session has such a place (`XDG_RUNTIME_DIR`), else in the system's folder for temporary files. What a
/// killed program left in it goes when the next one works or the web app starts.
package struct WorkingFolder: Sendable {
  /// Empty at first; not longer than 60 bytes in the usual places, because paths of sockets must be short.
  package let url: URL

  /// Makes one.
  ///
  /// - Parameter environment: Says where the session keeps what lives as long as it does.
  /// - Throws: `POSIXError` when the disk refuses, or the place belongs to somebody else.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let place = try Self.place(environment)
    Self.sweep(place)
    url = place.appending(
      path: "\(getpid())-\(String(UInt32.random(in: 0...UInt32.max), radix: 36))", directoryHint: .isDirectory
    )
    guard mkdir(url.path, 0o700) == 0 else { throw Self.failure }
  }

  /// Takes it away with all that is in it.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// Takes away what killed programs left; those at work are let alone.
  package static func sweep(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let place = try? place(environment) { sweep(place) }
  }

  private static func sweep(_ place: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] {
      guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
  }

  /// The folder above, which belongs to us and is closed to all others.
  private static func place(_ environment: [String: String]) throws -> URL {
    let session = environment["XDG_RUNTIME_DIR"].flatMap { isOwn($0) ? $0 : nil }
    let place = session.map { "\($0)/leitfaden" } ?? "/tmp/leitfaden-\(geteuid())"
    guard mkdir(place, 0o700) == 0 || errno == EEXIST else { throw failure }
    guard isOwn(place) else { throw POSIXError(.EPERM) }
    return URL(filePath: place, directoryHint: .isDirectory)
  }

  /// Whether it is a folder, no link to one, that only its owner may enter, and we are that.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return path.hasPrefix("/") && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
