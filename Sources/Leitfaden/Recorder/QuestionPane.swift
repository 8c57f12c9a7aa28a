import Guide
import Interview

/// The column with the current question: all its texts in as many lines as they need. Before the first question of a
/// section stands what is to be read when the section begins, before the first of all the introduction of the guide.
struct QuestionPane {
  let interview: Interview
  let texts: RecorderTexts
  let width: Int
  let unicode: Bool
  /// The answer that is being given by keys.
  let draft: AnswerDraft?
  /// Whether an answer to the question is being typed.
  var isTyped = false

  var lines: [PaneLine] {
    guard let id = interview.currentQuestion, let written = interview.guide.question(id) else {
      // a section can be chosen as a whole
      let section = interview.ordered.sections.first { $0.id == interview.currentSection }
      if let section { return guidePane.lines(of: section) }
      return guidePane.introduction + [PaneLine("")] + wrapped(texts.firstQuestionKey, .faint)
    }
    let question = interview.shown(id) ?? written
    var lines = [PaneLine(Cells.cut(head(id), to: width), .faint), PaneLine("")]
    if let section = sectionBeginning(with: id) { lines += guidePane.lines(of: section) + [PaneLine("")] }
    lines += wrapped(question.text, .question)
    if let help = question.help { lines += wrapped(help, .faint) }
    if let remark = texts.remark(on: written, in: interview) { lines += wrapped(remark, .warning) }
    if question.isOffRecord { lines += wrapped(texts.neverRecorded, .warning) }
    lines += question.media.flatMap(medium)
    lines.append(PaneLine(""))
    lines += probes(question)
    lines += question.interviewerNotes.flatMap { PaneLine.wrapped($0, to: width, sign: "> ", .faint) }
    let answer = AnswerPane(
      interview: interview, texts: texts, width: width, draft: draft, isTyped: isTyped)
    return lines + answer.lines(question)
  }

  private var guidePane: GuidePane { GuidePane(interview: interview, texts: texts, width: width) }

  private func head(_ id: String) -> String {
    let numbers = interview.numbers
    let visits = interview.visits(to: id).count
    return "\(numbers[id] ?? 0) \(texts.of) \(numbers.count)   \(id)" + (visits > 1 ? "   (\(visits))" : "")
  }

  private func sectionBeginning(with id: String) -> Section? {
    interview.ordered.sections.first { $0.questions.first?.id == id && $0.hasIntroduction }
  }

  private func probes(_ question: Question) -> [PaneLine] {
    let ticked = interview.tickedProbes[question.id] ?? []
    return question.probes.enumerated().flatMap { number, probe in
      let sign =
        switch probe.kind {
        case .prompt: unicode ? "  ›    " : "  >    "
        // as it is ticked: x, then its number; digits alone are questions and answers
        case .probe, .check: "\(ticked.contains(number + 1) ? "[x]" : "[ ]") x\(number + 1) "
        }
      return PaneLine.wrapped(probe.text, to: width, sign: sign)
    }
  }

  private func medium(_ medium: Media) -> [PaneLine] {
    wrapped("\(texts.toShow): \(medium.description) (\(medium.path))", .faint)
  }

  private func wrapped(_ text: String, _ style: ScreenText.Style = .plain) -> [PaneLine] {
    PaneLine.wrapped(text, to: width, style)
  }
}
