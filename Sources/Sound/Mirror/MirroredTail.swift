import Foundation

/// The copy of one tail of a sealed part. A tail begins anew all the time and stays small, so it is taken as a whole. For
/// one thread.
final class MirroredTail {
  /// Longer than any tail grows.
  private static let most: Int64 = 4 << 20

  private let source: MirrorFile
  private let target: MirrorFile
  private var written: [UInt8]?

  /// Opens both.
  init(_ name: String, from folder: URL, to place: MirrorPlace) throws(MirrorFailure) {
    source = try MirrorFile(reading: folder.appending(path: name))
    target = try MirrorFile(copy: place.folder.appending(path: name))
  }

  /// Makes the copy what the tail is now, on the medium and read back. When the tail is begun anew at this very moment, the
  /// records that are mixed up are told by their seals.
  func follow() throws(MirrorFailure) {
    let now = try source.read(upTo: Self.most, at: 0)
    guard now != written else { return }
    let same = written.map { zip($0, now).prefix { $0 == $1 }.count } ?? 0
    try target.write(now[same...], at: Int64(same))
    try target.truncate(to: Int64(now.count))
    written = nil
    try target.sync()
    guard try target.read(upTo: Self.most, at: 0) == now else { throw .differs }
    written = now
  }
}
