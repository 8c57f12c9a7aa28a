/// Puts conditions in the place of jumps, for formats and people that know only conditions.
package enum GuideConditions {
  /// The guide without targets: what a jump leads past has `not selected(id, 'code')` in its condition.
  package static func withoutJumps(_ guide: Guide) -> Guide {
    let logic = GuideLogic(guide)
    var conditions: [[String]] = Array(repeating: [], count: logic.stops.count)
    for (place, stop) in logic.stops.enumerated() {
      // A table has no choice that is the answer, so nothing jumps from it.
      guard let question = stop.question, question.rows.isEmpty else { continue }
      for option in question.options {
        guard let target = stop.jumps[option.code] else { continue }
        let condition = "not selected(\(question.id), '\(option.code)')"
        for passed in (place + 1)..<max(target, place + 1) where logic.stops[passed].last < target {
          // A section that is passed as a whole says it once.
          let parent = logic.stops[passed].parent
          let isSaid = parent.map { $0 > place && logic.stops[$0].last < target } ?? false
          if !isSaid { conditions[passed].append(condition) }
        }
      }
    }
    var guide = guide
    var place = 0
    for section in guide.sections.indices {
      add(conditions[place], to: &guide.sections[section].attributes)
      place += 1
      for question in guide.sections[section].questions.indices {
        add(conditions[place], to: &guide.sections[section].questions[question].attributes)
        for option in guide.sections[section].questions[question].options.indices {
          guide.sections[section].questions[question].options[option].target = nil
        }
        place += 1
      }
    }
    return guide
  }

  private static func add(_ conditions: [String], to attributes: inout [Attribute]) {
    guard !conditions.isEmpty else { return }
    let joined = conditions.joined(separator: " and ")
    guard let index = attributes.firstIndex(where: { $0.name == "if" }) else {
      attributes.insert(Attribute("if", joined), at: 0)
      return
    }
    let own = attributes[index].value ?? ""
    let whole = "(\(own)) and \(joined)"
    attributes[index].value = (try? GuideExpression(whole))?.canonical ?? whole
  }
}
