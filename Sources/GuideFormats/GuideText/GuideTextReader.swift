package import Foundation
import Wording

/// Reads guide texts; total and linear in the size of the file.
package struct GuideTextReader {
  var problems: DiagnosticList
  var front: FrontMatter
  var title: Located<String>?
  var introduction: [TextLines] = []
  var notes: [TextLines] = []
  var sections: [SectionDraft] = []
  /// The question that indented lines belong to.
  var question: QuestionDraft?
  var previous = Previous.nothing
  /// The ids given to questions so far.
  private(set) var ids: Set<String> = []
  private var questionCount = 0
  /// `{name}` inside texts, which stands for an earlier answer.
  private(set) var piped: [Located<String>] = []

  /// What the line before was, as far as it decides what the next one is.
  enum Previous {
    case nothing, blank, text, note, question, item
  }

  /// Reads the content of a file.
  ///
  /// - Parameter name: The file's name; `name.lang.guide.md` says id and language where the front matter does not.
  package static func read(_ data: Data, name: String) -> GuideReading {
    switch TextSource.decode(data) {
    case .failure(let refusal): GuideReading(guide: nil, diagnostics: [refusal.diagnostic])
    case .success(let source): read(source, name: name)
    }
  }

  /// Reads a text.
  package static func read(_ text: String, name: String) -> GuideReading {
    read(Data(text.utf8), name: name)
  }

  private static func read(_ source: TextSource, name: String) -> GuideReading {
    var reader = GuideTextReader(source)
    if let line = reader.readLines(source) {
      let refusal = GuideDiagnostic(.error, line: line + 1, column: 1, QuestionLimit.message)
      return GuideReading(guide: nil, diagnostics: [refusal])
    }
    var builder = GuideBuilder(reader, fileName: name)
    let guide = builder.guide()
    return GuideReading(guide: guide, diagnostics: builder.problems.sorted)
  }

  private init(_ source: TextSource) {
    problems = DiagnosticList(source)
    front = FrontMatter(source.lines, &problems)
  }

  // Gives the line of the question that is one too many.
  private mutating func readLines(_ source: TextSource) -> Int? {
    var marksOf = MarkReader()
    for number in source.lines.indices.dropFirst(front.lineCount) {
      guard let marks = marksOf.marks(of: source.lines[number], number: number, &problems) else { continue }
      readLine(marks)
      if questionCount > QuestionLimit.most { return number }
    }
    endQuestion()
    if questionCount > QuestionLimit.most { return source.lines.count - 1 }
    if let place = marksOf.openComment {
      problems.error(place, "the comment is opened here but never closed; end it with -->")
    }
    return nil
  }

  private mutating func readLine(_ marks: Marks) {
    let content = marks.trimmed
    guard let first = content.first else {
      previous = .blank
      return
    }
    if !LineShape.isAnswerLine(content) { piped += PipedName.all(in: content) }
    let indent = Self.width(marks.prefix(while: \.isSpace))
    if let outer = question?.indent, indent >= outer + 2 {
      readQuestionLine(content, indent: indent)
    } else if LineShape.headingLevel(content) > 0 {
      readHeading(content)
    } else if LineShape.isRule(content) {
      if previous == .text {
        problems.warning(first.place, "underlined headings are not read; write “## ” before the heading")
      }
      previous = .blank
    } else if first.isMark(">") {
      readOuterNote(content)
    } else if LineShape.bulletLength(content) > 0 {
      readOuterBullet(content, indent: indent)
    } else {
      readOuterText(content)
    }
  }

  // A tab goes on to the next multiple of four columns.
  private static func width(_ spaces: Marks) -> Int {
    spaces.reduce(0) { width, mark in mark.scalar == "\t" ? width / 4 * 4 + 4 : width + 1 }
  }

  mutating func endQuestion() {
    guard let question else { return }
    openSectionIfNeeded(question.place)
    sections[sections.count - 1].questions.append(question)
    questionCount += 1
    if let id = question.attributes.id?.value { ids.insert(id) }
    self.question = nil
  }

  mutating func openSectionIfNeeded(_ place: Place) {
    guard sections.isEmpty else { return }
    sections.append(SectionDraft(place: place, title: "", isSubsection: false))
  }
}
