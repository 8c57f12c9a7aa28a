import Documents
package import Guide

extension QDACode {
  /// A guide as codes: the guide, its sections, their questions.
  ///
  /// - Parameter added: Questions that belong to one interview and not to the guide; they are left out.
  package static func codes(of guide: Guide, withoutAdded added: [String] = []) -> QDACode {
    let numbers = guide.questionCodes(added: added)
    let known = Set(guide.sections.map(\.id))
    func code(of question: Question) -> QDACode {
      let name = [numbers[question.id], question.id].compactMap { $0 }.joined(separator: " ")
      return QDACode(
        guid: guid(ofQuestion: question.id, in: guide.id), name: QDAName.line(name), text: question.text)
    }
    func codes(under parent: String?, depth: Int) -> [QDACode] {
      guard depth < 16 else { return [] }
      let here = guide.sections.filter { section in
        parent == nil ? section.parent.map { !known.contains($0) } ?? true : section.parent == parent
      }
      return here.flatMap { section -> [QDACode] in
        let questions = section.questions.filter { !added.contains($0.id) }.map(code)
        let inside = questions + codes(under: section.id, depth: depth + 1)
        let title = QDAName.line(section.title)
        if title.isEmpty || inside.isEmpty { return inside }
        return [
          QDACode(
            guid: DerivedGUID.text("section/\(guide.id)/\(section.id)"), name: title, isCodable: false,
            children: inside)
        ]
      }
    }
    let title = QDAName.line(guide.title)
    var root = QDACode(
      guid: DerivedGUID.text("guide/\(guide.id)"), name: title.isEmpty ? guide.id : title,
      text: guide.note, isCodable: false, children: codes(under: nil, depth: 0))
    root.makeNamesDifferent()
    return root
  }

  /// The identifier of a question's code, the same in every codebook and project.
  package static func guid(ofQuestion id: String, in guide: String) -> String {
    DerivedGUID.text("question/\(guide)/\(id)")
  }

  /// Two headings of the same name in one tree become `Work` and `Work (2)`: programs keep names once.
  private mutating func makeNamesDifferent() {
    var names: [String: Int] = [:]
    rename(&names)
  }

  private mutating func rename(_ names: inout [String: Int]) {
    let count = names[name.lowercased(), default: 0] + 1
    names[name.lowercased()] = count
    if count > 1 { name += " (\(count))" }
    for index in children.indices { children[index].rename(&names) }
  }
}

/// Names of codes: one line that fits everywhere.
enum QDAName {
  private static let longest = 200

  static func line(_ text: String) -> String {
    let words = text.unicodeScalars.map { scalar -> Character in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    let line = String(words).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return line.count <= longest ? line : "\(line.prefix(longest))…"
  }
}
