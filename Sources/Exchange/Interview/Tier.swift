import Guide
import Interview
import Timeline

/// One row of an interview in programs that show time from left to right. The word is the tier's name in files, the
/// same in every interview and language, so that scripts find it.
enum Tier: String, CaseIterable {
  /// The visits to questions, and where a section was chosen as a whole.
  case questions
  /// What was said during the visits, where somebody typed it; empty to be filled in.
  case transcript
  /// Bookmarks.
  case marks
  /// Notes.
  case notes
  /// Answers as they were given, earlier ones too.
  case answers
  /// Pauses, stretches off record and lost sound.
  case breaks
}

/// Something in a tier.
struct TierItem: Hashable {
  /// Where it lies, counted from the beginning of the sound file. A point has no length.
  var span: Span
  /// Its words, whole: may have several lines and any character.
  var text: String
  /// The question it belongs to.
  var question: String?
  /// Identifier of the event that made it.
  var id: String
}

extension ExportedInterview {
  /// Everything of one tier in a sound file, in order of time.
  func items(of tier: Tier, in sound: SoundFile) -> [TierItem] {
    let all: [TierItem] =
      switch tier {
      case .questions: questionItems
      case .transcript: transcriptItems
      case .marks: markItems
      case .notes: noteItems
      case .answers: answerItems
      case .breaks: breakItems
      }
    let here = all.compactMap { item -> TierItem? in
      guard let span = local(clamped(item.span), in: sound) else { return nil }
      var local = item
      local.span = span
      return local
    }
    // Enumerated, because Swift's sort does not promise to keep equal elements in order.
    return here.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }.map(\.element)
  }

  /// `Q03 first_day`: short, and the same whenever the question is talked about.
  func shortName(ofQuestion id: String) -> String {
    MarkerName.line([questionCode(id), id].compactMap { $0 }.joined(separator: " "))
  }

  private var questionItems: [TierItem] {
    interview.visits.map { visit in
      TierItem(
        span: Span(start: visit.start, end: visit.end), text: shortName(ofQuestion: visit.question),
        question: visit.question, id: visit.id)
    }
      + wholeSections.map { TierItem(span: $0.span, text: MarkerName.line(name(of: $0)), id: $0.id) }
  }

  private var transcriptItems: [TierItem] {
    interview.visits.compactMap { visit in
      guard let text = interview.transcripts[visit.id] else { return nil }
      return TierItem(
        span: Span(start: visit.start, end: visit.end), text: text, question: visit.question, id: visit.id)
    }
  }

  private var markItems: [TierItem] {
    interview.marks.map { mark in
      TierItem(
        span: Span(start: mark.frame, end: mark.end), text: name(of: mark),
        question: mark.question, id: mark.id)
    }
  }

  private var noteItems: [TierItem] {
    writtenNotes.map { note in
      TierItem(
        span: Span(start: note.frame, end: note.frame), text: note.text, question: note.question, id: note.id)
    }
  }

  private var answerItems: [TierItem] {
    let words = TranscriptWords(language: interview.language)
    return answersInOrder.flatMap { answer in
      (answer.earlier + [answer.current]).enumerated().map { index, entry in
        let text = AnswerText.text(of: entry, question(answer.question), words)
        return TierItem(
          span: Span(start: entry.frame, end: entry.frame),
          text: "\(shortName(ofQuestion: answer.question)): \(text)", question: answer.question,
          id: "\(answer.question)/\(index)")
      }
    }
  }

  /// Pauses, stretches off record and lost sound.
  var breakItems: [TierItem] {
    let words = TranscriptWords(language: interview.language)
    let stretches = interview.breaks.enumerated().map { index, stretch in
      TierItem(
        span: Span(start: stretch.frame, end: stretch.frame), text: words.stretch(stretch),
        id: "break/\(index)")
    }
    let gaps = interview.gaps.enumerated().map { index, gap in
      TierItem(
        span: Span(start: gap.frame, end: gap.isFilled ? gap.frame + max(0, gap.frames) : gap.frame),
        text: words.gap(seconds: interview.sampleRate.seconds(frames: gap.frames)), id: "gap/\(index)")
    }
    return stretches + gaps
  }
}
