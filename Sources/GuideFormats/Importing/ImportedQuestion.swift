import Documents
import Guide

/// What importers do to every question.
extension Question {
  /// Keeps something of the original file that guides have no word for: `source-preg="/x/"`.
  mutating func keep(_ name: String, _ value: String) {
    attributes.append(Attribute("source-" + name, value))
  }

  /// Sets an attribute that guides know.
  mutating func set(_ name: String, _ value: String? = nil) {
    attributes.append(Attribute(name, value))
  }

  /// Takes a text with HTML as wording, and what it shows as media where that lies beside the file.
  mutating func take(html: String, help: String = "", _ remark: (String) -> Void) {
    let read = ImportedText(html)
    let helpRead = ImportedText(help)
    text = read.text
    // What the interviewee reads under the question is part of it.
    if !helpRead.text.isEmpty { text += (text.isEmpty ? "" : "\n") + helpRead.text }
    for path in read.media + helpRead.media { take(media: path, remark) }
    if read.isSimplified || helpRead.isSimplified {
      remark("tables, forms and scripts in the text of “\(id)” became plain text; read it again")
    }
    if text.contains("{"), text.contains("}") {
      remark(
        "the text of “\(id)” has a part in braces that the other program would fill in; it stays as it is")
    }
  }

  /// Takes a picture, sound or film.
  mutating func take(media path: String, _ remark: (String) -> Void) {
    let isInside = !path.hasPrefix("/") && !path.contains("..") && !path.contains(":") && !path.isEmpty
    if isInside {
      media.append(Media(path: path, description: ""))
    } else {
      attributes.append(Attribute("source-media", path))
      remark(
        "“\(id)” shows \(path.prefix(200)), which is not in the file; put it beside the guide and name it there"
      )
    }
  }

  /// Puts the known attributes into their order, as readers of guides do.
  mutating func orderAttributes() {
    attributes = KnownAttributes.ordered(attributes, by: KnownAttributes.question)
  }
}

/// What is checked when an import is complete.
enum ImportCheck {
  /// Reports kinds this version cannot record, and conditions that ask for what comes later or in a circle; those that
  /// cannot hold are kept beside the question, which is then always asked.
  static func run(
    _ guide: inout Guide, places: [String: DocumentPlace], _ problems: inout ImportProblems
  ) {
    var positions: [String: Int] = [:]
    for (position, question) in guide.questions.enumerated() { positions[question.id] = position }
    let circle = circle(in: guide, positions)
    if let first = circle.first {
      problems.error(
        places[first] ?? .start,
        "the conditions of \(circle.joined(separator: ", ")) ask for each other in a circle; change one of them"
      )
    }
    var position = 0
    for section in guide.sections.indices {
      check(
        &guide.sections[section].attributes, of: guide.sections[section].id, before: position, positions,
        places, &problems)
      for index in guide.sections[section].questions.indices {
        let id = guide.sections[section].questions[index].id
        check(
          &guide.sections[section].questions[index].attributes, of: id, before: position, positions, places,
          &problems)
        guide.sections[section].questions[index].orderAttributes()
        let kind = guide.sections[section].questions[index].kind
        if AnswerKinds.kind(kind) == nil {
          problems.warning(
            places[id] ?? .start,
            "“\(id)” is a question of the kind “\(kind)”, for which this version records no answer; make a note instead"
          )
        }
        position += 1
      }
    }
  }

  private static func check(
    _ attributes: inout [Attribute], of id: String, before limit: Int, _ positions: [String: Int],
    _ places: [String: DocumentPlace], _ problems: inout ImportProblems
  ) {
    for index in attributes.indices.reversed() where attributes[index].name == "if" {
      guard let value = attributes[index].value, let names = try? GuideExpression(value).names else {
        continue
      }
      guard let later = names.first(where: { positions[$0.id] ?? Int.max >= limit }) else { continue }
      problems.warning(
        places[id] ?? .start,
        "the condition of “\(id)” asks for “\(later.id)”, which comes later or not at all; it is kept, but “\(id)” is"
          + " always asked")
      attributes[index].name = "source-if"
    }
  }

  // The questions of the first circle of conditions, in order.
  private static func circle(in guide: Guide, _ positions: [String: Int]) -> [String] {
    var needs: [String: [String]] = [:]
    for question in guide.questions {
      guard let condition = question.attribute("if"), let names = try? GuideExpression(condition).names else {
        continue
      }
      // Only what comes later can close a circle.
      needs[question.id] = names.map(\.id).filter { $0 != question.id && positions[$0] != nil }
    }
    var state: [String: Bool] = [:]
    for start in guide.questions.map(\.id) where state[start] == nil {
      var path: [(id: String, next: Int)] = [(start, 0)]
      state[start] = false
      while let (id, next) = path.last {
        guard let needed = needs[id], next < needed.count else {
          state[id] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let other = needed[next]
        if state[other] == false {
          return path.drop { $0.id != other }.map(\.id)
        }
        if state[other] == nil {
          state[other] = false
          path.append((other, 0))
        }
      }
    }
    return []
  }
}
