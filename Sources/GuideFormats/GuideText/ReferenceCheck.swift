import Guide
import Wording

/// Whether conditions, filters and targets lead to something, and in the right direction.
struct ReferenceCheck {
  private let questions: [Question]
  private var positions: [String: Int] = [:]
  private var sectionStarts: [String: Int] = [:]
  private var folded: [String: String] = [:]

  init(_ guide: Guide) {
    questions = guide.questions
    var count = 0
    for section in guide.sections {
      sectionStarts[section.id] = count
      folded[section.id.lowercased()] = section.id
      for question in section.questions {
        positions[question.id] = count
        folded[question.id.lowercased()] = question.id
        count += 1
      }
    }
  }

  func run(_ references: [GuideBuilder.PlacedReference], _ problems: inout DiagnosticList) {
    for placed in references {
      let value = placed.reference.value
      switch placed.reference.kind {
      case .condition: checkExpression(value, before: placed.position, &problems)
      case .check: checkExpression(value, before: placed.position + 1, &problems)
      case .filter: checkFilter(value, before: placed.position, &problems)
      case .target: checkTarget(value, after: placed.position, &problems)
      }
    }
  }

  private func checkExpression(
    _ source: Located<String>, before limit: Int, _ problems: inout DiagnosticList
  ) {
    do {
      let expression = try GuideExpression(source.value)
      for name in expression.names where name.id != "this" {
        let place = source.place.moved(by: name.offset)
        if positions[name.id] == nil, let owner = owner(ofCode: name.id, in: expression) {
          problems.error(
            place,
            "“\(name.id)” is not a question but a choice of “\(owner)”; write it in quotation marks: \(owner) = '\(name.id)'"
          )
          continue
        }
        if let position = checkEarlier(name.id, before: limit, place, &problems) {
          checkPart(name, of: questions[position], place, &problems)
        }
      }
      for unknown in UnknownCode.all(in: expression.root, question: { positions[$0].map { questions[$0] } }) {
        let name = expression.names.first { $0.id == unknown.id }
        problems.warning(source.place.moved(by: name?.offset ?? 0), unknown.sentence)
      }
    } catch {
      if source.value.unicodeScalars.contains(where: AuthoringSlip.isCurly) {
        problems.error(source.place.moved(by: error.offset), AuthoringSlip.curly)
        return
      }
      problems.error(
        source.place.moved(by: error.offset), "the condition cannot be read: \(error.sentence)")
    }
  }

  // A question of the condition that has a choice with this code.
  private func owner(ofCode code: String, in expression: GuideExpression) -> String? {
    expression.names.map(\.id).first { id in
      positions[id].map { questions[$0].options.contains { $0.code.lowercased() == code.lowercased() } }
        == true
    }
  }

  private func checkPart(
    _ name: GuideExpression.Name, of question: Question, _ place: Place, _ problems: inout DiagnosticList
  ) {
    guard let part = name.part else { return }
    if !question.hasPart(part) {
      problems.error(place, "the question “\(name.id)” has no row or choice “\(part)”")
    }
  }

  private func checkFilter(_ id: Located<String>, before limit: Int, _ problems: inout DiagnosticList) {
    guard let position = checkEarlier(id.value, before: limit, id.place, &problems) else { return }
    if questions[position].options.isEmpty {
      problems.error(id.place, "the question “\(id.value)” has no choices that could be taken over")
    }
  }

  private func checkEarlier(
    _ id: String, before limit: Int, _ place: Place, _ problems: inout DiagnosticList
  ) -> Int? {
    guard let position = positions[id] else {
      problems.error(place, "there is no question with the id “\(id)”\(suggestion(id)); check its spelling")
      return nil
    }
    if position >= limit {
      problems.error(place, "“\(id)” is asked only later; a condition may mention only what was asked before")
    }
    return position
  }

  private func checkTarget(_ id: Located<String>, after position: Int, _ problems: inout DiagnosticList) {
    guard id.value != "end" else { return }
    guard let target = positions[id.value] ?? sectionStarts[id.value] else {
      problems.error(
        id.place,
        "there is no question or section with the id “\(id.value)”\(suggestion(id.value));"
          + " check its spelling, or write end")
      return
    }
    if target <= position {
      problems.warning(
        id.place, "“\(id.value)” does not come later; the guide only goes forward, this is ignored")
    }
  }

  private func suggestion(_ id: String) -> Sentence {
    folded[id.lowercased()].map { " (there is “\($0)”)" } ?? ""
  }
}
