/// A guide with the answers given so far: what applies, in which order, with which words, and what is still needed.
/// A pure value: the same guide, answers, seed and moment always give the same.
///
/// After an answer only what hangs on it is worked out again; texts, orders and states are worked out when asked for.
package struct GuideRun: Sendable {
  let logic: GuideLogic
  /// The answers so far, by question.
  package private(set) var answers: [String: AnswerValue]
  /// Reasons for having no answer, by question.
  package private(set) var missing: [String: MissingReason]
  /// The seed of the interview, stored with it; every random order comes from it.
  package let seed: Int
  /// `yyyy-mm-dd`
  package let today: String
  /// `yyyy-mm-ddThh:mm`
  package let now: String
  /// How many sections and questions were worked out since the beginning; for tests of what is left alone.
  private(set) var evaluations = 0
  private var relevances: [Truth]
  private var calculations: [LogicValue]
  private var jumps: JumpTable
  private var isStale: [Bool]
  // Nothing after this stop is stale.
  private var lastStale: Int

  /// Works out everything once.
  ///
  /// - Parameter moment: What `today()` and `now()` mean.
  package init(
    _ guide: Guide, answers: [String: AnswerValue] = [:], missing: [String: MissingReason] = [:],
    seed: Int = 1,
    moment: Moment? = .now
  ) {
    self.init(
      GuideLogic(guide), answers: answers, missing: missing, seed: seed, today: moment?.day.description ?? "",
      now: moment.map { "\($0.day)T\($0.time)" } ?? "")
  }

  /// The guide of this run from the beginning, without answers.
  package func restarted(seed: Int, moment: Moment?) -> GuideRun {
    GuideRun(
      logic, answers: [:], missing: [:], seed: seed, today: moment?.day.description ?? "",
      now: moment.map { "\($0.day)T\($0.time)" } ?? "")
  }

  private init(
    _ logic: GuideLogic, answers: [String: AnswerValue], missing: [String: MissingReason], seed: Int,
    today: String, now: String
  ) {
    self.logic = logic
    (self.answers, self.missing, self.seed) = (answers, missing, seed)
    (self.today, self.now) = (today, now)
    let count = logic.stops.count
    relevances = Array(repeating: .unknown, count: count)
    calculations = Array(repeating: .unknown, count: count)
    jumps = JumpTable(count: count)
    isStale = Array(repeating: true, count: count)
    lastStale = count - 1
    _ = refresh(from: 0)
  }

  /// The guide.
  package var guide: Guide { logic.guide }

  /// Takes an answer, a reason for having none, or with neither takes the answer away.
  ///
  /// - Returns: Ids of the questions and sections that may look different now, the question itself among them.
  @discardableResult
  package mutating func answer(
    _ question: String, _ value: AnswerValue?, missing reason: MissingReason? = nil
  ) -> Set<String> {
    answers[question] = value
    missing[question] = value == nil ? reason : nil
    guard let stop = logic.places[question], logic.stops[stop].question != nil else { return [] }
    setStale([stop] + logic.dependents[stop])
    let changed = refresh(from: stop).union([stop])
    return Set(changed.flatMap { [$0] + logic.mentions[$0] }.map(id))
  }

  /// Whether a question or section applies: its condition and those of the sections around it hold, and no jump leads
  /// past it. `unknown` for what is not in the guide.
  package func relevance(_ id: String) -> Truth {
    logic.places[id].map { relevances[$0] } ?? .unknown
  }

  /// Takes over the answers of a run of the same guide, perhaps in another language.
  package mutating func follow(_ other: GuideRun) {
    guard answers != other.answers || missing != other.missing else { return }
    let changed = Set(answers.keys).union(missing.keys).union(other.answers.keys).union(other.missing.keys)
      .filter { answers[$0] != other.answers[$0] || missing[$0] != other.missing[$0] }
    for id in changed { answer(id, other.answers[id], missing: other.missing[id]) }
  }

  /// The same run of the same guide with the texts of another language.
  package func speaking(_ guide: Guide) -> GuideRun {
    GuideRun(GuideLogic(guide), answers: answers, missing: missing, seed: seed, today: today, now: now)
  }

  /// Whether the question is not in the guide, but was added on the spot.
  package func isStranger(_ question: String) -> Bool { logic.places[question] == nil }

  /// Whether an answer to this question can change what is asked afterwards, or how.
  package func isDecisive(_ question: String) -> Bool {
    guard let stop = logic.places[question] else { return false }
    return !logic.dependents[stop].isEmpty || !logic.mentions[stop].isEmpty
      || !logic.stops[stop].jumps.isEmpty
      || logic.stops[stop].question?.attribute("check") != nil
  }

  /// What an answer is in conditions, wherever the question stands.
  func value(at stop: Int) -> LogicValue {
    guard let question = logic.stops[stop].question else { return .unknown }
    if relevances[stop] == .no { return .absent }
    if logic.stops[stop].calculation != nil { return calculations[stop] }
    if let value = answers[question.id] { return LogicValue(value, of: question) }
    return missing[question.id].map { .missing(String($0.code)) } ?? .unknown
  }

  private func id(_ stop: Int) -> String {
    logic.stops[stop].question?.id ?? logic.guide.sections[logic.stops[stop].section].id
  }

  // Works out what is stale, in order: nothing hangs on what comes later. Gives the stops that changed.
  private mutating func refresh(from first: Int) -> Set<Int> {
    var changed: Set<Int> = []
    var stop = first
    while stop <= lastStale {
      if isStale[stop] {
        isStale[stop] = false
        evaluations += 1
        if evaluate(stop) {
          changed.insert(stop)
          setStale(logic.dependents[stop])
        }
      }
      stop += 1
    }
    lastStale = -1
    return changed
  }

  private mutating func evaluate(_ stop: Int) -> Bool {
    let place = logic.stops[stop]
    var relevance = place.parent.map { relevances[$0] } ?? .yes
    if jumps.farthest(before: stop) > place.last { relevance = .no }
    if relevance != .no, let condition = place.condition {
      relevance = relevance && condition.value(in: self).truth
    }
    var hasChanged = relevances[stop] != relevance
    relevances[stop] = relevance
    if let calculation = place.calculation {
      let value = relevance == .no ? LogicValue.absent : calculation.value(in: self)
      hasChanged = hasChanged || calculations[stop] != value
      calculations[stop] = value
    }
    if !place.jumps.isEmpty { takeJump(at: stop) }
    return hasChanged
  }

  private mutating func takeJump(at stop: Int) {
    let place = logic.stops[stop]
    var target = 0
    if relevances[stop] != .no, let id = place.question?.id, case .choices(let choices)? = answers[id] {
      target = choices.compactMap { place.jumps[$0.code] }.max() ?? 0
    }
    let old = jumps[stop]
    guard old != target else { return }
    jumps.set(target, at: stop)
    setStale((stop + 1)..<max(old, target, stop + 1))
  }

  private mutating func setStale(_ stops: some Sequence<Int>) {
    for stop in stops {
      isStale[stop] = true
      lastStale = max(lastStale, stop)
    }
  }
}

extension GuideRun: LogicEnvironment {
  /// The value of a question, its row or its choice.
  package func operand(_ id: String, part: String?) -> LogicValue {
    guard let stop = logic.places[id], let question = logic.stops[stop].question else { return .unknown }
    let value = value(at: stop)
    return part.map { value.part($0, of: question) } ?? value
  }

  /// The words of a choice or an item to rank, with earlier answers in them.
  package func label(_ id: String, code: String) -> String? {
    guard let question = logic.question(id) else { return nil }
    let text = question.option(code)?.text ?? question.rows.first { $0.id == code }?.text
    return text.map { piped($0, at: id).text }
  }

  /// The language of the guide.
  package var language: String { guide.language }
}
