/// What changed between two states, as the `data:` of a server-sent event. A page puts it over what it knows;
/// a first message holds everything and says so with `isWhole`. `null` takes an entry away.
struct StateChange: Encodable {
  var isWhole: Bool
  var head: StateView.Head?
  var sections: [String: StateView.SectionView]?
  var questions: [String: StateView.QuestionView?]?
  var logic: [String: LogicView?]?
  var log: [String: StateView.LogItem?]?

  /// Everything.
  init(_ state: StateView) {
    isWhole = true
    head = state.head
    sections = state.sections
    questions = state.questions
    logic = state.logic
    log = state.log
  }

  /// The difference; `nil` when there is none.
  init?(from old: StateView, to new: StateView) {
    isWhole = false
    head = old.head == new.head ? nil : new.head
    let sections = new.sections.filter { old.sections[$0.key] != $0.value }
    self.sections = sections.isEmpty ? nil : sections
    questions = Self.difference(old.questions, new.questions)
    logic = Self.difference(old.logic, new.logic)
    log = Self.difference(old.log, new.log)
    if head == nil, self.sections == nil, questions == nil, logic == nil, log == nil { return nil }
  }

  private static func difference<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> [String: Value?]? {
    var changed: [String: Value?] = [:]
    for (key, value) in new where old[key] != value { changed.updateValue(value, forKey: key) }
    for key in old.keys where new[key] == nil { changed.updateValue(nil, forKey: key) }
    return changed.isEmpty ? nil : changed
  }
}
