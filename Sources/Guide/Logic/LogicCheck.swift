import Wording

/// Finds what cannot work in the logic of a guide; for readers of every format.
package struct LogicCheck {
  private let guide: Guide
  // Sections and questions, numbered through the guide.
  private var stops: [String: Stop] = [:]
  private var problems: [LogicProblem] = []
  // What each question names in its own condition or calculation, and through its section's; of those that name any.
  private var edges: [String: [String]] = [:]

  private struct Stop {
    let place: Int
    let section: Int
    // `nil` for the section itself.
    let question: Int?
  }

  /// Every problem, in the order of the guide; circles last.
  package static func problems(_ guide: Guide) -> [LogicProblem] {
    var check = LogicCheck(guide)
    check.run()
    return check.problems
  }

  private init(_ guide: Guide) {
    self.guide = guide
    var next = 0
    for (number, section) in guide.sections.enumerated() {
      stops[section.id] = Stop(place: next, section: number, question: nil)
      next += 1
      for index in section.questions.indices {
        stops[section.questions[index].id] = Stop(place: next, section: number, question: index)
        next += 1
      }
    }
  }

  private mutating func run() {
    for section in guide.sections {
      let place = stops[section.id]?.place ?? 0
      let named = check(section.attribute("if"), "if", section.id, before: place)
      for index in section.questions.indices { check(section.questions[index], named) }
    }
    findCycles()
  }

  private mutating func check(_ question: Question, _ namedBySection: [String]) {
    let place = stops[question.id]?.place ?? 0
    var named = namedBySection
    for attribute in ["if", "calculate"] {
      named += check(question.attribute(attribute), attribute, question.id, before: place)
    }
    if !named.isEmpty { edges[question.id, default: []] += named }
    _ = check(question.attribute("check"), "check", question.id, before: place + 1)
    for name in ["filter", "exclude"] {
      guard let id = question.attribute(name) else { continue }
      checkName(id, part: nil, name, question.id, before: place)
    }
    for option in question.options {
      _ = check(option.attribute("if"), "if", question.id, before: place)
      guard let target = option.target, target != "end" else { continue }
      if let there = stops[target] {
        if there.place <= place { report(question.id, "goto", .backwardTarget(target)) }
      } else {
        report(question.id, "goto", .unknownTarget(target))
      }
    }
  }

  private mutating func check(_ source: String?, _ attribute: String, _ owner: String, before place: Int)
    -> [String]
  {
    guard let source else { return [] }
    do {
      let expression = try GuideExpression(source)
      let names = expression.names.filter { $0.id != "this" || attribute != "check" }
      for name in names { checkName(name.id, part: name.part, attribute, owner, before: place) }
      for code in UnknownCode.all(in: expression.root, question: question) {
        let problem = LogicProblem(owner: owner, attribute: attribute, fault: .unknownCode(code))
        // Of many choices with one condition it is said once.
        if problems.last != problem { problems.append(problem) }
      }
      return names.map(\.id)
    } catch {
      report(owner, attribute, .unreadable(error.sentence, offset: error.offset))
      return []
    }
  }

  private func question(_ id: String) -> Question? {
    guard let stop = stops[id], let index = stop.question else { return nil }
    return guide.sections[stop.section].questions[index]
  }

  private mutating func checkName(
    _ id: String, part: String?, _ attribute: String, _ owner: String, before place: Int
  ) {
    guard let found = stops[id], let index = found.question else {
      return report(owner, attribute, .unknownName(id))
    }
    if found.place >= place { report(owner, attribute, .laterName(id)) }
    if let part, !guide.sections[found.section].questions[index].hasPart(part) {
      report(owner, attribute, .unknownPart(id, part: part))
    }
  }

  private mutating func report(_ owner: String, _ attribute: String, _ fault: LogicProblem.Fault) {
    problems.append(LogicProblem(owner: owner, attribute: attribute, fault: fault))
  }

  // Depth first with a stack of its own: a chain of ten thousand questions must not need the machine's.
  private mutating func findCycles() {
    var isDone: Set<String> = []
    for start in guide.sections.flatMap({ $0.questions.map(\.id) })
    where edges[start] != nil && !isDone.contains(start) {
      var path: [(id: String, next: Int)] = [(start, 0)]
      var depths = [start: 0]
      while let (id, next) = path.last {
        let targets = edges[id] ?? []
        guard next < targets.count else {
          isDone.insert(id)
          depths[id] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = targets[next]
        if let depth = depths[target] {
          report(target, "if", .cycle(path[depth...].map(\.id) + [target]))
        } else if !isDone.contains(target), stops[target]?.question != nil {
          depths[target] = path.count
          path.append((target, 0))
        }
      }
    }
  }
}

extension Question {
  /// Whether a condition may ask for this part: a row, a cell (`row.column`), a choice.
  package func hasPart(_ part: String) -> Bool {
    if rows.contains(where: { $0.id == part }) || options.contains(where: { $0.code == part }) { return true }
    let columns = kind == DualMatrixAnswer.id ? ["1", "2"] : options.map(\.code)
    return rows.contains { row in
      part.hasPrefix(row.id + ".") && columns.contains(String(part.dropFirst(row.id.count + 1)))
    }
  }
}
