import Documents
import Foundation
import Glibc

@testable import Vault

/// A sealed part being written into a folder of its own, which is removed with it.
final class RecordedPart {
  let identity = AgeIdentity()
  let writer: SealedPartWriter
  /// What was given to the writer.
  private(set) var content: [UInt8] = []
  private let folder: URL
  private let descriptors: [Int32]
  private var next: UInt64 = 1

  static let names = ["part-001.wav.age"] + SealedName.tails(of: "part-001.wav.age")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "leitfaden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let folder = folder
    descriptors = Self.names.map { open(folder.appending(path: $0).path, O_RDWR | O_CREAT | O_EXCL, 0o600) }
    writer = try SealedPartWriter(
      to: identity.recipient, file: descriptors[0], tails: Array(descriptors.dropFirst()))
  }

  deinit {
    for descriptor in descriptors { close(descriptor) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes `count` bytes that look like noise.
  func append(_ count: Int, secured: Int64 = 0) throws {
    let more = (0..<count).map { _ in
      next = next &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: next >> 33)
    }
    content += more
    try more.withUnsafeBytes { try writer.append($0, secured: secured) }
  }

  /// The bytes of the three files as they lie on the disk.
  func files() throws -> [[UInt8]] {
    try Self.names.map { Array(try Data(contentsOf: folder.appending(path: $0))) }
  }

  /// What files like these hold, read whole.
  func read(_ files: [[UInt8]], _ damage: SealedPart.Damage = .refused) throws -> (SealedPart, [UInt8]?) {
    let part = try SealedPart(
      Memory(files[0]), tails: files.dropFirst().map { Memory($0) }, identity: identity, damage: damage)
    return (part, part.bytes(at: 0, count: Int(part.length)))
  }
}

/// Bytes in memory, read as a file is.
struct Memory: ByteSource {
  let all: [UInt8]

  init(_ all: [UInt8]) { self.all = all }

  var length: Int64 { Int64(all.count) }

  func read(at offset: Int64, into room: UnsafeMutableRawBufferPointer) throws(UnreadableBytes) -> Int {
    let count = max(0, min(room.count, all.count - Int(offset)))
    room.copyBytes(from: all[min(all.count, Int(offset))...].prefix(count))
    return count
  }
}
