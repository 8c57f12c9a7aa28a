import Documents
import Interview
import Timeline

/// Stretches of recordings that follow each other in one new file.
struct JoinedSound {
  /// A piece of one part.
  struct Piece {
    let sound: SoundFile
    let interview: ExportedInterview
    /// Where it lies on the interview.
    let span: Span
    /// Its first frame in the new file.
    let start: Int64

    /// Where a position of the interview lies in the new file: inside the piece, or at its nearer end.
    func position(_ frame: Frame) -> Frame {
      Frame(start + min(max(frame - span.start, 0), span.frames))
    }
  }

  /// What all its pieces have in common.
  let shape: PlainSound.Shape
  private(set) var pieces: [Piece] = []
  private var unsorted: [Marker] = []

  /// Frames in all.
  var frames: Int64 { pieces.last.map { $0.start + $0.span.frames } ?? 0 }

  /// The markers in it, counted from its beginning, in order.
  var markers: [Marker] { unsorted.inOrder }

  /// The stretches one after the other: in one file if all were recorded in the same way, else in as few as that
  /// allows. With `keepsOrder` a new one begins wherever the sound changes, so that each of them can be heard from its
  /// beginning to its end as it was said; without, whatever fits goes into the same one.
  ///
  /// - Throws: When a part cannot be read.
  static func files(of stretches: [SoundStretch], keepsOrder: Bool) throws -> [JoinedSound] {
    var shapes: [SoundFile: PlainSound] = [:]
    var files: [JoinedSound] = []
    for stretch in stretches {
      var all: [Piece] = []
      var touched: [Int: [Piece]] = [:]
      for sound in stretch.interview.soundFiles {
        guard stretch.span.start < sound.end, stretch.span.end > sound.firstFrame else { continue }
        let plain = try shapes[sound] ?? Recording(sound, of: stretch.interview).plain()
        shapes[sound] = plain
        let end = min(stretch.span.end, sound.firstFrame + min(sound.frames, plain.frames))
        let span = Span(start: max(stretch.span.start, sound.firstFrame), end: end)
        guard span.frames > 0 else { continue }
        let fitting = files.lastIndex { $0.shape == plain.shape }
        let found = keepsOrder && fitting != files.count - 1 ? nil : fitting
        let index = found ?? files.count
        if found == nil { files.append(JoinedSound(shape: plain.shape)) }
        let piece = Piece(
          sound: sound, interview: stretch.interview, span: span, start: files[index].frames)
        files[index].pieces.append(piece)
        all.append(piece)
        touched[index, default: []].append(piece)
      }
      for (index, pieces) in touched { files[index].mark(stretch.markers, on: pieces, of: all) }
    }
    return files
  }

  /// Takes over what of the markers lies on these pieces, which are some or all of one stretch. What lies between two
  /// pieces, where no sound is, moves to the end of the former; a point on their border belongs to the latter.
  private mutating func mark(_ markers: [Marker], on pieces: [Piece], of stretch: [Piece]) {
    guard let first = pieces.first, let last = pieces.last else { return }
    for marker in markers {
      let (from, to) = (marker.span.start, marker.span.end)
      if marker.span.frames == 0 {
        let home = stretch.last { $0.span.start <= from } ?? stretch.first
        guard pieces.contains(where: { $0.span == home?.span }) else { continue }
      } else {
        guard from < last.span.end, to > first.span.start else { continue }
      }
      func position(_ frame: Frame) -> Frame {
        (pieces.last { $0.span.start <= frame } ?? first).position(frame)
      }
      var moved = marker
      moved.span = Span(start: position(from), end: position(to))
      unsorted.append(moved)
    }
  }
}
