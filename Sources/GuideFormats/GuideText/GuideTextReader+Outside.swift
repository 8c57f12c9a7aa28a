import Wording

/// Lines that are not indented under a question: headings, questions, texts and notes.
extension GuideTextReader {
  mutating func readHeading(_ content: Marks) {
    endQuestion()
    previous = .blank
    guard let first = content.first else { return }
    let level = LineShape.headingLevel(content)
    let rest = content.dropFirst(level).trimmed
    if level == 1, title == nil, sections.isEmpty {
      title = Located(rest.text, first.place)
      return
    }
    let (text, attributes) = AttributeList.taken(from: rest, ids: ids, &problems)
    KnownAttributes.check(attributes, known: KnownAttributes.section, owner: "a section", &problems)
    if level == 1 {
      problems.warning(
        first.place, "only the first “# ” heading is the title of the guide; write “## ” for a section")
    } else if level > 3 {
      problems.warning(first.place, "headings go no deeper than “### ”; this one is read as a sub-section")
    }
    let hasParent = sections.contains { !$0.isSubsection }
    if level > 2, !hasParent {
      problems.warning(first.place, "a sub-section needs a section before it; write “## ”")
    }
    if text.isEmpty, attributes.isEmpty {
      problems.warning(first.place, "the heading has no text")
    }
    sections.append(
      SectionDraft(
        place: first.place, title: text.text, isSubsection: level > 2 && hasParent, attributes: attributes))
  }

  mutating func readOuterNote(_ content: Marks) {
    guard let first = content.first else { return }
    let isAfterQuestion = question != nil || sections.last?.questions.isEmpty == false
    endQuestion()
    let rest = content.dropFirst().trimmed
    defer { previous = rest.isEmpty ? .blank : .note }
    guard !rest.isEmpty else { return }
    if previous != .note, isAfterQuestion {
      problems.warning(
        first.place,
        "this note stands after a question, but belongs to the section and is shown at its start;"
          + " indent it to attach it to the question")
    }
    if sections.isEmpty {
      Self.append(rest, to: &notes, continues: previous == .note)
    } else {
      Self.append(rest, to: &sections[sections.count - 1].notes, continues: previous == .note)
    }
  }

  mutating func readOuterBullet(_ content: Marks, indent: Int) {
    guard let first = content.first else { return }
    let rest = content.dropFirst(LineShape.bulletLength(content)).trimmed
    if LineShape.box(rest) != nil, question != nil {
      problems.error(first.place, "an option must be indented under its question, by three spaces")
      question?.items.append(QuestionDraft.Item(marks: Array(rest), indent: indent + 2))
      previous = .item
      return
    }
    endQuestion()
    openSectionIfNeeded(first.place)
    var draft = QuestionDraft(place: first.place, indent: indent)
    if LineShape.box(rest) != nil {
      problems.error(first.place, "there is an option here without a question before it")
    }
    let (text, attributes) = AttributeList.taken(from: rest, ids: ids, &problems)
    draft.attributes = attributes
    draft.text.append(text)
    question = draft
    previous = .question
  }

  mutating func readOuterText(_ content: Marks) {
    guard let first = content.first else { return }
    reportSlip(content)
    if question != nil, LineShape.isAnswerLine(content) {
      problems.error(first.place, "an answer line must be indented under its question, by three spaces")
      readQuestionLine(content, indent: 2)
      return
    }
    if question != nil, previous == .question {
      problems.warning(
        first.place,
        "this line is read as part of the question above; indent it to say so, or leave an empty line before it"
      )
      appendQuestionText(content)
      return
    }
    if sections.last?.questions.isEmpty == false || question != nil, previous != .text {
      problems.warning(
        first.place,
        "this text stands after a question, but is shown at the start of the section; move it there,"
          + " or begin a new section")
    }
    endQuestion()
    if LineShape.isMedia(content) {
      problems.warning(
        first.place, "pictures, sounds and films belong to a question; indented under none, this is only text"
      )
    }
    if sections.isEmpty {
      Self.append(content, to: &introduction, continues: previous == .text)
    } else {
      Self.append(content, to: &sections[sections.count - 1].texts, continues: previous == .text)
    }
    previous = .text
  }

  static func append(_ marks: Marks, to texts: inout [TextLines], continues: Bool) {
    if continues, !texts.isEmpty {
      texts[texts.count - 1].append(marks)
    } else {
      texts.append(TextLines(marks))
    }
  }
}
