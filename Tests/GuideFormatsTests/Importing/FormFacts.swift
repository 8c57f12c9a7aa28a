import Guide

@testable import GuideFormats

/// How often a guide holds what pyxform counts in a form.
struct FormFacts {
  private(set) var counts: [String: Int] = [:]
  private var lists: Set<[String]> = []

  /// Counts in a guide. Rows of a table count as the questions that they are in a form.
  init(_ guide: Guide) {
    for section in guide.sections where Self.has("if", section.attributes) { add("relevant") }
    for question in guide.questions { count(question) }
    counts["lists"] = lists.count
    counts["choices"] = lists.map(\.count).reduce(0, +)
  }

  /// What pyxform counted.
  init(_ counted: RealQuestionnaireTests.Counted) {
    counts = [
      "required": counted.required, "relevant": counted.relevant, "constraint": counted.constraint,
      "calculate": counted.calculate, "lists": counted.lists, "choices": counted.choices,
    ].compactMapValues(\.self)
    for (type, number) in counted.types ?? [:] {
      if let kind = Self.kind(ofType: type) { add(kind, number) }
    }
    // pyxform adds a calculation for the number of the interview
    add(CalculatedAnswer.id, -1)
    counts = counts.filter { $0.value != 0 }
  }

  subscript(fact: String) -> Int { counts[fact] ?? 0 }

  private mutating func add(_ fact: String, _ number: Int = 1) { counts[fact, default: 0] += number }

  private mutating func count(_ question: Question) {
    let rows = ["matrix", "multimatrix"].contains(question.kind) ? question.rows.count : 1
    if question.requirement == .required { add("required", rows) }
    if Self.has("if", question.attributes) { add("relevant", rows) }
    if Self.isChecked(question) { add("constraint") }
    if Self.has("calculate", question.attributes) { add("calculate") }
    add(Self.kind(question), rows)
    let list = Self.list(question)
    if !list.isEmpty { lists.insert(list) }
  }

  private static func isChecked(_ question: Question) -> Bool {
    let hasLimits = question.format.minimum != nil || question.format.maximum != nil
    return has("check", question.attributes)
      || hasLimits && ["integer", "number", "date"].contains(question.kind)
  }

  // What it says about the choice that “or other” adds is a field beside the question in a form.
  private static func list(_ question: Question) -> [String] {
    question.kind == RankingAnswer.id
      ? question.rows.filter { $0.id != "other" }.map {
        "\($0.id) \($0.text) \(question.attribute("source-media-" + $0.id) ?? "")"
      }
      : question.options.filter { !$0.hasText }.map { "\($0.code) \($0.text) \($0.image?.path ?? "")" }
  }

  // With what is kept without effect because it has no counterpart.
  private static func has(_ name: String, _ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name == name || $0.name == "source-" + name }
  }

  private static func kind(_ question: Question) -> String {
    switch question.kind {
    case "matrix": SingleAnswer.id
    case "multimatrix": MultipleAnswer.id
    case "long", "url": TextAnswer.id
    case "draw", "sign": PhotoAnswer.id
    // a calculation that cannot be taken over says nothing and is not shown
    case InformationAnswer.id where question.isHidden: CalculatedAnswer.id
    default: question.kind
    }
  }

  private static func kind(ofType type: String) -> String? {
    switch type {
    case "select one": return SingleAnswer.id
    case "select all that apply": return MultipleAnswer.id
    case "rank": return RankingAnswer.id
    default:
      // what nobody is asked is no question of a guide
      guard case .question(let kind) = XLSFormType(type) else { return nil }
      return kind
    }
  }
}
