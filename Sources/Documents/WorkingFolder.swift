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
    try self.init(above: try Self.place(environment))
  }

  /// Makes one that lies in memory for certain, for what must never reach a disk: where the session keeps such things, or where
  /// the system does (`/dev/shm`), whichever has more room. What memory is short of may be written to swap space.
  ///
  /// - Throws: `POSIXError` `.ENODEV` when there is no such place.
  package init(inMemory environment: [String: String]) throws {
    let places = Self.places(environment).compactMap { place -> (String, Int64)? in
      Self.roomInMemory(URL(filePath: place).deletingLastPathComponent()).map { (place, $0) }
    }
    guard let place = places.max(by: { $0.1 < $1.1 })?.0 else { throw POSIXError(.ENODEV) }
    try self.init(above: try Self.own(place))
  }

  private init(above place: URL) throws {
    Self.sweep(place)
    url = place.appending(
      path: "\(getpid())-\(String(UInt32.random(in: 0...UInt32.max), radix: 36))", directoryHint: .isDirectory
    )
    guard mkdir(url.path, 0o700) == 0 else { throw Self.failure }
  }

  /// How many bytes fit into a folder that lies in memory, with a quarter of the free memory left to others; `nil` when it lies
  /// on a disk.
  package static func roomInMemory(_ folder: URL) -> Int64? {
    var system = statvfs()
    guard liesInMemory(folder.path), statvfs(folder.path, &system) == 0 else { return nil }
    let free = Int64(clamping: system.f_bavail).multipliedReportingOverflow(
      by: Int64(clamping: system.f_frsize))
    return min(free.overflow ? .max : free.partialValue, (freeMemory ?? .max) / 4 * 3)
  }

  private static func liesInMemory(_ path: String) -> Bool {
    let mounts = (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
    var (length, kind) = (0, "")
    for line in mounts.split(separator: "\n") {
      let words: [String] = line.split(separator: " ").map(String.init)
      guard words.count > 2, words[1].utf8.count >= length else { continue }
      // of several at one place the last one counts
      let above = words[1] == "/" ? "/" : words[1] + "/"
      if (path + "/").hasPrefix(above) { (length, kind) = (words[1].utf8.count, words[2]) }
    }
    return kind == "tmpfs" || kind == "ramfs"
  }

  private static var freeMemory: Int64? {
    let lines = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let words = lines.first { $0.hasPrefix("MemAvailable:") }?.split(separator: " ") ?? []
    return words.count > 1 ? Int64(words[1]).map { $0 &* 1024 } : nil
  }

  /// Takes it away with all that is in it.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// Takes away what killed programs left; those at work are let alone.
  package static func sweep(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    for place in places(environment) where isOwn(place) { sweep(URL(filePath: place)) }
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
  ///
  /// - Throws: `POSIXError` when it cannot be made, or belongs to somebody else.
  package static func place(_ environment: [String: String]) throws -> URL {
    let places = places(environment)
    return try own(places.count == 3 ? places[0] : places[places.count - 1])
  }

  /// Where folders can be: of the session, if there is such a place; in the system's memory; among its temporary files.
  private static func places(_ environment: [String: String]) -> [String] {
    let session = environment["XDG_RUNTIME_DIR"].flatMap { isOwn($0) ? $0 : nil }
    return (session.map { ["\($0)/leitfaden"] } ?? [])
      + ["/dev/shm", "/tmp"].map { "\($0)/leitfaden-\(geteuid())" }
  }

  private static func own(_ place: String) throws -> URL {
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
