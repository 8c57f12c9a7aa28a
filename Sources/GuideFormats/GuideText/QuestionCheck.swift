import Guide
import Wording

/// What must be true of a question as a whole.
struct QuestionCheck {
  let draft: QuestionDraft
  let question: Question
  let boxes: [OptionLine]

  func run(_ problems: inout DiagnosticList) {
    checkBoxes(&problems)
    checkCodes(&problems)
    checkRows(&problems)
    checkPreselection(&problems)
    checkKind(&problems)
    checkDefault(&problems)
  }

  private func checkBoxes(_ problems: inout DiagnosticList) {
    guard let answer = draft.answer else { return }
    let word = answer.word.rawValue
    // Beside a number or text, only "don't know" and the like, or one field for something else, make sense.
    if let box = boxes.first(where: { !$0.option.isMissing && !$0.option.hasText }) {
      problems.error(
        box.place,
        "the question has an answer line [\(word)] and choices; keep one of them (only choices marked {missing}"
          + " or with ____ may stand beside an answer line)")
    }
  }

  private func checkCodes(_ problems: inout DiagnosticList) {
    var seen: Set<String> = []
    let labels = question.options.count - boxes.count
    var second: Set<String> = []
    for option in question.secondOptions ?? [] where !second.insert(option.code.lowercased()).inserted {
      problems.error(
        draft.answer?.place ?? draft.place,
        "the code “\(option.code)” is given twice in the second scale; codes must differ")
    }
    for (number, option) in question.options.enumerated() {
      let place = number >= labels ? boxes[number - labels].place : draft.answer?.place ?? draft.place
      if !seen.insert(option.code.lowercased()).inserted {
        problems.error(place, "the code “\(option.code)” is given twice in this question; codes must differ")
      }
    }
  }

  private func checkRows(_ problems: inout DiagnosticList) {
    guard let answer = draft.answer, answer.word.hasRows else { return }
    var seen: Set<String> = []
    for row in question.rows where !seen.insert(row.id.lowercased()).inserted {
      problems.error(answer.place, "the row “\(row.id)” is given twice in this question; row ids must differ")
    }
    let least = answer.word == .rank ? 2 : 1
    if question.rows.count < least {
      problems.error(
        answer.place,
        answer.word == .rank
          ? "there must be at least two items to rank; write them below as “- code = text”"
          : "the \(answer.word == .matrix ? "matrix" : answer.word.rawValue) has no rows; write them below as “- code: text”"
      )
    }
  }

  private func checkPreselection(_ problems: inout DiagnosticList) {
    let ticked = boxes.filter(\.option.isPreselected)
    if question.kind == SingleAnswer.id, ticked.count > 1 {
      problems.error(ticked[1].place, "only one choice can be chosen beforehand; write ( ) for the others")
    }
  }

  private func checkKind(_ problems: inout DiagnosticList) {
    guard let answer = draft.answer else { return }
    let hasBothEnds = question.format.minimum != nil && question.format.maximum != nil
    if [.scale, .scalematrix].contains(answer.word), answer.hasRange, !hasBothEnds {
      problems.error(
        answer.place, "a scale needs both ends; write [\(answer.word.rawValue) 1..10: left end | right end]")
    }
    if answer.word == .masked, question.format.mask == nil {
      problems.error(
        answer.place, "the mask is missing; write [masked mask \"AA-9999\"]: A a letter, 9 a digit")
    }
    if answer.word == .points, question.media.isEmpty {
      problems.error(
        answer.place, "there is no picture to touch; write ![what it shows](media/file.png) above")
    }
    if answer.word == .calculated, !question.isCalculated {
      problems.error(
        answer.place, "nothing says how to calculate; write {calculate=\"a + b\"} after the question")
    }
  }

  private func checkDefault(_ problems: inout DiagnosticList) {
    guard let value = draft.attributes.word("default")?.value, let kind = AnswerKinds.kind(question.kind)
    else {
      return
    }
    do {
      _ = try kind.value(from: value.value, for: question)
    } catch {
      problems.warning(
        value.place,
        "the default is not an answer to this question: \(error.sentence)")
    }
  }
}
