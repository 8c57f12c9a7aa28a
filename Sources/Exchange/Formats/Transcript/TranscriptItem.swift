import Guide
import Interview
import Timeline

/// Something that stands in a transcript at its moment.
struct TranscriptItem {
  /// What stands there.
  enum What {
    /// A question with its wording, and what was said where somebody typed it: `nil` where nobody did, and in the part to
    /// which a visit goes on.
    case visit(Visit, wording: String, said: String?)
    /// A remark in brackets; may have several lines.
    case line(String)
  }

  /// Where, counted from the beginning of the sound file.
  var frame: Frame
  /// What.
  var what: What

  private struct Placed {
    var frame: Frame
    var place: Int
    var what: What
  }

  /// Everything that belongs to a sound file, in order of time; at one frame as it happened.
  static func items(
    in sound: SoundFile, of interview: ExportedInterview, _ words: TranscriptWords
  ) -> [TranscriptItem] {
    let order = EventOrder(interview.interview)
    let all =
      visits(in: sound, of: interview, order)
      + lines(of: interview, words, order).filter { lies($0.frame, in: sound, of: interview) }
    // Enumerated, because Swift's sort does not promise to keep equal elements in order.
    let sorted = all.enumerated().sorted {
      ($0.element.frame, $0.element.place, $0.offset) < ($1.element.frame, $1.element.place, $1.offset)
    }
    return sorted.map { TranscriptItem(frame: sound.local($0.element.frame), what: $0.element.what) }
  }

  /// A visit that goes on from the part before is named again at the beginning.
  private static func visits(
    in sound: SoundFile, of interview: ExportedInterview, _ order: EventOrder
  ) -> [Placed] {
    interview.interview.visits.compactMap { visit in
      let span = interview.clamped(Span(start: visit.start, end: visit.end))
      let goesOn = span.start < sound.firstFrame && span.end > sound.firstFrame && span.start < sound.end
      guard goesOn || lies(span.start, in: sound, of: interview) else { return nil }
      let wording = MarkerName.oneLine(interview.questionText(visit))
      let said = goesOn ? nil : interview.interview.transcripts[visit.id]
      return Placed(
        frame: span.start, place: order.place(of: visit.id), what: .visit(visit, wording: wording, said: said)
      )
    }
  }

  private static func lines(
    of exported: ExportedInterview, _ words: TranscriptWords, _ order: EventOrder
  ) -> [Placed] {
    let interview = exported.interview
    func line(_ frame: Frame, _ place: Int, _ text: String) -> Placed {
      Placed(frame: exported.clamped(frame), place: place, what: .line(text))
    }
    let marks = interview.marks.map { mark in
      line(
        mark.frame, order.place(of: mark.id),
        words.mark(mark.number, mark.colour, MarkerName.oneLine(mark.label)))
    }
    let notes = exported.writtenNotes.map { note in
      line(note.frame, order.place(of: note.id), words.note(MarkerName.lines(note.text)))
    }
    let answers = exported.answersInOrder.flatMap { answer in
      (answer.earlier + [answer.current]).enumerated().map { index, entry in
        line(
          entry.frame, order.place(ofEntry: index, of: answer.question),
          text(of: entry, answer.question, exported, words))
      }
    }
    let breaks = interview.breaks.enumerated().map { index, stretch in
      line(stretch.frame, order.place(ofBreak: index), words.stretch(stretch))
    }
    let gaps = interview.gaps.enumerated().map { index, gap in
      line(
        gap.frame, order.place(ofGap: index),
        words.gap(seconds: interview.sampleRate.seconds(frames: gap.frames)))
    }
    return marks + notes + answers + breaks + gaps
  }

  private static func text(
    of entry: Answer.Entry, _ question: String, _ interview: ExportedInterview, _ words: TranscriptWords
  ) -> String {
    let answer = MarkerName.oneLine(AnswerText.text(of: entry, interview.question(question), words))
    return "\(words.answer) \(question): \(answer)"
  }

  private static func lies(_ frame: Frame, in sound: SoundFile, of interview: ExportedInterview) -> Bool {
    guard let home = interview.soundFile(at: frame) else { return true }
    return home.number == sound.number
  }
}
