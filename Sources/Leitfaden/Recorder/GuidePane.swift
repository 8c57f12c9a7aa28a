import Guide
import Interview

/// What is to be read aloud or to be known before and between the questions: the introduction of the guide, the texts of
/// its sections, and the notes of both.
struct GuidePane {
  let interview: Interview
  let texts: RecorderTexts
  let width: Int

  /// All of it, in the order of the interview.
  var lines: [PaneLine] {
    introduction + interview.ordered.sections.flatMap { [PaneLine("")] + lines(of: $0) }
  }

  /// What stands before the first section.
  var introduction: [PaneLine] {
    let guide = interview.guide
    return PaneLine.wrapped(guide.title, to: width, .question)
      + paragraphs(guide.introduction, guide.interviewerNotes, at: "")
  }

  /// Heading, texts and notes of a section.
  func lines(of section: Section) -> [PaneLine] {
    PaneLine.wrapped(section.title.isEmpty ? texts.noHeading : section.title, to: width, .strong)
      + paragraphs(section.texts, section.interviewerNotes, at: section.id)
  }

  private func paragraphs(_ words: [String], _ notes: [String], at place: String) -> [PaneLine] {
    words.flatMap { [PaneLine("")] + PaneLine.wrapped(filled($0, at: place), to: width) }
      + notes.flatMap {
        [PaneLine("")] + PaneLine.wrapped(filled($0, at: place), to: width, sign: "> ", .faint)
      }
  }

  private func filled(_ text: String, at place: String) -> String {
    place.isEmpty ? text : interview.run.piped(text, at: place).text
  }
}

extension Guide {
  /// Whether there is something to read before the first question.
  var hasIntroduction: Bool { !introduction.isEmpty || !interviewerNotes.isEmpty }
}

extension Section {
  /// Whether there is something to read before its questions.
  var hasIntroduction: Bool { !texts.isEmpty || !interviewerNotes.isEmpty }
}
