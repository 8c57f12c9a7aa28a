import Testing

@testable import Guide

@Suite("Days")
struct CalendarDayTests {
  @Test(
    "leap years follow the Gregorian rule",
    arguments: [
      ("2000-02-29", true), ("1900-02-29", false), ("2024-02-29", true), ("2023-02-29", false),
      ("2023-04-31", false),
    ])
  func leapYears(_ text: String, _ exists: Bool) {
    #expect((CalendarDay(text) != nil) == exists)
  }

  @Test("today as a bound means the day given")
  func todayAsBound() throws {
    let today = try #require(CalendarDay("2020-05-05"))
    #expect(try DateAnswer.value(from: "2020-05-05", for: Samples.born, today: today) == .date("2020-05-05"))
    #expect(throws: AnswerProblem.self) {
      try DateAnswer.value(from: "2020-05-06", for: Samples.born, today: today)
    }
  }
}
