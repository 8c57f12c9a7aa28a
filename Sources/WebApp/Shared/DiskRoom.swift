import Foundation

/// What the disk of a library has room for.
struct DiskRoom: Sendable, Hashable {
  /// Bytes that can still be written.
  let free: Int64
  /// Seconds of sound at the chosen quality.
  let seconds: Int64

  /// Less than two hours: an interview may not fit.
  var isShort: Bool { seconds < 7200 }

  /// Asks the file system; `nil` when it does not say.
  init?(folder: URL, bytesPerHour: Int64) {
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = facts?[.systemFreeSize] as? NSNumber else { return nil }
    self.init(free: free.int64Value, bytesPerHour: bytesPerHour)
  }

  init(free: Int64, bytesPerHour: Int64) {
    self.free = free
    seconds = bytesPerHour > 0 ? Int64(Double(free) / Double(bytesPerHour) * 3600) : 0
  }
}
