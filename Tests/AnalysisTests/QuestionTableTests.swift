import Analysis
import Foundation
import Guide
import Interview
import Testing

@Suite("The table of a question")
struct QuestionTableTests {
  private func counts(_ table: QuestionTable, _ block: Int = 0) throws -> CountTable {
    guard case .counts(let counts) = table.blocks[block].content else {
      throw CancellationError()
    }
    return counts
  }

  private func numbers(_ table: QuestionTable) throws -> NumberTable {
    guard case .numbers(let numbers) = table.blocks[0].content else { throw CancellationError() }
    return numbers
  }

  @Test("counts options in the order of the guide, those nobody chose included")
  func options() throws {
    let table = try Study.table("gender")
    let counts = try counts(table)
    #expect(counts.rows.map(\.code) == ["w", "m", "d"])
    #expect(counts.rows.map(\.count) == [10, 4, 0])
    #expect(counts.rows[1].interviews == ["i03", "i06", "i12", "i15"])
    #expect(counts.rows[0].share == 10.0 / 14)
  }

  @Test("keeps reasons for having no answer apart, each also when nobody gave it")
  func missing() throws {
    let table = try Study.table("gender")
    #expect(table.missing.map(\.code) == ["-9", "-8", "-7", "-6", "-5", "x"])
    #expect(table.missing.map(\.interviews) == [[], [], ["i09"], [], [], ["i05"]])
    #expect(table.answered.count == 14)
  }

  @Test("counts people, not choices, when several answers are possible")
  func multiple() throws {
    let counts = try counts(try Study.table("tools"))
    #expect(counts.isMultiple)
    #expect(counts.rows.map(\.count) == [16, 8, 0, 1])
    #expect(counts.rows.map(\.share) == [1, 0.5, 0, 1.0 / 16])
    #expect(counts.rows[3].written.map(\.text) == ["Minidisc"])
    #expect(counts.rows[3].written.map(\.interview.id) == ["i03"])
  }

  @Test("gives yes and no in the language of the guide when the guide has no words for them")
  func yesNo() throws {
    let counts = try counts(try Study.table("driver"))
    #expect(counts.rows.map(\.label) == ["ja", "nein"])
    #expect(counts.rows.map(\.count) == [13, 3])
  }

  @Test("knows the points of a scale, their mean, median and spread")
  func scale() throws {
    let counts = try counts(try Study.table("useful"))
    #expect(counts.isOrdered)
    #expect(counts.rows.map(\.count) == [1, 1, 2, 6, 6])
    let distribution = try #require(counts.distribution)
    #expect(distribution.median == 4)
    #expect(abs(distribution.mean - 3.9375) < 1e-12)
  }

  @Test("shows every point of a numeric scale, with the labels of those that have one")
  func numericScale() throws {
    var format = AnswerFormat()
    (format.minimum, format.maximum) = ("0", "10")
    let question = Question(
      id: "s", text: "s", kind: "scale",
      options: [AnswerOption(code: "0", text: "nie"), AnswerOption(code: "10", text: "immer")], format: format
    )
    var held = Held(
      "a", guide: Guide(id: "g", title: "g", sections: [Section(id: "x", title: "", questions: [question])]))
    held.answer("s", .number(7))
    let counts = try counts(try #require(QuestionTable("s", of: [held.interview])))
    #expect(
      counts.rows.map(\.label) == ["0 – nie", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10 – immer"])
    #expect(counts.rows[7].interviews == ["a"])
  }

  @Test(
    "puts every interview into exactly one place", arguments: ["gender", "years", "tools", "smell", "remark"])
  func partition(_ question: String) throws {
    let table = try Study.table(question)
    let places =
      [table.answered, table.withoutAnswer, table.notAsked, table.notInGuide]
      + table.missing.map(\.interviews)
    #expect(places.flatMap(\.self).sorted() == Study.interviews.map(\.id))
  }

  @Test("tells nothing entered, not asked and not in that version apart")
  func notAsked() throws {
    var asked = Held("asked")
    asked.visit("gender", at: 1)
    asked.visit(nil, at: 9)
    var older = Held("older", dayLater: -1)
    older.guide.sections[2].questions.removeFirst()
    let table = try #require(
      QuestionTable("gender", of: [asked.interview, Held("not").interview, older.interview]))
    #expect(table.withoutAnswer == ["asked"])
    #expect(table.notAsked == ["not"])
    #expect(table.notInGuide == ["older"])
  }

  @Test("has options that only an older version had in their place, and says that the wording changed")
  func versions() throws {
    var older = Held("older", dayLater: -1)
    older.guide.sections[2].questions[0].text = "Geschlecht?"
    older.guide.sections[2].questions[0].options.insert(AnswerOption(code: "n", text: "nicht binär"), at: 2)
    older.choose("gender", "n")
    let table = try #require(QuestionTable("gender", of: [older.interview, Held("new").interview]))
    #expect(try counts(table).rows.map(\.code) == ["w", "m", "n", "d"])
    #expect(table.wordings == ["Welches Geschlecht haben Sie?", "Geschlecht?"])
  }

  @Test("describes numbers and sorts them into classes")
  func amounts() throws {
    let table = try numbers(try Study.table("years"))
    let distribution = try #require(table.distribution)
    #expect(table.unit == "Jahre")
    #expect(distribution.count == 15)
    #expect(distribution.median == 20)
    #expect(table.histogram.bins.map(\.interviews.count) == [3, 4, 7, 1])
    #expect(table.histogram.bins.flatMap(\.interviews).sorted() == table.interviews.sorted())
  }

  @Test(
    "counts dates by month, year or decade",
    arguments: [
      (["2026-11-21", "2026-09-01"], DateTable.Unit.month, ["2026-09", "2026-10", "2026-11"]),
      (["2026-11-21", "2023-09-01"], .year, ["2023", "2024", "2025", "2026"]),
      (["1968-05-02", "2001-09-01"], .decade, ["196", "197", "198", "199", "200"]),
    ])
  func dates(_ dates: [String], _ unit: DateTable.Unit, _ codes: [String]) throws {
    let interviews = dates.enumerated().map { index, date in
      var held = Held("\(index)")
      held.answer("begun", .date(date))
      return held.interview
    }
    let table = try #require(QuestionTable("begun", of: interviews))
    guard case .dates(let found) = table.blocks[0].content else { throw CancellationError() }
    #expect(found.unit == unit)
    #expect(found.rows.map(\.code) == codes)
    #expect((found.earliest, found.latest) == (dates.min(), dates.max()))
  }

  @Test(
    "lists texts, and the answers of kinds it does not know, beside each other",
    arguments: ["remark", "smell"])
  func texts(_ question: String) throws {
    var held = Held("a")
    held.answer(question, .text("nach Kaffee"), at: 3)
    let table = try #require(QuestionTable(question, of: [held.interview]))
    guard case .texts(let answers) = table.blocks[0].content else { throw CancellationError() }
    #expect(answers.map(\.text) == ["nach Kaffee"])
    #expect(answers[0].interview.participant == "P-a")
    #expect(answers[0].seconds == 3)
  }

  @Test("loses no answer that its kind cannot read")
  func rest() throws {
    var held = Held("a")
    held.answer("gender", .text("früher war das Text"))
    let table = try #require(QuestionTable("gender", of: [held.interview]))
    #expect(table.blocks.count == 2)
    #expect(table.blocks[1].isRest)
    #expect(try counts(table).rows.map(\.count) == [0, 0, 0])
    #expect(table.answered == ["a"])
  }

  @Test(
    "is not made of open questions, of texts that only inform, nor of what is no question",
    arguments: [
      "first_day", "thanks", "opening", "",
    ])
  func noTable(_ question: String) {
    #expect(QuestionTable(question, of: Study.interviews) == nil)
  }

  @Test("leaves out questions that were added on the spot")
  func added() {
    var held = Held("a")
    held.happened(1, .asked(question: "a1", text: "Und am Wochenende?", section: "opening"))
    #expect(QuestionTable("a1", of: [held.interview]) == nil)
    #expect(SideBySide("a1", of: [held.interview]) == nil)
    #expect(SharedGuide([held.interview]).inOrder.count == Held.guide.questions.count)
  }

  @Test("has one summary for every answer kind of this version that can be counted")
  func register() {
    let kinds = QuestionSummaries.all.flatMap { $0.kinds }
    #expect(kinds.count == Set(kinds).count)
    for kind in ["single", "multiple", "yesno", "scale", "number", "integer", "date", "text", "long"] {
      #expect(kinds.contains(kind) && AnswerKinds.kind(kind) != nil)
    }
  }
}
