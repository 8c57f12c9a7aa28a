/// Where the check of an answer finds `this`; all else is that of the run.
struct CheckedAnswer: LogicEnvironment {
  let run: GuideRun
  let question: Question
  let value: LogicValue

  var today: String { run.today }
  var now: String { run.now }
  var language: String { run.language }

  func operand(_ id: String, part: String?) -> LogicValue {
    guard id == "this" || id == question.id else { return run.operand(id, part: part) }
    return part.map { value.part($0, of: question) } ?? value
  }

  func label(_ id: String, code: String) -> String? {
    run.label(id == "this" ? question.id : id, code: code)
  }
}
