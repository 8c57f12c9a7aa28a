import Documents
import Guide
import Wording

/// What is checked when an import is complete.
enum ImportCheck {
  /// Reports what cannot work in the guide's logic. What asks for a later answer, or leads nowhere, is kept beside the
  /// question without effect; questions that hang on each other in a circle are an error.
  static func run(
    _ guide: inout Guide, places: [String: ImportPlace], _ problems: inout ImportProblems
  ) {
    var failing: [String: Set<String>] = [:]
    for problem in LogicCheck.problems(guide) {
      let place = places[problem.owner]
      if case .cycle = problem.fault {
        problems.error(place, problem.sentence)
      } else if case .unknownCode = problem.fault {
        problems.warning(place, problem.sentence)
      } else {
        problems.warning(place, "\(problem.sentence); it is kept without effect")
        failing[problem.owner, default: []].insert(problem.attribute)
      }
    }
    for section in guide.sections.indices {
      disarm(&guide.sections[section].attributes, failing[guide.sections[section].id])
      for index in guide.sections[section].questions.indices {
        mend(&guide.sections[section].questions[index], failing, places, &problems)
      }
    }
    LostConditions.release(&guide, places: places, &problems)
    ImportedPiping.check(guide, places: places, &problems)
  }

  private static func mend(
    _ question: inout Question, _ failing: [String: Set<String>], _ places: [String: ImportPlace],
    _ problems: inout ImportProblems
  ) {
    if !failing.isEmpty, let faults = failing[question.id] {
      disarm(&question.attributes, faults)
      for option in question.options.indices {
        disarm(&question.options[option].attributes, faults)
        if faults.contains("goto") { question.options[option].target = nil }
      }
    }
    if question.text.isEmpty {
      question.text = "(\(question.id))"
      problems.warning(
        places[question.id], "“\(question.id)” has no text; its id is shown instead; write a text")
    }
    if question.kind == CalculatedAnswer.id, question.attribute("calculate") == nil {
      // Nothing can be calculated, and nobody should be asked.
      question.kind = InformationAnswer.id
      if !question.attributes.contains(where: { $0.name == "hidden" }) { question.set("hidden") }
    }
    MissingLabels.fill(&question, places[question.id], &problems)
    question.orderAttributes()
    checkKind(question, places, &problems)
  }

  private static func disarm(_ attributes: inout [Attribute], _ faults: Set<String>?) {
    guard let faults else { return }
    let failing = attributes.filter { faults.contains($0.name) }
    attributes.removeAll { faults.contains($0.name) }
    for attribute in failing { attributes.keep("source-" + attribute.name, attribute.value ?? "") }
  }

  private static func checkKind(
    _ question: Question, _ places: [String: ImportPlace], _ problems: inout ImportProblems
  ) {
    guard AnswerKinds.kind(question.kind) == nil else { return }
    problems.warning(
      places[question.id],
      "“\(question.id)” is a question of the kind “\(question.kind)”, for which this version records no answer; make a"
        + " note instead")
  }
}
