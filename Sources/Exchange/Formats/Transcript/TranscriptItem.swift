import Guide
import Interview
import Timeline

/// Something that stands in a transcript at its moment.
struct TranscriptItem {
  /// What stands there.
  enum What {
    /// A question, with its wording.
    case visit(Visit, wording: String)
    /// A line in brackets.
    case line(String)
  }

  /// Where, counted from the beginning of the sound file.
  var frame: Frame
  /// What.
  var what: What

  /// Everything that belongs to a sound file, in order of time.
  static func items(
    in sound: SoundFile, of interview: ExportedInterview, _ words: TranscriptWords
  ) -> [TranscriptItem] {
    let all =
      visits(in: sound, of: interview)
      + lines(of: interview, words).filter { lies($0.frame, in: sound, of: interview) }
    // Enumerated, because Swift's sort does not promise to keep equal elements in order: a question comes before
    // what was done in it.
    let sorted = all.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
    return sorted.map { TranscriptItem(frame: sound.local($0.element.frame), what: $0.element.what) }
  }

  /// A visit that goes on from the part before is named again at the beginning.
  private static func visits(in sound: SoundFile, of interview: ExportedInterview) -> [TranscriptItem] {
    interview.interview.visits.compactMap { visit in
      let span = interview.clamped(Span(start: visit.start, end: visit.end))
      let goesOn = span.start < sound.firstFrame && span.end > sound.firstFrame && span.start < sound.end
      guard goesOn || lies(span.start, in: sound, of: interview) else { return nil }
      let wording = MarkerName.oneLine(interview.questionText(visit))
      return TranscriptItem(frame: span.start, what: .visit(visit, wording: wording))
    }
  }

  private static func lines(of exported: ExportedInterview, _ words: TranscriptWords) -> [TranscriptItem] {
    let interview = exported.interview
    let marks = interview.marks.map { mark -> (Frame, String) in
      (mark.frame, words.mark(mark.number, mark.colour, MarkerName.oneLine(mark.label)))
    }
    let notes = exported.writtenNotes.map { note -> (Frame, String) in
      (note.frame, "\(words.note): \(MarkerName.oneLine(note.text))")
    }
    let answers = exported.answersInOrder.flatMap { answer -> [(Frame, String)] in
      (answer.earlier + [answer.current]).map { entry in
        (entry.frame, line(of: entry, answer.question, exported, words))
      }
    }
    let breaks = interview.breaks.map { stretch -> (Frame, String) in (stretch.frame, words.stretch(stretch))
    }
    let gaps = interview.gaps.map { gap -> (Frame, String) in
      (gap.frame, words.gap(seconds: interview.sampleRate.seconds(frames: gap.frames)))
    }
    return (marks + notes + answers + breaks + gaps).map { frame, line in
      TranscriptItem(frame: exported.clamped(frame), what: .line(line))
    }
  }

  private static func line(
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
