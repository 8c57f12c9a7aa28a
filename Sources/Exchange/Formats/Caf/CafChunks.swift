import Documents
import Timeline

/// All of a Core Audio file but its samples.
struct CafChunks {
  /// Before the samples.
  let head: [UInt8]
  /// Behind them.
  let tail: [UInt8]

  // With more than about 50 KB before the samples libsndfile 1.2.0 gives others than are there, without a word.
  private static let mostBefore = 32_768

  /// `markers` are counted from the beginning of the file; `bytes` are those of the samples.
  init(_ shape: PlainSound.Shape, bytes: Int64, markers: [Marker], title: String) {
    // Flag 1 says floating point, flag 2 little-endian.
    let description =
      Self.big(Double(shape.hertz).bitPattern) + Array("lpcm".utf8) + Self.big(UInt32(shape.isFloat ? 3 : 2))
      + [shape.frameSize, 1, shape.channels, shape.bits].flatMap { Self.big(UInt32($0)) }
    let facts = [("title", title), ("encoding application", "Leitfaden")]
    let info =
      Self.big(UInt32(facts.count)) + facts.flatMap { Array($0.utf8) + [0] + Array($1.utf8) + [0] }
    let marks = markers.isEmpty ? [] : Self.marks(markers)
    // Programs count chunks behind the samples as sound when they say how long it is: only where there is no other way.
    let isBefore = marks.count <= Self.mostBefore
    head =
      Array("caff".utf8) + [0, 1, 0, 0] + Self.chunk("desc", description) + Self.chunk("info", info)
      + (isBefore ? marks : []) + Array("data".utf8) + Self.big(UInt64(bytes + 4)) + [0, 0, 0, 0]
    tail = isBefore ? [] : marks
  }

  /// `mark`, and `strg` with the names. A stretch is two marks, of its beginning and its end.
  private static func marks(_ markers: [Marker]) -> [UInt8] {
    var places: [(kind: String, frame: Frame, id: UInt32)] = []
    for (index, marker) in markers.enumerated() {
      let id = UInt32(index + 1)
      if marker.span.frames > 0 {
        places.append(("rbeg", marker.span.start, id))
        places.append(("rend", marker.span.end, id))
      } else {
        places.append(("\0\0\0\0", marker.span.start, id))
      }
    }
    // The kind of time code is 0: none; so are hour, minute, second, frame and subframe, and the channel: all.
    let mark = places.reduce(big(UInt32(0)) + big(UInt32(places.count))) { bytes, place in
      bytes + Array(place.kind.utf8) + big(Double(place.frame.index).bitPattern) + big(place.id)
        + [UInt8](repeating: 0, count: 12)
    }
    var table = big(UInt32(markers.count))
    var names: [UInt8] = []
    for (index, marker) in markers.enumerated() {
      table += big(UInt32(index + 1)) + big(UInt64(names.count))
      names += Array(marker.label.utf8) + [0]
    }
    return chunk("mark", mark) + chunk("strg", table + names)
  }

  private static func chunk(_ id: String, _ payload: [UInt8]) -> [UInt8] {
    Array(id.utf8) + big(UInt64(payload.count)) + payload
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
