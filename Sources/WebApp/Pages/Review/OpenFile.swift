import Foundation
import Synchronization

/// A file that is held open while it is being downloaded or sent here.
final class OpenFile: Sendable {
  private let handle: Mutex<FileHandle>

  init(handle: sending FileHandle) { self.handle = Mutex(handle) }

  deinit { handle.withLock { try? $0.close() } }

  /// Adds bytes to its end.
  func append(_ bytes: Data) throws { try handle.withLock { try $0.write(contentsOf: bytes) } }

  /// Some bytes of it; fewer when it has become shorter.
  func read(_ range: Range<Int64>) throws -> [UInt8] {
    try handle.withLock { handle in
      try handle.seek(toOffset: UInt64(range.lowerBound))
      return [UInt8](try handle.read(upToCount: range.count) ?? Data())
    }
  }
}
