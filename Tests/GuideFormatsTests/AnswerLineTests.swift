import Guide
import Testing

@testable import GuideFormats

@Suite("Answer lines")
struct AnswerLineTests {
  private func read(_ line: String, language: String = "en") throws -> (Question, GuideReading) {
    let reading = GuideTextReader.read("- Q\n  \(line)\n  - a: A\n  - b: B", name: "g.\(language).md")
    return (try #require(reading.guide?.questions.first), reading)
  }

  @Test("every answer word is kept; those without a kind say so", arguments: AnswerWord.allCases)
  func words(_ word: AnswerWord) throws {
    let labels = word.hasLabels && word != .slider ? ": one | two" : ""
    let (question, reading) = try read("[\(word.rawValue)\(labels)]")
    #expect(question.kind == word.rawValue)
    let isKnown = AnswerKinds.kind(word.rawValue) != nil
    #expect(reading.diagnostics.map(\.severity) == (isKnown ? [] : [.warning]))
    if !isKnown { #expect(reading.diagnostics[0].text.contains("make a note instead")) }
    #expect((question.rows.count == 2) == word.hasRows)
    let again = try #require(
      reading.guide.map { GuideTextReader.read(GuideTextWriter.text($0), name: "g.en.md") })
    #expect(again.guide == reading.guide)
  }

  @Test(
    "ranges",
    arguments: [
      ("[number 0..500]", "0", "500"), ("[number -5..]", "-5", nil), ("[number ..2.5]", nil, "2.5"),
      ("[number 0,5..2,5]", "0.5", "2.5"), ("[date 1.2.2020..today]", "2020-02-01", "today"),
      ("[date ..heute]", nil, "today"), ("[time 8:00..20:30]", "08:00", "20:30"),
      ("[datetime 2020-01-01T8:00..today]", "2020-01-01T08:00", "today"), ("[integer max 5]", nil, "5"),
    ] as [(String, String?, String?)])
  func ranges(_ line: String, _ minimum: String?, _ maximum: String?) throws {
    let (question, reading) = try read(line)
    #expect(question.format.minimum == minimum && question.format.maximum == maximum)
    #expect(!reading.hasErrors)
  }

  @Test("arguments in any order")
  func arguments() throws {
    let (question, reading) = try read("[number \"km per hour\" step 0.5 decimals 1 0..10]")
    #expect(
      question.format.unit == "km per hour" && question.format.step == 0.5 && question.format.decimals == 1)
    #expect(question.format.minimum == "0" && reading.diagnostics.isEmpty)
    #expect(try read("[text max 20 match \\d{4}:\\.x]").0.format.pattern == "\\d{4}:\\.x")
    #expect(try read("[text match \"a b\\.\\\\ \\\"\"]").0.format.pattern == "a b\\.\\ \"")
    #expect(try read("[long max 2000]").0.format.maximumLength == 2000)
  }

  @Test("labels become options")
  func labels() throws {
    let (scale, _) = try read(
      "[scale 1..10: not useful | very | -9 = no answer]")
    #expect(scale.options.map(\.code) == ["1", "10", "-9"] && scale.options[2].isMissing)
    let (points, _) = try read("[scale: a = good | fair | bad]")
    #expect(points.options.map(\.code) == ["a", "2", "3"] && points.format.minimum == nil)
    #expect(try read("[yesno]", language: "de").0.options.map(\.text) == ["Ja", "Nein"])
    #expect(try read("[yesno: Stimmt | Stimmt nicht]").0.options.map(\.code) == ["1", "0"])
    let (matrix, _) = try read("[matrix: 1 = a \\| b | 2 = c = d]")
    #expect(matrix.options.map(\.text) == ["a | b", "c = d"] && matrix.rows.map(\.id) == ["a", "b"])
  }
}
