import Guide
import Wording

/// Takes back what hangs on a value that never comes: what another program works out and guides cannot, what is hidden
/// and has no calculation, a note. Such a condition would stay open for ever, and nobody would be asked when the device
/// is handed over; without it the question is always asked.
struct LostConditions {
  /// Ids of questions that have no value.
  private var lost: Set<String>
  private var found: [(id: String, attribute: String, name: String)] = []

  /// Keeps each such condition, check and calculation beside its question, without effect, and names every one.
  static func release(
    _ guide: inout Guide, places: [String: ImportPlace], _ problems: inout ImportProblems
  ) {
    var conditions = LostConditions(
      lost: Set(guide.questions.filter { !$0.comesToHaveValue }.map(\.id)))
    guard !conditions.lost.isEmpty else { return }
    // A calculation that goes takes along what hangs on it, also what stands before it.
    var count = -1
    while count != conditions.lost.count {
      count = conditions.lost.count
      conditions.look(&guide)
    }
    for (id, attribute, name) in conditions.found {
      problems.warning(places[id], sentence(id, attribute, name))
    }
  }

  private mutating func look(_ guide: inout Guide) {
    for section in guide.sections.indices {
      release(&guide.sections[section].attributes, guide.sections[section].id)
      for index in guide.sections[section].questions.indices {
        look(&guide.sections[section].questions[index])
      }
    }
  }

  private mutating func look(_ question: inout Question) {
    release(&question.attributes, question.id)
    for option in question.options.indices {
      release(&question.options[option].attributes, question.id, what: "choice")
    }
    guard question.kind == CalculatedAnswer.id, !question.comesToHaveValue else { return }
    question.kind = InformationAnswer.id
    question.setHidden()
    lost.insert(question.id)
  }

  private mutating func release(_ attributes: inout [Attribute], _ id: String, what: String? = nil) {
    for attribute in attributes {
      guard let value = attribute.value, let name = missing(attribute.name, value) else { continue }
      attributes.removeAll { $0 == attribute }
      // One may stand there already: a part of the condition that could not be read.
      attributes.keep("source-" + attribute.name, value)
      let said = what ?? attribute.name
      // Of many choices with one condition it is said once.
      if !found.contains(where: { $0 == (id, said, name) }) { found.append((id, said, name)) }
    }
  }

  private static func sentence(_ id: String, _ attribute: String, _ name: String) -> Sentence {
    switch attribute {
    case "check":
      "the check of “\(id)” depends on “\(name)”, which has no value here; it is kept, but has no effect"
    case "calculate":
      "the calculation of “\(id)” depends on “\(name)”, which has no value here; it is kept, but has no effect"
    case "choice", "filter", "exclude":
      "which choices “\(id)” offers depends on “\(name)”, which has no value here; it is kept, but all are offered"
    default:
      "the condition of “\(id)” depends on “\(name)”, which has no value here; it is kept, but “\(id)” is always asked"
    }
  }

  // What the attribute asks for and nobody will know.
  private func missing(_ attribute: String, _ value: String) -> String? {
    switch attribute {
    case "if", "check", "calculate":
      return (try? GuideExpression(value))?.names.first { lost.contains($0.id) }?.id
    case "filter", "exclude": return lost.contains(value) ? value : nil
    default: return nil
    }
  }
}

extension Question {
  /// Whether there can ever be an answer: somebody is asked, or it is worked out.
  fileprivate var comesToHaveValue: Bool {
    if isCalculated { return true }
    if attributes.contains(where: { $0.name == "hidden" }) { return false }
    return kind != CalculatedAnswer.id && AnswerKinds.kind(kind)?.hasValue != false
  }

  fileprivate mutating func setHidden() {
    if !attributes.contains(where: { $0.name == "hidden" }) { set("hidden") }
  }
}
