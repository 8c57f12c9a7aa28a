import Foundation

/// One growing file and its copy on the second medium. For one thread.
final class MirroredFile {
  private static let piece: Int64 = 262_144
  /// Files up to this size may be written anew as a whole; they are compared from their beginning each time.
  private static let small: Int64 = 262_144
  /// Bytes at the beginning that may change after they were written: the header of a sound file.
  private static let head: Int64 = 4096

  private let source: MirrorFile
  private let target: MirrorFile
  /// Bytes that were given to the copy.
  private var copied: Int64 = 0
  /// Bytes that were read back from the medium and are the same.
  private var verified: Int64 = 0
  private var writtenHead: [UInt8] = []
  /// Whether the head was written since it was last compared.
  private var isHeadOpen = false

  /// Opens both; a copy that is there already is compared from its beginning before it is trusted.
  init(_ name: String, from folder: URL, to place: MirrorPlace) throws(MirrorFailure) {
    source = try MirrorFile(reading: folder.appending(path: name))
    target = try MirrorFile(copy: place.folder.appending(path: name))
    // a copy that is longer holds what is no longer true, behind the end
    if target.size > source.size { try target.truncate(to: source.size) }
    copied = min(target.size, source.size)
  }

  /// Brings the copy level with the file, to the medium, and compares what was read back from there.
  ///
  /// - Parameter progress: Called after each piece.
  func follow(_ progress: () -> Void) throws(MirrorFailure) {
    let size = source.size
    if size < copied {
      try target.truncate(to: size)
      (copied, verified) = (size, min(verified, size))
    }
    if size <= Self.small { verified = 0 }
    while copied < size {
      let bytes = try source.read(min(Self.piece, size - copied), at: copied)
      try target.write(bytes, at: copied)
      copied += Int64(bytes.count)
      progress()
    }
    let now = try source.read(min(Self.head, size), at: 0)
    if now != writtenHead {
      try target.write(now, at: 0)
      writtenHead = now
      isHeadOpen = true
    }
    try target.sync()
    try compare(progress)
  }

  /// Reads back what was not yet, and the head; the first difference is written anew once.
  private func compare(_ progress: () -> Void) throws(MirrorFailure) {
    // The recorder may be changing the head at this very moment, so what was written is what is wanted.
    if isHeadOpen, try target.read(Int64(writtenHead.count), at: 0) != writtenHead { throw .differs }
    isHeadOpen = false
    while verified < copied {
      let at = max(verified, Int64(writtenHead.count))
      let count = min(Self.piece, copied - at)
      guard count > 0 else { break }
      let wanted = try source.read(count, at: at)
      if try target.read(count, at: at) != wanted {
        try target.write(wanted, at: at)
        try target.sync()
        guard try target.read(count, at: at) == wanted else { throw .differs }
      }
      verified = at + count
      progress()
    }
    verified = copied
  }
}
