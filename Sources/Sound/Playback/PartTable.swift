import Foundation
import Timeline
import Wording

/// Which frames of the time line lie in which file; read once from the headers of the parts.
struct PartTable: Sendable {
  /// The frames from the part's first up to, not including, `end` are taken from the part's file.
  struct Entry: Sendable {
    let part: PlayablePart
    let end: Frame
  }

  let entries: [Entry]
  let rate: SampleRate
  let channels: Int
  /// Most significant bits of any part.
  let bits: Int
  /// First frame after the last part.
  let length: Frame

  /// Opens each file once for its length.
  ///
  /// - Throws: `fileUnreadable`, or `formatUnsupported` where rate or channels are not the same in all parts.
  init(_ parts: [PlayablePart]) throws(SoundError) {
    let parts = parts.sorted { $0.firstFrame < $1.firstFrame }
    guard let first = parts.first else {
      throw SoundError(.fileUnreadable, "there is no sound to play: the interview has no parts")
    }
    let shape = try SoundFile(first.url, identity: first.identity)
    var entries: [Entry] = []
    var bits = shape.bits
    for (index, part) in parts.enumerated() {
      let file = index == 0 ? shape : try SoundFile(part.url, identity: part.identity)
      guard file.rate == shape.rate, file.channels == shape.channels else {
        throw SoundError(
          .formatUnsupported,
          "\(part.url.lastPathComponent) has \(Self.words(file)), but \(first.url.lastPathComponent) has \(Self.words(shape))",
          hint: "play the parts one by one, or export the interview to join them")
      }
      bits = max(bits, file.bits)
      let next = index + 1 < parts.count ? parts[index + 1].firstFrame : Frame(.max)
      entries.append(Entry(part: part, end: min(part.firstFrame + file.length, next)))
    }
    self.entries = entries
    self.bits = bits
    rate = shape.rate
    channels = shape.channels
    length = entries.last?.end ?? .zero
  }

  private static func words(_ file: SoundFile) -> String {
    "\(file.rate.hertz) Hz and \(file.channels) channel\(file.channels == 1 ? "" : "s")"
  }
}
