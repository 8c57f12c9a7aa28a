import Guide
import Interview
import Timeline

/// The outline at the left: sections with their talking time, questions with how far they are.
struct SectionColumn {
  let interview: Interview
  let width: Int
  let unicode: Bool

  /// As many rows as fit, with the current question among them.
  func rows(_ height: Int) -> [ScreenText] {
    var rows: [ScreenText] = []
    var current = 0
    let numbers = interview.numbers
    for section in interview.ordered.sections {
      let talked = minutes(interview.talked(inSection: section))
      let holdsCurrent = section.questions.contains { $0.id == interview.currentQuestion }
      let heading = interview.title(ofSection: section.id)
      let title = Cells.fit("\(shape(interview.status(of: section))) \(heading)", to: width - 6)
      rows.append(ScreenText(title + " " + talked, .strong))
      for question in section.questions {
        guard holdsCurrent || interview.ordered.questions.count <= height - interview.ordered.sections.count
        else { continue }
        let isCurrent = question.id == interview.currentQuestion
        if isCurrent { current = rows.count }
        let flag = interview.flagged.contains(question.id) ? "!" : " "
        let isOff = !interview.applies(question.id)
        let sign = isOff ? (unicode ? "–" : "-") : shape(interview.status(of: question))
        let text = " \(sign)\(flag)\(numbers[question.id] ?? 0) \(interview.run.text(of: question).text)"
        rows.append(
          ScreenText(Cells.cut(text, to: width), isCurrent ? .current : isOff ? .faint : .plain))
      }
    }
    let first = min(max(0, current - height / 2), max(0, rows.count - height))
    return Array(rows.dropFirst(first).prefix(height))
  }

  private func shape(_ status: QuestionStatus) -> String {
    switch status {
    case .open: unicode ? "○" : "."
    case .part: unicode ? "◐" : "~"
    case .done: unicode ? "●" : "x"
    }
  }

  private func minutes(_ frames: Int64) -> String {
    let seconds = frames / Int64(interview.sampleRate.hertz)
    let text = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return String(repeating: " ", count: max(0, 5 - text.count)) + text
  }
}
