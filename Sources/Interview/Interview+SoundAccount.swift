import Timeline

/// To which question every frame of the sound belongs, added up.
package struct SoundAccount: Hashable, Sendable {
  /// Frames of all parts.
  package var sound: Int64
  /// Frames of all visits.
  package var visits: Int64
  /// Frames that explicitly belong to no question.
  package var outside: Int64

  /// Frames of the sound of which nothing tells where they belong; less than 0 when some are counted twice. Always 0 in an
  /// interview that is over.
  package var unaccounted: Int64 { sound - visits - outside }
}

extension Interview {
  /// The spans of visits and the time outside every question, against the sound.
  package var soundAccount: SoundAccount {
    SoundAccount(
      sound: soundSpans.reduce(0) { $0 + $1.frames },
      visits: visits.reduce(0) { $0 + ($1.end - $1.start) },
      outside: outside.reduce(0) { $0 + $1.span.frames })
  }

  /// The sound that belongs to no visit, in order of time. Sound behind the end of a sitting is in here only when somebody
  /// said why.
  package var outside: [Outside] {
    var stretches: [Outside] = []
    func add(_ id: String, _ span: Span, _ cause: Outside.Cause) {
      for sound in soundSpans {
        let (start, end) = (max(span.start, sound.start), min(span.end, sound.end))
        guard start < end else { continue }
        if let last = stretches.indices.last, stretches[last].id == id, stretches[last].span.end == start {
          stretches[last].span.end = end
        } else {
          stretches.append(Outside(id: id, span: Span(start: start, end: end), cause: cause))
        }
      }
    }
    add("", Span(start: .zero, end: turns.first?.frame ?? length), .beginning)
    for (index, turn) in turns.enumerated() {
      guard turn.question == nil, let cause = turn.cause else { continue }
      add(
        turn.id, Span(start: turn.frame, end: index + 1 < turns.count ? turns[index + 1].frame : length),
        cause)
    }
    return stretches
  }

  /// Where there is sound: the parts, one that is being written as far as it goes.
  private var soundSpans: [Span] {
    parts.map { part in
      Span(start: part.firstFrame, end: part.frames.map { part.firstFrame + $0 } ?? length)
    }
  }

  /// Where the sound ends, when every part of it is closed and there is any.
  var closedSoundEnd: Frame? {
    guard let last = parts.last, let frames = last.frames else { return nil }
    let end = last.firstFrame + frames
    return end > .zero ? end : nil
  }
}
