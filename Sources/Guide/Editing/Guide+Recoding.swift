/// Other codes for the choices and rows of a question, by the codes it has.
package struct QuestionRecoding: Sendable {
  /// Codes of choices, of those of the second scale, and ids of rows.
  package var options, secondOptions, rows: [String: String]

  /// Makes one.
  package init(
    options: [String: String] = [:], secondOptions: [String: String] = [:], rows: [String: String] = [:]
  ) {
    (self.options, self.secondOptions, self.rows) = (options, secondOptions, rows)
  }
}

extension Guide {
  /// Gives the choices and rows of a question other codes, also in conditions, checks, calculations and texts that name
  /// them. Nothing is changed where two would have the same code afterwards.
  package mutating func recode(_ id: String, _ recoding: QuestionRecoding) {
    guard let question = question(id), recoding.fits(question) else { return }
    let codes = Recoding(id: id, codes: recoding)
    introduction = introduction.map(codes.text)
    for section in sections.indices {
      sections[section].title = codes.text(sections[section].title)
      sections[section].texts = sections[section].texts.map(codes.text)
      sections[section].attributes = sections[section].attributes.map { codes.attribute($0, of: nil) }
      for index in sections[section].questions.indices {
        codes.apply(to: &sections[section].questions[index])
      }
    }
  }

  /// Gives a question another id, also in everything that names it; nothing happens where that cannot be.
  package mutating func renameIfPossible(_ old: String, to new: String) -> Bool {
    (try? rename(old, to: new)) != nil
  }
}

extension QuestionRecoding {
  fileprivate func fits(_ question: Question) -> Bool {
    let lists = [
      question.options.map { options[$0.code] ?? $0.code },
      (question.secondOptions ?? []).map { secondOptions[$0.code] ?? $0.code },
      question.rows.map { rows[$0.id] ?? $0.id },
    ]
    return lists.allSatisfy { Set($0.map { $0.lowercased() }).count == $0.count }
  }
}

private struct Recoding {
  let id: String
  let codes: QuestionRecoding

  func apply(to question: inout Question) {
    question.text = text(question.text)
    question.help = question.help.map(text)
    question.attributes = question.attributes.map { attribute($0, of: question.id) }
    for index in question.options.indices {
      question.options[index].text = text(question.options[index].text)
      question.options[index].attributes = question.options[index].attributes.map { attribute($0, of: nil) }
    }
    for index in question.rows.indices { question.rows[index].text = text(question.rows[index].text) }
    guard question.id == id else { return }
    for index in question.options.indices {
      let code = question.options[index].code
      question.options[index].code = codes.options[code] ?? code
    }
    question.secondOptions = question.secondOptions?.map { option in
      var option = option
      option.code = codes.secondOptions[option.code] ?? option.code
      return option
    }
    for index in question.rows.indices {
      question.rows[index].id = codes.rows[question.rows[index].id] ?? question.rows[index].id
    }
  }

  func attribute(_ attribute: Attribute, of owner: String?) -> Attribute {
    guard ["if", "check", "calculate"].contains(attribute.name), let value = attribute.value,
      let expression = try? GuideExpression(value)
    else { return attribute }
    let isOwn = owner == id && attribute.name == "check"
    guard expression.names.contains(where: { $0.id == id || isOwn && $0.id == "this" }) else {
      return attribute
    }
    return Attribute(attribute.name, node(expression.root, isOwn).written(0))
  }

  func text(_ text: String) -> String {
    guard text.contains("{\(id).") else { return text }
    return codes.rows.sorted { $0.key.count > $1.key.count }.reduce(text) { text, row in
      text.replacing("{\(id).\(row.key)}", with: "{\(id).\(row.value)}")
    }
  }

  private func node(_ node: LogicNode, _ isOwn: Bool) -> LogicNode {
    let inside = { (part: LogicNode) in self.node(part, isOwn) }
    switch node {
    case .compare(let left, let sign, let right):
      return .compare(
        names(right, isOwn) ? value(inside(left)) : inside(left), sign,
        names(left, isOwn) ? value(inside(right)) : inside(right))
    case .call(.selected, let nodes) where nodes.count == 2 && names(nodes[0], isOwn):
      return .call(.selected, [inside(nodes[0]), value(nodes[1])])
    case .call(let function, let nodes): return .call(function, nodes.map(inside))
    case .name(id, let part?): return .name(id, part: self.part(part))
    case .list(let nodes): return .list(nodes.map(inside))
    case .any(let nodes): return .any(nodes.map(inside))
    case .all(let nodes): return .all(nodes.map(inside))
    case .not(let one): return .not(inside(one))
    case .sum(let first, let terms):
      return .sum(inside(first), terms.map { LogicTerm(sign: $0.sign, node: inside($0.node)) })
    case .product(let first, let terms):
      return .product(inside(first), terms.map { LogicTerm(sign: $0.sign, node: inside($0.node)) })
    case .minus(let one): return .minus(inside(one))
    default: return node
    }
  }

  private func names(_ node: LogicNode, _ isOwn: Bool) -> Bool {
    guard case .name(let name, _) = node else { return false }
    return name == id || isOwn && name == "this"
  }

  // `row`, or `row.column`.
  private func part(_ part: String) -> String {
    let pieces = part.split(separator: ".", maxSplits: 1).map(String.init)
    guard pieces.count == 2 else { return codes.rows[part] ?? codes.options[part] ?? part }
    return "\(codes.rows[pieces[0]] ?? pieces[0]).\(codes.options[pieces[1]] ?? pieces[1])"
  }

  private func value(_ node: LogicNode) -> LogicNode {
    switch node {
    case .text(let code), .number(let code): codes.options[code].map { LogicNode.text($0) } ?? node
    case .list(let nodes): .list(nodes.map(value))
    default: node
    }
  }
}
