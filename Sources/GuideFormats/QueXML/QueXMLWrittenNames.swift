import Guide

/// The names of everything in a written queXML file: unique, and names in the sense of XML.
struct QueXMLWrittenNames {
  private var identifiers = ImportNames()
  private var questions: [String: String] = [:]
  private var parts: [String: String] = [:]
  /// The first question of each section, for skips.
  private var starts: [String: String] = [:]

  init() {}

  /// Whether it becomes a question: queXML is printed, so nothing may stand there that is not asked.
  static func isAsked(_ question: Question) -> Bool {
    question.kind != InformationAnswer.id && question.kind != CalculatedAnswer.id && !question.isHidden
  }

  /// Takes names for a whole guide; ids of questions come first, so that they stay as they are.
  mutating func claim(_ guide: Guide) {
    for question in guide.questions where Self.isAsked(question) {
      questions[question.id] = identifiers.identifier(question.id, else: "q")
    }
    for section in guide.sections { starts[section.id] = section.questions.first(where: Self.isAsked)?.id }
    for question in guide.questions where Self.isAsked(question) {
      let id = questions[question.id] ?? question.id
      if question.secondOptions != nil { claim(question, "second", base: "\(id)_second") }
      if question.attributes.contains(where: { $0.name == "comment" }) {
        claim(question, "comment", base: "\(id)_comment")
      }
      for row in question.rows { claim(question, "/" + row.id, base: "\(id)_\(row.id)") }
      for option in question.options {
        if question.kind == MultipleAnswer.id || !question.rows.isEmpty {
          claim(question, "=" + option.code, base: "\(id)_\(option.code)")
        }
        if option.hasText {
          claim(
            question, "+" + option.code,
            base: option.code == "-oth-" ? "\(id)other" : "\(id)_\(option.code)comment")
        }
      }
    }
  }

  private mutating func claim(_ question: Question, _ part: String, base: String) {
    parts["\(question.id)\u{1F}\(part)"] = identifiers.identifier(base, else: "part")
  }

  /// A question's own name.
  func question(_ id: String) -> String { questions[id] ?? id }

  /// A row's name.
  func row(_ question: Question, _ id: String) -> String { parts["\(question.id)\u{1F}/\(id)"] ?? id }

  /// The name of a choice that is a box or column of its own.
  func option(_ question: Question, _ code: String) -> String {
    parts["\(question.id)\u{1F}=\(code)"] ?? code
  }

  /// The name of the field beside a choice.
  func field(_ question: Question, _ code: String) -> String { parts["\(question.id)\u{1F}+\(code)"] ?? code }

  /// What a skip to a question or section names; `nil` for the end, or when nothing there is asked.
  func target(_ id: String) -> String? { questions[id] ?? starts[id].flatMap { questions[$0] } }

  /// The name of the second scale, or of the comment beside a choice.
  func extra(_ question: Question, _ what: String) -> String {
    parts["\(question.id)\u{1F}\(what)"] ?? "\(question.id)_\(what)"
  }
}
