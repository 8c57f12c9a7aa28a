extension Guide {
  /// Words of the condition language and the target `end`.
  private static let reservedIDs: Set<String> = ["end", "this", "and", "or", "not", "in"]

  /// Gives a question or section another id, also in conditions, filters, jumps and texts that name it.
  mutating func rename(_ old: String, to new: String) throws(GuideEditProblem) -> String {
    guard old != new else { return new }
    let ids = sections.map(\.id) + questions.map(\.id)
    guard ids.contains(old) else { throw GuideEditProblem(.gone, old) }
    guard Self.isID(new) else { throw GuideEditProblem(.wrongID, new) }
    if ids.contains(where: { $0.lowercased() == new.lowercased() && $0 != old }) {
      throw GuideEditProblem(.takenID, new)
    }
    let renaming = Renaming(old: old, new: new)
    introduction = introduction.map(renaming.text)
    for index in sections.indices { renaming.apply(to: &sections[index]) }
    return new
  }

  private static func isID(_ text: String) -> Bool {
    let isLetter = { (scalar: Unicode.Scalar) in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    guard let first = text.unicodeScalars.first, isLetter(first), text.unicodeScalars.count <= 64 else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) || $0 == "_" }
      && !reservedIDs.contains(text.lowercased())
  }
}

/// An id that becomes another one wherever it is named.
private struct Renaming {
  let old, new: String

  func apply(to section: inout Section) {
    if section.id == old { section.id = new }
    if section.parent == old { section.parent = new }
    section.title = text(section.title)
    section.texts = section.texts.map(text)
    section.attributes = section.attributes.map(attribute)
    for index in section.questions.indices { apply(to: &section.questions[index]) }
  }

  private func apply(to question: inout Question) {
    if question.id == old { question.id = new }
    question.text = text(question.text)
    question.help = question.help.map(text)
    question.interviewerNotes = question.interviewerNotes.map(text)
    question.attributes = question.attributes.map(attribute)
    question.options = question.options.map(option)
    question.secondOptions = question.secondOptions?.map(option)
    for index in question.rows.indices { question.rows[index].text = text(question.rows[index].text) }
    for index in question.probes.indices { question.probes[index].text = text(question.probes[index].text) }
  }

  private func option(_ option: AnswerOption) -> AnswerOption {
    var option = option
    option.text = text(option.text)
    if option.target == old { option.target = new }
    option.attributes = option.attributes.map(attribute)
    return option
  }

  private func attribute(_ attribute: Attribute) -> Attribute {
    guard let value = attribute.value else { return attribute }
    switch attribute.name {
    case "filter", "exclude", "goto": return Attribute(attribute.name, value == old ? new : value)
    case "if", "check", "calculate":
      guard let expression = try? GuideExpression(value), expression.names.contains(where: { $0.id == old })
      else { return attribute }
      let root = expression.root.replacingNames { id, part in .name(id == old ? new : id, part: part) }
      return Attribute(attribute.name, root.written(0))
    default: return attribute
    }
  }

  func text(_ text: String) -> String {
    guard text.contains("{\(old)") else { return text }
    return text.replacing("{\(old)}", with: "{\(new)}").replacing("{\(old).", with: "{\(new).")
  }
}
