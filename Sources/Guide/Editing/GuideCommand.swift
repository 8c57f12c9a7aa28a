/// One step of editing a guide, as a page sends it: `{"command": "move-question", "id": "q3", "section": "s2",
/// "index": 0}`. Places count from 0 after the moved thing was taken out; too large ones mean the end.
package enum GuideCommand: Hashable, Sendable {
  /// Title, language and what else is said of the guide as a whole.
  case setGuide(GuideFacts)
  /// A new, empty section.
  case addSection(title: String, index: Int)
  /// Heading, texts and rules of a section; its questions stay.
  case setSection(id: String, SectionFacts)
  /// A section to another place, with its questions.
  case moveSection(id: String, index: Int)
  /// The section once more behind itself, with new ids.
  case duplicateSection(id: String)
  /// Away with the section and its questions.
  case removeSection(id: String)
  /// A new question with words to write over.
  case addQuestion(text: String, kind: String, section: String, index: Int)
  /// A question as it should be; its id stays.
  case setQuestion(Question)
  /// Another answer kind.
  case setKind(id: String, kind: String)
  /// A question to another place, also in another section.
  case moveQuestion(id: String, section: String, index: Int)
  /// The question once more behind itself, with a new id.
  case duplicateQuestion(id: String)
  /// Away with the question.
  case removeQuestion(id: String)
  /// Another id for a question or section, and in everything that names it.
  case rename(id: String, to: String)
}

extension GuideCommand: Decodable {
  private enum Key: String, CodingKey {
    case command, id, to, title, text, kind, section, index, guide, facts, question
  }

  /// Reads what a page sends.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    let index = try fields.decodeIfPresent(Int.self, forKey: .index) ?? .max
    switch try text(.command) {
    case "set-guide": self = .setGuide(try fields.decode(GuideFacts.self, forKey: .guide))
    case "add-section": self = .addSection(title: try text(.title), index: index)
    case "set-section":
      self = .setSection(id: try text(.id), try fields.decode(SectionFacts.self, forKey: .facts))
    case "move-section": self = .moveSection(id: try text(.id), index: index)
    case "duplicate-section": self = .duplicateSection(id: try text(.id))
    case "remove-section": self = .removeSection(id: try text(.id))
    case "add-question":
      self = .addQuestion(
        text: try text(.text), kind: try text(.kind), section: try text(.section), index: index)
    case "set-question": self = .setQuestion(try fields.decode(Question.self, forKey: .question))
    case "set-kind": self = .setKind(id: try text(.id), kind: try text(.kind))
    case "move-question":
      self = .moveQuestion(id: try text(.id), section: try text(.section), index: index)
    case "duplicate-question": self = .duplicateQuestion(id: try text(.id))
    case "remove-question": self = .removeQuestion(id: try text(.id))
    case "rename": self = .rename(id: try text(.id), to: try text(.to))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .command, in: fields, debugDescription: "no such command")
    }
  }
}
