/// How a part was when it was read: tells whether what was computed from it still holds.
struct PartStamp: Hashable, Sendable {
  /// The file's name.
  let name: String
  /// The frames of the time line that it covered.
  let firstFrame, end: Int64
  /// Size of the file in bytes, and when it was written last, in nanoseconds since 1970; -1 both when it could not
  /// be read.
  let fileBytes, modified: Int64

  /// The stamps of all parts, in order.
  static func stamps(of line: PartLine) -> [PartStamp] {
    line.entries.map {
      PartStamp(
        name: $0.name, firstFrame: $0.firstFrame, end: $0.end, fileBytes: $0.part?.fileBytes ?? -1,
        modified: $0.part?.modified ?? -1)
    }
  }

  /// Frames of the time line, from its beginning on, that are the same in both.
  ///
  /// A file that is as it was counts whole. The last one may have grown since, as a recording does: then what was
  /// there before counts.
  static func unchanged(_ old: [PartStamp], _ new: [PartStamp]) -> Int64 {
    var frames: Int64 = 0
    func isLast(_ index: Int) -> Bool { index == old.count - 1 }
    for (index, (old, new)) in zip(old, new).enumerated() {
      guard old.name == new.name, old.firstFrame == new.firstFrame else { break }
      if old == new {
        frames = old.end
        continue
      }
      if isLast(index), old.fileBytes >= 0, new.fileBytes > old.fileBytes { frames = min(old.end, new.end) }
      break
    }
    return frames
  }

  /// As it stands in a file: four 64-bit numbers, the length of the name in 16 bits, the name in UTF-8.
  var bytes: [UInt8] {
    let name = Array(name.utf8.prefix(Int(UInt16.max)))
    return [firstFrame, end, fileBytes, modified].flatMap { Self.little($0) }
      + Self.little(UInt16(name.count)) + name
  }

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
