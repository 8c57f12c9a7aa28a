import Analysis
import Foundation
import Guide
import Interview
import Testing
import Timeline

@Suite("Questions with rows, put together")
struct RowSummaryTests {
  private static func table(_ question: Question, _ answers: [AnswerValue]) throws -> QuestionTable {
    let guide = Guide(
      id: "rows", title: "Rows", language: "en", version: "1",
      sections: [Section(id: "one", title: "One", questions: [question])])
    let interviews = answers.enumerated().map { index, value in
      Interview(
        id: "i\(index)", guide: guide,
        events: [
          InterviewEvent(
            id: "e\(index)", interview: "i\(index)", device: "test", sequence: 1, frame: .zero,
            monotonic: MonotonicTime(nanoseconds: 0), wall: Date(timeIntervalSince1970: 0),
            body: .answered(question: question.id, value: value, mode: .interviewer))
        ])
    }
    return try #require(QuestionTable(question.id, of: interviews))
  }

  private static func counts(_ block: SummaryBlock) throws -> CountTable {
    guard case .counts(let counts) = block.content else { throw CancellationError() }
    return counts
  }

  private static let rows = [
    Row(id: "a", text: "the map"), Row(id: "b", text: "the clock", opposite: "the sun"),
  ]
  private static let options = [
    AnswerOption(code: "1", text: "useful"), AnswerOption(code: "2", text: "useless"),
  ]

  private static func cell(_ row: String, _ cell: RowValue.Cell) -> RowValue {
    RowValue(row: row, cell: cell)
  }

  @Test("a table of choices is counted row by row, with what nobody chose and who left a row out")
  func matrix() throws {
    let question = Question(
      id: "q", text: "How useful?", kind: "matrix", options: Self.options, rows: Self.rows)
    let table = try Self.table(
      question,
      [
        .rows([Self.cell("a", .codes(["1"])), Self.cell("b", .codes(["1"]))]),
        .rows([Self.cell("a", .codes(["1"]))]), .rows([Self.cell("no such row", .codes(["1"]))]),
      ])
    #expect(table.blocks.map(\.title) == ["the map", "the clock – the sun", ""])
    let (first, second) = (try Self.counts(table.blocks[0]), try Self.counts(table.blocks[1]))
    #expect(first.rows.map(\.count) == [2, 0] && first.interviews == ["i0", "i1"])
    #expect(second.rows.map(\.count) == [1, 0] && second.interviews == ["i0"])
    // what fits no row is not lost
    #expect(table.blocks[2].isRest)
    #expect(QuestionCharts.charts(for: table).count == 1)
  }

  @Test("several choices in a row are counted each")
  func multiple() throws {
    let question = Question(
      id: "q", text: "Where?", kind: "multimatrix", options: Self.options, rows: Self.rows)
    let table = try Self.table(question, [.rows([Self.cell("a", .codes(["1", "2"]))])])
    #expect(try Self.counts(table.blocks[0]).rows.map(\.count) == [1, 1])
    #expect(try Self.counts(table.blocks[0]).isMultiple)
  }

  @Test("a differential has all its points, whether the guide says them or not")
  func differential() throws {
    let question = Question(id: "q", text: "How was it?", kind: "differential", rows: Self.rows)
    let table = try Self.table(question, [.rows([Self.cell("b", .number(3))])])
    let counts = try Self.counts(table.blocks[1])
    #expect(counts.rows.map(\.code) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(counts.rows.map(\.count) == [0, 0, 1, 0, 0, 0, 0])
  }

  @Test("an order tells how often each item came first, second, last")
  func ranking() throws {
    let question = Question(id: "q", text: "Which first?", kind: "rank", rows: Self.rows)
    let table = try Self.table(question, [.ranking(["b", "a"]), .ranking(["b"]), .ranking(["a", "b"])])
    #expect(try Self.counts(table.blocks[0]).rows.map(\.count) == [1, 1])
    #expect(try Self.counts(table.blocks[1]).rows.map(\.count) == [2, 1])
  }

  @Test("a list of numbers is a distribution per row, a slider is one, and gender needs no options")
  func numbers() throws {
    let list = Question(id: "q", text: "Hours?", kind: "numbers", rows: Self.rows)
    let table = try Self.table(
      list, [.rows([Self.cell("a", .number(8))]), .rows([Self.cell("a", .number(4))])])
    guard case .numbers(let numbers) = table.blocks[0].content else { throw CancellationError() }
    #expect(numbers.distribution?.median == 6)
    let slider = try Self.table(Question(id: "q", text: "Warm?", kind: "slider"), [.number(20)])
    guard case .numbers = slider.blocks[0].content else { throw CancellationError() }
    let gender = try Self.table(
      Question(id: "q", text: "Gender?", kind: "gender"), [.choices([.init(code: "F")])])
    #expect(try Self.counts(gender.blocks[0]).rows.map(\.count) == [1, 0, 0])
  }
}
