package import Wording

/// Something in which a translation is not the same guide. Only texts may differ; identifiers, codes and logic may not.
package struct LanguageDifference: Hashable, Sendable {
  /// What it is.
  package enum Fault: Hashable, Sendable {
    /// The translation does not have this section or question.
    case missing
    /// Only the translation has it.
    case added
    /// It is answered in another way.
    case kind(String, String)
    /// It has other choices or rows; those that only one of them has.
    case parts([String])
    /// This attribute says something else: a condition, an order, whether an answer is needed.
    case attribute(String)
  }

  /// Identifier of the section or question.
  package var owner: String
  /// What it is.
  package var fault: Fault

  /// What differs, in English.
  package var message: String { sentence.english }

  /// What differs, one sentence without a full stop.
  package var sentence: Sentence {
    switch fault {
    case .missing: "“\(owner)” is missing there; its text is shown as it stands here"
    case .added: "“\(owner)” exists only there and is not asked"
    case .kind(let here, let there):
      "“\(owner)” is answered as \(here) here and as \(there) there; give both the same answer"
    case .parts(let codes):
      "“\(owner)” does not have the same choices or rows in both: \(codes.joined(separator: ", "))"
    case .attribute(let name): "“\(name)” of “\(owner)” is not the same in both; what stands here counts"
    }
  }

  /// All differences of `other` from `guide`, in the order of `guide`.
  package static func all(_ guide: Guide, _ other: Guide) -> [LanguageDifference] {
    var found: [LanguageDifference] = []
    let sections = Dictionary(other.sections.map { ($0.id, $0) }) { first, _ in first }
    let questions = Dictionary(other.questions.map { ($0.id, $0) }) { first, _ in first }
    for section in guide.sections {
      if let there = sections[section.id] {
        found += attributes(section.id, section.attributes, there.attributes)
        if section.isHandover != there.isHandover {
          found.append(LanguageDifference(owner: section.id, fault: .attribute("handover")))
        }
      } else {
        found.append(LanguageDifference(owner: section.id, fault: .missing))
      }
      for question in section.questions {
        guard let there = questions[question.id] else {
          found.append(LanguageDifference(owner: question.id, fault: .missing))
          continue
        }
        found += differences(question, there)
      }
    }
    let own = Set(guide.sections.map(\.id) + guide.questions.map(\.id))
    let theirs = other.sections.flatMap { [$0.id] + $0.questions.map(\.id) }
    return found + theirs.filter { !own.contains($0) }.map { LanguageDifference(owner: $0, fault: .added) }
  }

  private static func differences(_ question: Question, _ there: Question) -> [LanguageDifference] {
    guard question.kind == there.kind else {
      return [LanguageDifference(owner: question.id, fault: .kind(question.kind, there.kind))]
    }
    var found: [LanguageDifference] = []
    let own = codes(question)
    let theirs = codes(there)
    let odd = own.filter { !theirs.contains($0) } + theirs.filter { !own.contains($0) }
    if !odd.isEmpty { found.append(LanguageDifference(owner: question.id, fault: .parts(odd))) }
    if question.requirement != there.requirement {
      found.append(LanguageDifference(owner: question.id, fault: .attribute("required")))
    }
    found += attributes(question.id, question.attributes, there.attributes)
    for option in question.options {
      guard let other = there.option(option.code) else { continue }
      if option.target != other.target || option.attribute("if") != other.attribute("if") {
        found.append(LanguageDifference(owner: "\(question.id).\(option.code)", fault: .attribute("if, ->")))
      }
    }
    return found
  }

  private static func codes(_ question: Question) -> [String] {
    question.options.map(\.code) + (question.secondOptions ?? []).map { "2: \($0.code)" }
      + question.rows.map(\.id)
  }

  private static func attributes(
    _ owner: String, _ here: [Attribute], _ there: [Attribute]
  ) -> [LanguageDifference] {
    let names = ["if", "check", "calculate", "filter", "exclude", "shuffle", "hidden"]
    return names.filter { name in
      here.first { $0.name == name } != there.first { $0.name == name }
    }.map { LanguageDifference(owner: owner, fault: .attribute($0)) }
  }
}
