import Timeline
import Wording

/// The chunks `cue ` and `LIST adtl` for the markers of one sound file.
struct CueChunks {
  /// libsndfile passes over the whole chunk when there are more.
  static let most = 2500

  /// Both chunks, padded; empty when there is nothing to mark.
  let bytes: [UInt8]
  /// What was left out, in words.
  let remarks: [Sentence]

  /// `markers` are counted from the beginning of the file and in order.
  init(_ markers: [Marker]) {
    let kept = Self.mostImportant(markers)
    let left = markers.count - kept.count
    remarks =
      left == 0
      ? []
      : [
        "\(left) of its \(markers.count) marks are not inside, because programs read at most \(Self.most): "
          + "use the other files."
      ]
    guard !kept.isEmpty else {
      bytes = []
      return
    }
    bytes = Self.cue(kept) + Self.names(kept)
  }

  /// What people set by hand goes first when there is not enough room.
  private static func mostImportant(_ markers: [Marker]) -> [Marker] {
    guard markers.count > most else { return markers }
    var room = most
    var kept: Set<Int> = []
    for kind in [Marker.Kind.mark, .break, .visit, .section, .note] {
      let indices = markers.indices.filter { markers[$0].kind == kind }.prefix(room)
      room -= indices.count
      kept.formUnion(indices)
    }
    return markers.indices.filter { kept.contains($0) }.map { markers[$0] }
  }

  private static func cue(_ markers: [Marker]) -> [UInt8] {
    var payload = RiffBytes.word(Int64(markers.count))
    for (index, marker) in markers.enumerated() {
      let position = RiffBytes.word(marker.span.start.index)
      payload += RiffBytes.word(Int64(index + 1)) + position + Array("data".utf8)
      payload += [0, 0, 0, 0, 0, 0, 0, 0] + position
    }
    return RiffBytes.chunk("cue ", payload)
  }

  /// All `labl` first, then `note`, then `ltxt`: in another order libsndfile gives up at the first one it does
  /// not know and loses the names.
  private static func names(_ markers: [Marker]) -> [UInt8] {
    var payload = Array("adtl".utf8)
    for (index, marker) in markers.enumerated() {
      payload += named("labl", index, marker.label)
    }
    for (index, marker) in markers.enumerated() where !marker.comment.isEmpty {
      payload += named("note", index, MarkerName.lines(marker.comment).replacing("\n", with: "\r\n"))
    }
    for (index, marker) in markers.enumerated() where marker.span.frames > 0 {
      // No country, language or dialect; code page 65001 is UTF-8.
      let facts = Array("rgn ".utf8) + [0, 0, 0, 0, 0, 0, 0xE9, 0xFD]
      payload += RiffBytes.chunk(
        "ltxt", RiffBytes.word(Int64(index + 1)) + RiffBytes.word(marker.span.frames) + facts)
    }
    return RiffBytes.chunk("LIST", payload)
  }

  private static func named(_ id: String, _ index: Int, _ text: String) -> [UInt8] {
    RiffBytes.chunk(id, RiffBytes.word(Int64(index + 1)) + Array(text.utf8) + [0])
  }
}

/// Little-endian bytes of RIFF chunks.
enum RiffBytes {
  /// A chunk with its header, and its padding byte if it needs one.
  static func chunk(_ id: String, _ payload: [UInt8]) -> [UInt8] {
    Array(id.utf8) + word(Int64(payload.count)) + payload + (payload.count % 2 == 1 ? [0] : [])
  }

  /// All 64 bits of a number.
  static func long(_ value: Int64) -> [UInt8] { word(value) + word(value >> 32) }

  /// The low 16 bits of a number.
  static func short(_ value: Int) -> [UInt8] { Array(word(Int64(value)).prefix(2)) }

  /// The low 32 bits of a number.
  static func word(_ value: Int64) -> [UInt8] {
    let word = UInt32(truncatingIfNeeded: value)
    return (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
  }
}
