import Foundation
import Timeline
import Wording

/// Reads the parts of an interview as one continuous sound: frame N of the time line, whatever file it lies in.
///
/// A hole between two parts is silence, an overlap belongs to the later part, so that a file that is shorter or
/// longer than the time line says never shifts what follows. One file is open at a time.
final class PartReader {
  let table: PartTable
  /// The next frame `read` delivers.
  private(set) var position = Frame.zero

  private var open: (index: Int, file: SoundFile)?

  init(_ table: PartTable) { self.table = table }

  /// Makes `frame` the next one `read` delivers.
  func seek(to frame: Frame) {
    position = min(max(frame, .zero), table.length)
    open = open.flatMap { index, file in
      let offset = position - table.entries[index].part.firstFrame
      return position < table.entries[index].end && offset >= 0 && file.seek(to: offset) ? (index, file) : nil
    }
  }

  /// Appends up to `frames` frames, interleaved, to `samples`; fewer at the end of a part.
  ///
  /// - Returns: The number of frames appended; 0 only at the end of the last part.
  /// - Throws: `fileUnreadable` when the next part cannot be opened any more.
  func read(_ frames: Int, into samples: inout [Int32]) throws(SoundError) -> Int {
    guard let index = table.entries.firstIndex(where: { position < $0.end }) else { return 0 }
    let entry = table.entries[index]
    guard position >= entry.part.firstFrame else {
      return silence(frames, until: entry.part.firstFrame, into: &samples)
    }
    let wanted = Int(min(Int64(frames), entry.end - position))
    let got = try file(index).read(wanted, into: &samples)
    guard got > 0 else { return silence(frames, until: entry.end, into: &samples) }
    position = position + Int64(got)
    return got
  }

  private func file(_ index: Int) throws(SoundError) -> SoundFile {
    if let open, open.index == index { return open.file }
    let part = table.entries[index].part
    let file = try SoundFile(part.url, identity: part.identity)
    guard file.rate == table.rate, file.channels == table.channels,
      file.seek(to: position - part.firstFrame)
    else {
      throw SoundError(
        .fileUnreadable,
        "the sound file \(part.url.path) was changed while it was playing",
        hint: "play it again")
    }
    open = (index, file)
    return file
  }

  private func silence(_ frames: Int, until end: Frame, into samples: inout [Int32]) -> Int {
    let count = Int(min(Int64(frames), end - position))
    samples.append(contentsOf: repeatElement(0, count: count * table.channels))
    position = position + Int64(count)
    return count
  }
}
