import Foundation
import Guide
import Testing

@testable import GuideFormats

/// Expressions in the manner of real forms, and what ODK's engine says of them.
struct OdkExpression: Decodable, Sendable, CustomTestStringConvertible {
  struct Said: Decodable, Sendable {
    let answers: [String: String]
    /// `yes` or `no`, or the value.
    let odk: String
  }

  let expression: String
  let kinds: [String: String]
  let isCalculation: Bool
  let own: String?
  let said: [Said]

  var testDescription: String { expression }

  private struct Table: Decodable { let cases: [OdkExpression] }

  static let all =
    (try? JSONDecoder().decode(Table.self, from: Data(contentsOf: Files.own("odk_expressions.json"))).cases)
    ?? []

  private static let ownKinds = [
    "integer": "integer", "decimal": "number", "date": "date", "string": "text", "select1": "single",
    "select": "multiple",
  ]

  /// A guide that asks for everything the expression names, and then hangs on it.
  func guide() throws -> Guide {
    let ids = Dictionary(kinds.keys.map { ($0, $0) }) { first, _ in first }
    let logic = XLSFormLogic(ids: ids, kinds: kinds.compactMapValues { Self.ownKinds[$0] })
    var questions = kinds.keys.sorted().map { id in
      var question = Question(id: id, text: id, kind: Self.ownKinds[kinds[id] ?? ""] ?? "text")
      let codes = Set(said.flatMap { ($0.answers[id] ?? "").split(separator: " ").map(String.init) })
      if question.kind == "single" || question.kind == "multiple" {
        question.options = codes.sorted().map { AnswerOption(code: $0, text: $0) }
      }
      return question
    }
    if let own, let index = questions.firstIndex(where: { $0.id == own }) {
      // A check may ask for everything before it.
      questions.append(questions.remove(at: index))
      questions[questions.count - 1].set("check", try logic.condition(expression, of: own))
    } else {
      var last = Question(id: "result", text: "Result")
      if isCalculation {
        last.kind = "calculated"
        last.set("calculate", try logic.calculation(expression))
      } else {
        last.set("if", try logic.condition(expression))
      }
      questions.append(last)
    }
    return Guide(id: "g", title: "G", sections: [Section(id: "s1", title: "S", questions: questions)])
  }

  /// An answer of such a guide.
  func value(_ text: String, of id: String) -> AnswerValue? {
    switch kinds[id] {
    case "integer", "decimal": Double(text).map { .number($0) }
    case "date": .date(text)
    case "select1", "select": .choices(text.split(separator: " ").map { .init(code: String($0)) })
    default: .text(text)
    }
  }
}

@Suite("Expressions of forms")
struct OdkExpressionTests {
  @Test("there are at least 40 of them")
  func table() { #expect(OdkExpression.all.count >= 40) }

  @Test(
    "say what ODK's engine says; only what is not answered yet may stay open", arguments: OdkExpression.all)
  func agrees(_ sample: OdkExpression) throws {
    let guide = try sample.guide()
    for said in sample.said {
      var answers: [String: AnswerValue] = [:]
      for (id, text) in said.answers { answers[id] = sample.value(text, of: id) }
      let run = GuideRun(guide, answers: answers)
      let remark = "\(said.answers) \(guide.questions.last?.attributes.map { $0.value ?? "" } ?? [])"
      if let own = sample.own, let question = guide.question(own) {
        let isValid = run.state(of: question) == .answered
        #expect(isValid == (said.odk == "yes"), "\(remark)")
      } else if sample.isCalculation {
        #expect(run.calculated("result")?.plainText ?? "" == said.odk, "\(remark)")
      } else {
        let truth = run.relevance("result")
        #expect((truth == .yes) == (said.odk == "yes"), "\(remark)")
        #expect(truth != .unknown || said.answers.count < sample.kinds.count, "\(remark)")
      }
    }
  }

  @Test("written as XLSForm and read again are the same", arguments: OdkExpression.all)
  func returns(_ sample: OdkExpression) throws {
    let guide = try sample.guide()
    let fields = Dictionary(guide.questions.map { ($0.id, $0.id) }) { first, _ in first }
    let attribute = try #require(guide.questions.last?.attributes.last?.value)
    let written = try ExpressionWriter(XLSFormDialect(guide, fields: fields)).written(attribute)
    let kinds = Dictionary(guide.questions.map { ($0.id, $0.kind) }) { first, _ in first }
    let logic = XLSFormLogic(ids: fields, kinds: kinds)
    let again =
      try sample.isCalculation
      ? logic.calculation(written, of: sample.own) : logic.condition(written, of: sample.own)
    // The way of writing may differ; what it says may not.
    for said in sample.said {
      var answers: [String: AnswerValue] = [:]
      for (id, text) in said.answers { answers[id] = sample.value(text, of: id) }
      let run = GuideRun(guide, answers: answers)
      let own = sample.own.flatMap { guide.question($0) }
      let values = try [attribute, again].map { source in
        let expression = try GuideExpression(
          own == nil ? source : source.replacing(/\bthis\b/, with: sample.own ?? ""))
        return expression.root.value(in: run)
      }
      if sample.isCalculation {
        #expect(values[0].words == values[1].words, "\(written) → \(again)")
      } else {
        #expect(
          (values[0].truth == .yes) == (values[1].truth == .yes), "\(said.answers) \(written) → \(again)")
      }
    }
  }
}
