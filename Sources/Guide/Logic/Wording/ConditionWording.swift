import Foundation

/// Conditions in plain words: “Was there ever a quarrel?” is “Yes”. In English and German; quoted words are the guide's.
package struct ConditionWording: Sendable {
  private let guide: Guide
  private let questions: [String: Question]
  private let language: String
  private let hasConditions: Bool
  private let run: GuideRun?

  /// - Parameters:
  ///   - guide: Jumps in it count as conditions.
  ///   - language: Of the words between the quotations.
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
    return conditions.isEmpty ? nil : conditions.map(words).joined(separator: " \(said("and", "und")) ")
  }

  /// An expression in words; as it is written where there are none for it.
  package func words(_ expression: String) -> String {
    (try? GuideExpression(expression)).map { words($0.root, 0) } ?? expression
  }

  // `depth` keeps parentheses around parts that would otherwise be read together.
  private func words(_ node: LogicNode, _ depth: Int) -> String {
    switch node {
    case .all(let nodes): joined(nodes, said("and", "und"), depth)
    case .any(let nodes): joined(nodes, said("or", "oder"), depth)
    case .not(let inner): negated(inner, depth)
    case .compare(let left, let sign, let right): compared(left, sign, right)
    case .call(.answered, let nodes): named(nodes.first) + " " + said("is answered", "ist beantwortet")
    case .call(.selected, let nodes): chosen(nodes, isNot: false)
    default: node.written(0)
    }
  }

  private func joined(_ nodes: [LogicNode], _ word: String, _ depth: Int) -> String {
    let list = nodes.map { words($0, depth + 1) }.joined(separator: " \(word) ")
    return depth > 0 && nodes.count > 1 ? "(\(list))" : list
  }

  private func negated(_ node: LogicNode, _ depth: Int) -> String {
    switch node {
    case .call(.answered, let nodes):
      named(nodes.first) + " " + said("is not answered", "ist nicht beantwortet")
    case .call(.selected, let nodes): chosen(nodes, isNot: true)
    case .compare(let left, .equal, let right): compared(left, .unequal, right)
    default: said("not", "nicht") + " (\(words(node, 0)))"
    }
  }

  private func chosen(_ nodes: [LogicNode], isNot: Bool) -> String {
    let label = nodes.count > 1 ? value(nodes[1], of: nodes[0]) : ""
    let isSingle = question(nodes.first)?.kind == SingleAnswer.id
    let verb =
      switch (isSingle, isNot) {
      case (true, false): said("is", "ist")
      case (true, true): said("is not", "ist nicht")
      case (false, false): said("includes", "enthält")
      case (false, true): said("does not include", "enthält nicht")
      }
    return "\(named(nodes.first)) \(verb) \(label)"
  }

  private func compared(_ left: LogicNode, _ sign: LogicComparison, _ right: LogicNode) -> String {
    let verb =
      switch sign {
      case .equal: said("is", "ist")
      case .unequal: said("is not", "ist nicht")
      case .less: said("is less than", "ist kleiner als")
      case .lessOrEqual: said("is at most", "ist höchstens")
      case .more: said("is more than", "ist größer als")
      case .moreOrEqual: said("is at least", "ist mindestens")
      case .isIn: said("is one of", "ist eins von")
      }
    return "\(named(left)) \(verb) \(value(right, of: left))"
  }

  private func question(_ node: LogicNode?) -> Question? {
    if case .name(let id, _)? = node { questions[id] } else { nil }
  }

  private func named(_ node: LogicNode?) -> String {
    guard let node else { return "" }
    guard case .name(let id, let part) = node else { return words(node, 1) }
    if id == "this" { return said("the answer", "die Antwort") }
    guard let question = questions[id] else { return node.written(0) }
    let row = part.map { part in
      question.rows.first { $0.id == part }?.text ?? question.option(part)?.text ?? part
    }
    return quoted(run?.text(of: question).text ?? question.text) + (row.map { " · \(quoted($0))" } ?? "")
  }

  private func value(_ node: LogicNode, of left: LogicNode) -> String {
    let code: String
    switch node {
    case .list(let nodes): return nodes.map { value($0, of: left) }.joined(separator: ", ")
    case .number(let text), .text(let text): code = text
    case .minus(.number(let text)): code = "-" + text
    default: return named(node)
    }
    if let option = question(left)?.option(code) { return quoted(option.text) }
    if question(left)?.kind == YesNoAnswer.id, ["0", "1"].contains(code) {
      return quoted(code == "1" ? said("Yes", "Ja") : said("No", "Nein"))
    }
    if question(left) != nil, let reason = MissingReason(word: code), code.hasPrefix("-") {
      return quoted(reason.said(in: language))
    }
    if case .text = node { return quoted(code) }
    return code
  }

  private func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let short = line.count > 70 ? line.prefix(69).trimmingCharacters(in: .whitespaces) + "…" : line
    return AnswerWording.isGerman(language) ? "„\(short)“" : "“\(short)”"
  }

  private func said(_ english: String, _ german: String) -> String {
    AnswerWording.isGerman(language) ? german : english
  }
}

extension MissingReason {
  /// What people say for it; `language` is a BCP 47 tag.
  package func said(in language: String) -> String {
    let isGerman = AnswerWording.isGerman(language)
    return switch self {
    case .skipped: isGerman ? "übersprungen" : "skipped"
    case .dontKnow: isGerman ? "weiß nicht" : "don't know"
    case .refused: isGerman ? "möchte nicht sagen" : "would rather not say"
    case .notApplicable: isGerman ? "trifft nicht zu" : "not applicable"
    case .notReached: isGerman ? "nicht mehr gefragt" : "not reached"
    }
  }
}
