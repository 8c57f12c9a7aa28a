import Foundation
package import Wording

/// Conditions in plain words: “Was there ever a quarrel?” is “Yes”. Quoted words are the guide's.
package struct ConditionWording: Sendable {
  private let guide: Guide
  private let questions: [String: Question]
  private let language: String
  private let hasConditions: Bool
  private let run: GuideRun?

  /// - Parameters:
  ///   - guide: Jumps in it count as conditions.
  ///   - language: BCP 47 tag of the words between the quotations.
  ///   - run: Whose answers stand in quoted questions.
  package init(_ guide: Guide, language: String, run: GuideRun? = nil) {
    self.run = run
    let jumps = guide.questions.contains { $0.options.contains { $0.target != nil } }
    self.guide = jumps ? GuideConditions.withoutJumps(guide) : guide
    questions = Dictionary(self.guide.questions.map { ($0.id, $0) }) { first, _ in first }
    self.language = language
    hasConditions = self.guide.sections.contains { section in
      section.attribute("if") != nil || section.questions.contains { $0.attribute("if") != nil }
    }
  }

  /// When a section or question applies, as far as the guide says so; `nil` when it always does.
  package func when(_ id: String) -> String? {
    guard hasConditions else { return nil }
    var conditions: [String] = []
    var section = guide.sections.first { $0.id == id }
    if let question = questions[id] {
      conditions += [question.attribute("if")].compactMap(\.self)
      section = guide.section(ofQuestion: id)
    }
    var seen: Set<String> = []
    while let around = section, seen.insert(around.id).inserted {
      conditions += [around.attribute("if")].compactMap(\.self)
      section = around.parent.flatMap { parent in guide.sections.first { $0.id == parent } }
    }
    return conditions.isEmpty ? nil : Self.allOf(conditions.map(sentence)).said(in: language)
  }

  /// An expression in words; as it is written where there are none for it.
  package func words(_ expression: String) -> String { sentence(expression).said(in: language) }

  private func sentence(_ expression: String) -> Sentence {
    (try? GuideExpression(expression)).map { words($0.root, 0) } ?? "\(expression)"
  }

  private static func allOf(_ parts: [Sentence]) -> Sentence {
    parts.dropFirst().reduce(parts.first ?? "") { "\($0) and \($1)" }
  }

  private static func anyOf(_ parts: [Sentence]) -> Sentence {
    parts.dropFirst().reduce(parts.first ?? "") { "\($0) or \($1)" }
  }

  // `depth` keeps parentheses around parts that would otherwise be read together.
  private func words(_ node: LogicNode, _ depth: Int) -> Sentence {
    switch node {
    case .all(let nodes): together(nodes, depth, Self.allOf)
    case .any(let nodes): together(nodes, depth, Self.anyOf)
    case .not(let inner): negated(inner, depth)
    case .compare(let left, let sign, let right): compared(left, sign, right)
    case .call(.answered, let nodes): "\(named(nodes.first)) is answered"
    case .call(.selected, let nodes): chosen(nodes, isNot: false)
    default: "\(node.written(0))"
    }
  }

  private func together(_ nodes: [LogicNode], _ depth: Int, _ join: ([Sentence]) -> Sentence) -> Sentence {
    let list = join(nodes.map { words($0, depth + 1) })
    return depth > 0 && nodes.count > 1 ? "(\(list))" : list
  }

  private func negated(_ node: LogicNode, _ depth: Int) -> Sentence {
    switch node {
    case .call(.answered, let nodes): "\(named(nodes.first)) is not answered"
    case .call(.selected, let nodes): chosen(nodes, isNot: true)
    case .compare(let left, .equal, let right): compared(left, .unequal, right)
    default: "not (\(words(node, 0)))"
    }
  }

  private func chosen(_ nodes: [LogicNode], isNot: Bool) -> Sentence {
    let name = named(nodes.first)
    let label = nodes.count > 1 ? value(nodes[1], of: nodes[0]) : ""
    return switch (question(nodes.first)?.kind == SingleAnswer.id, isNot) {
    case (true, false): "\(name) is \(label)"
    case (true, true): "\(name) is not \(label)"
    case (false, false): "\(name) includes \(label)"
    case (false, true): "\(name) does not include \(label)"
    }
  }

  private func compared(_ left: LogicNode, _ sign: LogicComparison, _ right: LogicNode) -> Sentence {
    let (name, other) = (named(left), value(right, of: left))
    return switch sign {
    case .equal: "\(name) is \(other)"
    case .unequal: "\(name) is not \(other)"
    case .less: "\(name) is less than \(other)"
    case .lessOrEqual: "\(name) is at most \(other)"
    case .more: "\(name) is more than \(other)"
    case .moreOrEqual: "\(name) is at least \(other)"
    case .isIn: "\(name) is one of \(other)"
    }
  }

  private func question(_ node: LogicNode?) -> Question? {
    if case .name(let id, _)? = node { questions[id] } else { nil }
  }

  private func named(_ node: LogicNode?) -> Sentence {
    guard let node else { return "" }
    guard case .name(let id, let part) = node else { return words(node, 1) }
    if id == "this" { return "the answer" }
    guard let question = questions[id] else { return "\(node.written(0))" }
    let text = quoted(run?.text(of: question).text ?? question.text)
    guard let part else { return text }
    let row = question.rows.first { $0.id == part }?.text ?? question.option(part)?.text ?? part
    return .joined([text, quoted(row)], separator: " · ")
  }

  private func value(_ node: LogicNode, of left: LogicNode) -> Sentence {
    let code: String
    switch node {
    case .list(let nodes): return .joined(nodes.map { value($0, of: left) }, separator: ", ")
    case .number(let text), .text(let text): code = text
    case .minus(.number(let text)): code = "-" + text
    default: return named(node)
    }
    if let option = question(left)?.option(code) { return quoted(option.text) }
    if question(left)?.kind == YesNoAnswer.id, ["0", "1"].contains(code) {
      return Self.inQuotes(code == "1" ? "Yes" : "No")
    }
    if question(left) != nil, let reason = MissingReason(word: code), code.hasPrefix("-") {
      return Self.inQuotes(reason.sentence)
    }
    if case .text = node { return quoted(code) }
    return "\(code)"
  }

  private func quoted(_ text: String) -> Sentence {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let short = line.count > 70 ? line.prefix(69).trimmingCharacters(in: .whitespaces) + "…" : line
    return Self.inQuotes("\(short)")
  }

  private static func inQuotes(_ words: Sentence) -> Sentence { "“\(words)”" }
}

extension MissingReason {
  /// What people say for it.
  package var sentence: Sentence {
    switch self {
    case .skipped: "skipped"
    case .dontKnow: "don't know"
    case .refused: "would rather not say"
    case .notApplicable: "not applicable"
    case .notReached: "not reached"
    }
  }
}
