import Testing

@testable import Guide

/// One typed text and what it becomes.
struct TypedAnswer: CustomTestStringConvertible, Sendable {
  let question: Question
  let typed: String
  /// `nil`: it is refused.
  let value: AnswerValue?

  var testDescription: String { "\(question.kind) “\(typed)”" }
}

@Suite("Answer kinds")
struct AnswerKindsTests {
  @Test("typed texts become values or are refused with a sentence", arguments: Samples.all)
  func typedAnswer(_ sample: TypedAnswer) throws {
    let kind = try #require(AnswerKinds.kind(sample.question.kind))
    do {
      let value = try kind.value(from: sample.typed, for: sample.question)
      // midnight may pass between the sample and its reading
      let isToday = ["today", "heute"].contains(sample.typed)
      #expect(value == (isToday ? CalendarDay.today.map { .date($0.description) } : sample.value))
      let columns = kind.columns(for: sample.question)
      #expect(kind.cells(for: value, of: sample.question).count == columns.count)
      #expect(!kind.text(for: value, of: sample.question).isEmpty)
    } catch {
      #expect(sample.value == nil, "\(error.message)")
      #expect(error.message.count > 10)
      #expect(!error.message.hasSuffix("."))
    }
  }

  @Test("each kind has an identifier of its own and says what to type")
  func register() {
    #expect(Set(AnswerKinds.all.map { $0.id }).count == AnswerKinds.all.count)
    for id in ["open", "yesno", "single", "multiple", "scale", "number", "integer", "text", "long", "date"] {
      #expect(AnswerKinds.kind(id) != nil)
    }
    for sample in Samples.all {
      #expect(AnswerKinds.kind(sample.question.kind)?.hint(for: sample.question).isEmpty == false)
    }
  }

  @Test("open questions and information refuse every value", arguments: ["open", "info"])
  func withoutValue(_ id: String) throws {
    let question = Question(id: "q", text: "Q", kind: id)
    let kind = try #require(AnswerKinds.kind(id))
    #expect(throws: AnswerProblem.self) { try kind.value(from: "x", for: question) }
    #expect(kind.columns(for: question).isEmpty)
    #expect(kind.cells(for: .text("x"), of: question).isEmpty)
  }

  @Test("a chosen missing option stays a choice")
  func missing() throws {
    let value = try NumberAnswer.value(from: "-8", for: Samples.years)
    #expect(value == .choices([AnswerValue.Choice(code: "-8")]))
    #expect(Samples.years.isMissing(value))
    #expect(!Samples.years.isMissing(.number(3)))
    #expect(NumberAnswer.cells(for: value, of: Samples.years) == ["-8"])
    #expect(NumberAnswer.text(for: value, of: Samples.years) == "Don't know")
  }

  @Test("a pattern that explodes is given up, and the answer is kept")
  func explodingPattern() {
    #expect(TextPattern("(a+)+b").accepts(String(repeating: "a", count: 40)))
    #expect(!TextPattern("(").isValid)
  }
}

@Suite("Data table cells")
struct CellTests {
  @Test("single choice has its code and the text beside it")
  func single() throws {
    let value = try SingleAnswer.value(from: "other: Minidisc", for: Samples.device)
    #expect(SingleAnswer.columns(for: Samples.device).map(\.name) == ["device", "device_other"])
    #expect(SingleAnswer.cells(for: value, of: Samples.device) == ["other", "Minidisc"])
    #expect(SingleAnswer.text(for: value, of: Samples.device) == "Other: Minidisc")
  }

  @Test("multiple choice has one column of 0 and 1 per option, and the text")
  func multiple() throws {
    let columns = MultipleAnswer.columns(for: Samples.tools).map(\.name)
    #expect(columns == ["tools_phone", "tools_paper", "tools_none", "tools_other", "tools_other_text"])
    let value = try MultipleAnswer.value(from: "paper, other=tape, disc", for: Samples.tools)
    #expect(MultipleAnswer.cells(for: value, of: Samples.tools) == ["0", "1", "0", "1", "tape, disc"])
    #expect(MultipleAnswer.text(for: value, of: Samples.tools) == "Paper, Other: tape, disc")
    let missing = try MultipleAnswer.value(from: "-7", for: Samples.tools)
    #expect(MultipleAnswer.cells(for: missing, of: Samples.tools) == ["-7", "-7", "-7", "-7", ""])
  }

  @Test(
    "numbers have a decimal point and no exponent",
    arguments: [
      (0.5, "0.5"), (12, "12"), (1e15, "1000000000000000"), (0.00001, "0.00001"), (-3.25, "-3.25"),
      (.nan, ""),
    ])
  func numbers(_ number: Double, _ plain: String) {
    #expect(NumberReading.plain(number) == plain)
  }

  @Test("a point of a scale is read with its label")
  func scale() {
    #expect(ScaleAnswer.text(for: .number(10), of: Samples.useful) == "10 (very useful)")
    #expect(ScaleAnswer.cells(for: .number(4), of: Samples.useful) == ["4"])
  }
}
