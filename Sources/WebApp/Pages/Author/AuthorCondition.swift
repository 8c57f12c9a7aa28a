import Guide
import GuideFormats
import WebServing

/// A condition as the form's menus show it, and questions that a condition may name.
enum AuthorCondition {
  /// One line of the menus: `question operator value`.
  struct Term: Codable, Hashable, Sendable {
    var question: String
    /// `=` `!=` `<` `<=` `>` `>=` `selected` `unselected` `contains` `answered` `unanswered`
    var sign: String
    var value: String
  }

  /// What an expression is.
  struct Reading: Encodable, Sendable {
    /// The expression in its canonical form.
    var expression: String
    /// What is wrong with it, and after how many characters.
    var problem: String?
    var offset: Int?
    /// Whether all lines must be true, or any.
    var isAll = true
    /// Its lines; `nil` when menus cannot show it.
    var terms: [Term]?
  }

  /// A question that may be named.
  struct Named: Encodable, Sendable {
    struct Option: Encodable, Sendable { let code, text: String }
    let id, text, kind: String
    let number: Int
    let options: [Option]
    /// Comparisons that mean something for it, the first as a suggestion.
    let signs: [String]
    /// Whether its choices are points of a range, so that any number may be compared.
    let isRanged: Bool
  }

  /// As many questions are offered at once.
  static let most = 50

  /// Reads an expression that belongs to a question or section of a guide; what is wrong is said in `language`.
  static func read(
    _ source: String, of owner: String?, in guide: Guide, _ language: Language
  ) -> Reading {
    do {
      let expression = try GuideExpression(source)
      var reading = Reading(expression: source)
      reading.expression = expression.canonical
      let earlier = questions(before: owner, in: guide)
      let known = Set(earlier.map(\.id))
      let all = Set(guide.questions.map(\.id))
      if let name = expression.names.first(where: { $0.id != "this" && !known.contains($0.id) }) {
        reading.offset = name.offset
        let key = all.contains(name.id) ? "authorLaterName" : "authorUnknownName"
        reading.problem = Texts.text(key, language, ["id": name.id])
      }
      switch expression.root {
      case .all(let nodes): reading.terms = terms(nodes)
      case .any(let nodes): (reading.isAll, reading.terms) = (false, terms(nodes))
      default: reading.terms = terms([expression.root])
      }
      return reading
    } catch {
      return Reading(expression: source, problem: error.text(in: language.rawValue), offset: error.offset)
    }
  }

  /// Questions that a condition of `owner` may name, the nearest first, those with all `words` in wording or id.
  static func named(before owner: String?, words: String, in guide: Guide) -> [Named] {
    let words = words.lowercased().split(separator: " ").map(String.init)
    let earlier = questions(before: owner, in: guide).enumerated().reversed()
    var found: [Named] = []
    for (index, question) in earlier where AnswerKinds.kind(question.kind)?.hasValue == true {
      let text = "\(question.id) \(question.text)".lowercased()
      guard words.allSatisfy({ text.contains($0) }) else { continue }
      found.append(named(question, number: index + 1))
      if found.count == most { break }
    }
    return found
  }

  private static func named(_ question: Question, number: Int) -> Named {
    let options = options(question)
    let comparisons = AnswerKinds.kind(question.kind)?.sheet.comparisons ?? .none
    return Named(
      id: question.id, text: String(question.text.prefix(AuthorState.longestRow)), kind: question.kind,
      number: number, options: options, signs: signs(comparisons, hasOptions: !options.isEmpty),
      isRanged: KindParts(of: question.kind).choices == .ends)
  }

  private static func signs(_ comparisons: KindComparisons, hasOptions: Bool) -> [String] {
    let signs: [String] =
      switch comparisons {
      case .selections: ["selected", "unselected"]
      case .amounts: ["=", "!=", "<", "<=", ">", ">="]
      case .codes: hasOptions ? ["=", "!="] : []
      case .words: ["contains", "=", "!="]
      case .moments: ["=", "<", "<=", ">", ">="]
      case .none: []
      }
    return signs + ["answered", "unanswered"]
  }

  private static func options(_ question: Question) -> [Named.Option] {
    let parts = KindParts(of: question.kind)
    guard parts.choices != .none, !parts.hasRows else { return [] }
    return question.options.map { Named.Option(code: $0.code, text: String($0.text.prefix(80))) }
  }

  private static func questions(before owner: String?, in guide: Guide) -> [Question] {
    var questions: [Question] = []
    for section in guide.sections {
      if section.id == owner { return questions }
      for question in section.questions {
        if question.id == owner { return questions }
        questions.append(question)
      }
    }
    return questions
  }

  private static func terms(_ nodes: [LogicNode]) -> [Term]? {
    let terms = nodes.compactMap(term)
    return terms.count == nodes.count ? terms : nil
  }

  private static func term(_ node: LogicNode) -> Term? {
    switch node {
    case .compare(.name(let id, nil), let sign, let value) where sign != .isIn:
      switch value {
      case .number(let text): return Term(question: id, sign: sign.rawValue, value: text)
      case .text(let text): return Term(question: id, sign: sign.rawValue, value: text)
      case .minus(.number(let text)): return Term(question: id, sign: sign.rawValue, value: "-" + text)
      default: return nil
      }
    case .call(let function, let arguments): return call(function.rawValue, arguments, not: false)
    case .not(.call(let function, let arguments)): return call(function.rawValue, arguments, not: true)
    default: return nil
    }
  }

  private static func call(_ name: String, _ arguments: [LogicNode], not: Bool) -> Term? {
    guard case .name(let id, nil) = arguments.first else { return nil }
    switch (name, arguments.dropFirst().first) {
    case ("answered", nil): return Term(question: id, sign: not ? "unanswered" : "answered", value: "")
    case ("selected", .text(let code)):
      return Term(question: id, sign: not ? "unselected" : "selected", value: code)
    case ("contains", .text(let text)) where !not: return Term(question: id, sign: "contains", value: text)
    default: return nil
    }
  }
}
