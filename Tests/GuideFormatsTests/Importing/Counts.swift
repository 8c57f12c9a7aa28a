import Foundation
import Guide
import Testing

@testable import GuideFormats

/// How much a questionnaire holds, in the terms of its own format; `README.md` beside the fixtures counts the same in
/// the files themselves.
struct Counts: Equatable, Sendable, CustomTestStringConvertible {
  /// What the format calls a question, and which of its parts are counted.
  enum Rule: Sendable {
    /// As guides count: rows and choices.
    case guide
    /// Rows, columns and boxes are subquestions; what is ranked is an answer. Choices that the type brings are none.
    case limeSurvey
    /// All that can be chosen is a category, also the numbers of a scale.
    case queXML
    /// The same, but rows of tables with columns, and both scales of a table, are questions of their own.
    case queXMLByRows
  }

  let file: String
  var rule = Rule.guide
  let sections: Int
  let questions: Int
  let parts: Int
  let answers: Int

  var testDescription: String { file }

  /// The counts of a guide that was made of this file.
  func found(in guide: Guide) -> Counts {
    func sum(_ count: (Question) -> Int) -> Int { guide.questions.reduce(0) { $0 + count($1) } }
    return Counts(
      file: file, rule: rule, sections: guide.sections.count, questions: sum(questions), parts: sum(parts),
      answers: sum(answers))
  }

  /// The letter that LimeSurvey has for a question.
  static func limeSurveyType(_ question: Question) -> String {
    let source = question.attribute("source").map { String($0.dropFirst("lss:".count).prefix(1)) }
    return source ?? LimeSurveyTypes.usual[question.kind] ?? question.kind
  }

  private func isGrid(_ question: Question) -> Bool {
    ["numbermatrix", "textmatrix", "multimatrix"].contains(question.kind)
  }

  private func questions(_ question: Question) -> Int {
    guard rule == .queXMLByRows else { return 1 }
    return isGrid(question) ? question.rows.count : question.kind == "dualmatrix" ? 2 : 1
  }

  private func parts(_ question: Question) -> Int {
    switch rule {
    case .guide, .queXML: return question.rows.count
    case .queXMLByRows:
      return isGrid(question) ? 0 : question.rows.count * (question.kind == "dualmatrix" ? 2 : 1)
    case .limeSurvey:
      let boxes = question.options.count { $0.code != "-oth-" }
      if question.kind == "rank" { return 0 }
      if question.kind == "multiple" { return boxes }
      return question.rows.count + (isGrid(question) ? boxes : 0)
    }
  }

  private func answers(_ question: Question) -> Int {
    let options = question.options.count + (question.secondOptions?.count ?? 0)
    switch rule {
    case .guide: return options
    case .limeSurvey:
      if question.kind == "rank" { return question.rows.count }
      let isBuiltIn = question.attribute("source")?.hasPrefix("lss:Y:") == true
      guard ["single", "matrix", "dualmatrix"].contains(question.kind), !isBuiltIn else { return 0 }
      return options - question.options.count { $0.code == "-oth-" }
    case .queXML, .queXMLByRows:
      switch question.kind {
      case "scale", "scalematrix":
        return options > 0 ? options : question.format.maximum.flatMap(Int.init) ?? 0
      case "numbermatrix", "textmatrix", "slider": return 0
      case "multimatrix" where rule == .queXMLByRows: return options * question.rows.count
      case "ack": return 1
      default: return options
      }
    }
  }
}
