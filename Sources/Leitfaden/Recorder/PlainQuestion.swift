import Guide
import Interview

/// A question line by line with all its texts, for those who hear or feel the screen. Before the first one of a section
/// stands what is to be read when the section begins.
struct PlainQuestion {
  let interview: Interview
  let texts: RecorderTexts

  /// The lines of the introduction of the guide; none when it has only a title.
  var introduction: [String] { interview.guide.hasIntroduction ? plain(guidePane.introduction) : [] }

  /// The introduction and the texts of all sections.
  var everything: [String] { plain(guidePane.lines) }

  /// The lines of the question with this identifier.
  func lines(_ id: String) -> [String] {
    guard let written = interview.guide.question(id) else { return [] }
    let question = interview.shown(id) ?? written
    let numbers = interview.numbers
    let section = interview.ordered.sections.first { $0.questions.first?.id == id && $0.hasIntroduction }
    var lines = section.map { plain(guidePane.lines(of: $0)) } ?? []
    lines.append("\(numbers[id] ?? 0) \(texts.of) \(numbers.count): \(question.text)")
    if let remark = texts.remark(on: written, in: interview) { lines.append("  \(remark)") }
    if question.isOffRecord { lines.append("  \(texts.neverRecorded)") }
    lines += question.media.map { "  \(texts.toShow): \($0.description) (\($0.path))" }
    for (number, probe) in question.probes.enumerated() {
      lines.append(probe.kind == .prompt ? "  \(probe.text)" : "  \(number + 1). \(probe.text)")
    }
    lines += question.interviewerNotes.map { "  > \($0)" }
    return lines + choices(question)
  }

  private func choices(_ question: Question) -> [String] {
    guard !question.isOpen, let kind = AnswerKinds.kind(question.kind) else { return [] }
    let heads = question.kind == DualMatrixAnswer.id ? question.attribute("heads") : nil
    var lines = question.options.flatMap(choice)
    if let second = question.secondOptions { lines += ["  -"] + second.flatMap(choice) }
    if let heads { lines.append("  \(heads)") }
    lines += question.rows.map { "  \($0.id): \(AnswerSheet.title($0))" }
    let hint = kind.hint(for: question, in: texts.language)
    return kind.hasValue && !question.isCalculated && !hint.isEmpty ? lines + ["  a: \(hint)"] : lines
  }

  private func choice(_ option: AnswerOption) -> [String] {
    ["  \(option.code) = \(option.text)"]
      + (option.image.map { ["    \(texts.toShow): \($0.description) (\($0.path))"] } ?? [])
  }

  private var guidePane: GuidePane { GuidePane(interview: interview, texts: texts, width: 76) }

  private func plain(_ lines: [PaneLine]) -> [String] { lines.map { $0.runs.map(\.text).joined() } }
}
