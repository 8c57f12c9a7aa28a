import Foundation
import Testing

@testable import Guide

/// The shared table of expressions and what they say.
struct ExpressionCases: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let expression: String
    let truth: Truth
    let canonical: String?
    let value: Plain?
    let saysValue: Bool

    var testDescription: String { expression }

    private enum CodingKeys: String, CodingKey { case expression, truth, canonical, value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      expression = try container.decode(String.self, forKey: .expression)
      truth = try container.decode(Truth.self, forKey: .truth)
      canonical = try container.decodeIfPresent(String.self, forKey: .canonical)
      value = try container.decodeIfPresent(Plain.self, forKey: .value)
      saysValue = container.contains(.value)
    }
  }

  /// A JSON value.
  enum Plain: Decodable, Hashable, Sendable {
    case number(Double), text(String), list([Plain]), table([String: Plain]), boolean(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([Plain].self) {
        self = .list(value)
      } else {
        self = .table(try container.decode([String: Plain].self))
      }
    }

    var value: LogicValue {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .boolean(let value): .boolean(value)
      case .list(let values): .list(values.map(\.value))
      case .table(let cells):
        .rows(
          cells.sorted { $0.key < $1.key }.map { key, cell in
            let parts = key.split(separator: ".").map(String.init)
            return LogicRow(row: parts[0], column: parts.count > 1 ? parts[1] : nil, value: cell.value)
          })
      }
    }
  }

  struct World: Decodable, Sendable, LogicEnvironment {
    let today: String
    let now: String
    let answers: [String: Plain]
    let missing: [String: String]
    let absent: [String]
    let labels: [String: [String: String]]

    var language: String { "en" }

    func operand(_ id: String, part: String?) -> LogicValue {
      let value =
        absent.contains(id) ? .absent : missing[id].map { .missing($0) } ?? answers[id]?.value ?? .unknown
      return part.map { value.part($0, of: Question(id: id, text: id)) } ?? value
    }

    func label(_ id: String, code: String) -> String? { labels[id]?[code] }
  }

  let world: World
  let cases: [Case]

  static let all: ExpressionCases? = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "expressions.json")
    return try? JSONDecoder().decode(ExpressionCases.self, from: Data(contentsOf: file))
  }()
}

@Suite("Expressions")
struct ExpressionTests {
  @Test("the shared table can be read")
  func table() throws {
    #expect(try #require(ExpressionCases.all).cases.count > 150)
  }

  @Test("say what the shared table says", arguments: ExpressionCases.all?.cases ?? [])
  func cases(_ sample: ExpressionCases.Case) throws {
    let world = try #require(ExpressionCases.all).world
    let expression = try GuideExpression(sample.expression)
    let value = expression.root.value(in: world)
    #expect(value.truth == sample.truth)
    if sample.saysValue {
      #expect(value.isThere ? value == sample.value?.value : sample.value == nil, "\(value)")
    }
    #expect(expression.canonical == sample.canonical ?? sample.expression)
    #expect(try GuideExpression(expression.canonical).root == expression.root)
  }

  @Test(
    "random ones are read, written and read again as the same tree, and always say something",
    arguments: 1...400)
  func random(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let node = RandomLogic.node(4, &random)
    let text = node.written(0)
    let expression = try GuideExpression(text)
    #expect(expression.canonical == text)
    #expect(expression.root == node, "\(text)")
    _ = node.value(in: try #require(ExpressionCases.all).world)
  }

  @Test(
    "functions with the wrong number of values are refused",
    arguments: [
      "today(1)", "selected(a)", "if(a, b)", "answered()", "age()", "round(1, 2, 3)", "selected('a', 'b')",
    ])
  func arity(_ source: String) {
    #expect(throws: ExpressionProblem.self) { try GuideExpression(source) }
  }
}
