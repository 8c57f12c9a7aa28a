import Foundation
import Guide
import GuideFormats
import WebServing

/// What a page that writes a guide shows, as JSON: the outline with the questions that are in sight, and what is open in
/// the form. Of a guide with thousands of questions only this travels.
struct AuthorState: Encodable, Sendable {
  /// What a page has in sight.
  struct View: Decodable, Sendable {
    /// Sections whose questions are shown, with the number of the first one shown.
    var open: [String: Int]?
    /// The question in the form.
    var question: String?
    /// The section in the form.
    var section: String?
  }

  struct Row: Encodable, Sendable {
    let id: String
    let number: Int
    let text, kind: String
    let isRequired, hasCondition, hasProblem: Bool
  }

  struct SectionRow: Encodable, Sendable {
    let id, title: String
    let count, first: Int
    let isHandover, isSub, hasCondition, hasProblem: Bool
    /// Where the questions that are here begin in the section.
    let from: Int
    /// Some of its questions; `nil` when it is closed.
    let questions: [Row]?
  }

  struct OpenQuestion: Encodable, Sendable {
    let question: Question
    let form: QuestionForm
    let number, index: Int
    let section: String
    let previous, next: String?
  }

  struct OpenSection: Encodable, Sendable {
    let id: String
    let facts: SectionFacts
    let index: Int
    let isSub: Bool
  }

  struct Problem: Encodable, Sendable {
    let line, column: Int
    let sentence: String
    let isError: Bool
    /// Question or section it belongs to.
    let owner: String?
  }

  /// Guides of up to this many questions are sent whole; of larger ones a section shows this many at once.
  static let few = 300
  static let window = 100
  static let mostProblems = 100
  static let longestRow = 200

  let version: String
  let isUsable, isFormSafe: Bool
  let facts: GuideFacts?
  let sections: [SectionRow]
  let questionCount: Int
  let question: OpenQuestion?
  let section: OpenSection?
  let problems: [Problem]
  let errors, warnings: Int
  var touched: String?
  var patch: TextPatch?
  /// Whether an interview with this guide is being recorded now.
  var isRecording = false

  init(_ sheet: GuideSheet, _ view: View, _ language: Language) {
    let guide = sheet.guide
    let owners = sheet.owners()
    version = sheet.version
    isFormSafe = sheet.isFormSafe
    isUsable = guide != nil && !sheet.reading.hasErrors
    facts = guide.map(GuideFacts.init)
    problems = sheet.reading.diagnostics.sorted { $0.severity == .error && $1.severity != .error }
      .prefix(Self.mostProblems).map {
        Problem(
          line: $0.line, column: $0.column, sentence: $0.text, isError: $0.severity == .error,
          owner: owners[$0.line])
      }
    errors = sheet.reading.diagnostics.count { $0.severity == .error }
    warnings = sheet.reading.diagnostics.count - errors
    let troubled = Set(problems.compactMap(\.owner))
    questionCount = guide?.questions.count ?? 0
    sections = guide.map { Self.rows($0, view, troubled) } ?? []
    let wanted = view.question
    question = guide.flatMap { guide in wanted.flatMap { Self.question($0, guide, language) } }
    section = guide.flatMap { guide in
      guard let index = guide.sections.firstIndex(where: { $0.id == view.section }) else { return nil }
      let section = guide.sections[index]
      return OpenSection(
        id: section.id, facts: SectionFacts(section), index: index, isSub: section.parent != nil)
    }
  }

  private static func rows(_ guide: Guide, _ view: View, _ troubled: Set<String>) -> [SectionRow] {
    let total = guide.questions.count
    var first = 1
    return guide.sections.map { section in
      defer { first += section.questions.count }
      let isOpen = total <= few || view.open?[section.id] != nil
      let count = section.questions.count
      var from = total <= few ? 0 : max(0, view.open?[section.id] ?? 0)
      from = min(from, max(0, count - 1))
      let window = section.questions.dropFirst(from).prefix(total <= few ? few : Self.window)
      let rows = window.enumerated().map { offset, question in
        Row(
          id: question.id, number: first + from + offset, text: shortened(question.text),
          kind: question.kind, isRequired: question.requirement == .required,
          hasCondition: question.attribute("if") != nil, hasProblem: troubled.contains(question.id))
      }
      return SectionRow(
        id: section.id, title: section.title, count: count, first: first, isHandover: section.isHandover,
        isSub: section.parent != nil, hasCondition: section.attributes.contains { $0.name == "if" },
        hasProblem: troubled.contains(section.id)
          || (!isOpen && section.questions.contains { troubled.contains($0.id) }),
        from: from, questions: isOpen ? Array(rows) : nil)
    }
  }

  private static func question(_ id: String, _ guide: Guide, _ language: Language) -> OpenQuestion? {
    var number = 0
    var previous: String?
    for (place, section) in guide.sections.enumerated() {
      guard let index = section.questions.firstIndex(where: { $0.id == id }) else {
        number += section.questions.count
        previous = section.questions.last?.id ?? previous
        continue
      }
      let next =
        index + 1 < section.questions.count
        ? section.questions[index + 1].id
        : guide.sections[(place + 1)...].first { !$0.questions.isEmpty }?.questions.first?.id
      let words = guide.language.hasPrefix("de") ? ("Ja", "Nein") : ("Yes", "No")
      return OpenQuestion(
        question: section.questions[index],
        form: QuestionForm(section.questions[index], yes: words.0, no: words.1, language: guide.language),
        number: number + index + 1, index: index, section: section.id,
        previous: index > 0 ? section.questions[index - 1].id : previous, next: next)
    }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    text.count > longestRow ? text.prefix(longestRow - 1) + "…" : text
  }
}
