import Guide
import Wording

/// Makes a question from its lines.
struct QuestionBuilder {
  let draft: QuestionDraft
  let language: String
  private let ids: Set<String>
  private(set) var question: Question
  private(set) var references: [Reference] = []
  private var boxes: [OptionLine] = []
  private var word: AnswerWord? { draft.answer?.word }

  init(
    _ draft: QuestionDraft, id: String, section: SectionDraft, language: String, ids: Set<String>,
    _ problems: inout DiagnosticList
  ) {
    self.ids = ids
    self.draft = draft
    self.language = language
    question = Question(id: id, text: draft.text.text)
    question.interviewerNotes = GuideBuilder.texts(draft.notes)
    question.media = draft.media
    if let answer = draft.answer { question.format = answer.format }
    if draft.text.isEmpty {
      problems.error(draft.place, "the question has no text; write it after the list mark")
    }
    readItems(&problems)
    checkChoices(&problems)
    chooseKind(isHandover: section.attributes.word("handover") != nil, &problems)
    makeOptions(&problems)
    AttributeReading.read(draft.attributes, into: &question, &references, word: word, &problems)
    QuestionCheck(draft: draft, question: question, boxes: boxes).run(&problems)
  }

  private mutating func readItems(_ problems: inout DiagnosticList) {
    for item in draft.items {
      let marks = item.marks[...]
      if let box = LineShape.box(marks) {
        boxes.append(OptionLine(marks, box, ids: ids, &problems))
      } else if let (keyword, length) = LineShape.keyword(marks), !isRow(keyword, marks) {
        let text = marks.dropFirst(length).trimmed
        if let kind = keyword.kind {
          appendProbe(kind, text, marks.first, &problems)
        } else {
          appendHelp(text, marks.first, &problems)
        }
      } else if word?.hasRows == true {
        appendRow(marks, &problems)
      } else {
        if let first = marks.first, LineShape.isAnswerLine(marks), marks.last?.isMark("]") == true {
          problems.warning(
            first.place,
            "this is read as a probe; an answer line stands without a list mark, for plain text write \\[")
        }
        appendProbe(.probe, marks, marks.first, &problems)
      }
    }
  }

  // `- help: asking for help` was a row of a table before `Help:` was a word of guides.
  private func isRow(_ keyword: DetailKeyword, _ marks: Marks) -> Bool {
    keyword.kind == nil && word?.hasRows == true && marks.first?.scalar.properties.isLowercase == true
  }

  private mutating func appendHelp(_ text: Marks, _ first: Mark?, _ problems: inout DiagnosticList) {
    if text.isEmpty, let first {
      problems.warning(first.place, "there is no text after the colon; the line is left out")
    } else {
      question.help = [question.help, text.text].compactMap(\.self).joined(separator: "\n")
    }
  }

  private mutating func appendProbe(
    _ kind: Probe.Kind, _ text: Marks, _ first: Mark?, _ problems: inout DiagnosticList
  ) {
    if text.isEmpty, let first {
      problems.warning(first.place, "there is no text after the colon; the line is left out")
    } else {
      question.probes.append(Probe(kind, text.text))
    }
  }

  // `a: text` in a table, `a = text` in a ranking as well.
  private mutating func appendRow(_ marks: Marks, _ problems: inout DiagnosticList) {
    guard let first = marks.first else { return }
    var id = String(question.rows.count + 1)
    var words = marks
    let code = marks.prefix { $0.scalar.isCodePart && !$0.isLiteral }
    let rest = marks.dropFirst(code.count)
    if word != .rank, !code.isEmpty, rest.first?.isMark(":") == true, rest.dropFirst().first?.isSpace ?? true
    {
      (id, words) = (code.text, rest.dropFirst())
    } else if let sign = marks.equalsSign, !marks[..<sign].trimmed.contains(where: \.isSpace) {
      (id, words) = (marks[..<sign].text, marks[(sign + 1)...])
      CodeRule.check(Located(id, first.place), what: "the id of a row", &problems)
    }
    var row = Row(id: id, text: words.text)
    if word == .differential { takePoles(words, first.place, &row, &problems) }
    if row.text.isEmpty { problems.error(first.place, "the row has no text") }
    question.rows.append(row)
  }

  // `slow | fast`: what stands left and right of a semantic differential.
  private func takePoles(
    _ words: Marks, _ place: Place, _ row: inout Row, _ problems: inout DiagnosticList
  ) {
    guard let sign = words.firstIndex(where: { $0.isMark("|") }), !words[(sign + 1)...].trimmed.isEmpty else {
      problems.error(place, "a row of a differential has two poles; write “- speed: slow | fast”")
      return
    }
    row.text = words[..<sign].text
    row.opposite = words[(sign + 1)...].text
  }

  private mutating func chooseKind(isHandover: Bool, _ problems: inout DiagnosticList) {
    if let word {
      question.kind = word.rawValue
    } else if let first = boxes.first {
      question.kind = first.isRound ? SingleAnswer.id : MultipleAnswer.id
    }
    if let first = boxes.first, let other = boxes.first(where: { $0.isRound != first.isRound }) {
      problems.error(
        other.place, "( ) and [ ] stand in one question; use ( ) for one choice, [ ] for several")
    }
    // Nobody asks aloud during a hand-over: what would be talk is written.
    if isHandover, question.kind == OpenAnswer.id { question.kind = LongTextAnswer.id }
  }

  // Yes and no as plain lines would be probes to tick.
  private func checkChoices(_ problems: inout DiagnosticList) {
    guard word == nil, boxes.isEmpty else { return }
    let likely = draft.items.first { AuthoringSlip.isChoice($0.marks[...]) }
    guard let place = likely?.marks.first?.place else { return }
    problems.warning(
      place,
      "this is read as a probe; if it is a choice, write a box before it: “- ( ) ” for one choice, “- [ ] ” for several"
    )
  }

  private mutating func makeOptions(_ problems: inout DiagnosticList) {
    if let answer = draft.answer {
      let reading = LabelReading(answer: answer, language: language)
      question.options = reading.options(&problems)
      if answer.word == .dualmatrix { question.secondOptions = reading.secondOptions(&problems) }
    }
    for (number, box) in boxes.enumerated() {
      var box = box
      box.number(number + 1)
      question.options.append(box.option)
      if let target = box.target { references.append(Reference(kind: .target, value: target)) }
      if let condition = box.condition { references.append(Reference(kind: .condition, value: condition)) }
    }
  }
}
