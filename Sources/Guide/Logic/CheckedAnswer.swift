/// Where the check of an answer finds `this`; all else is that of the run.
struct CheckedAnswer: LogicEnvironment {
  let run: GuideRun
  let question: Question
  let value: LogicValue

  var today: String { run.today }
  var now: String { run.now }

  func operand(_ id: String, part: String?) -> LogicValue {
    guard id == "this" || id == question.id else { return run.operand(id, part: part) }
    return part.map { value.part($0, of: question) } ?? value
  }

  func isAnswered(_ id: String, part: String?) -> Bool {
    let value = operand(id, part: part)
    return value != .unknown && value != .absent
  }
}
