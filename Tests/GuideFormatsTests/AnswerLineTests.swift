import Guide
import Testing

@testable import GuideFormats

@Suite("Answer lines")
struct AnswerLineTests {
  private func read(_ line: String, language: String = "en") throws -> (Question, GuideReading) {
    let rows = line.contains("differential") ? ["a: A | Z", "b: B | Y"] : ["a: A", "b: B"]
    let text = "- Q {calculate=1}\n  ![P](p.png)\n  \(line)\n" + rows.map { "  - \($0)\n" }.joined()
    let reading = GuideTextReader.read(text, name: "g.\(language).md")
    return (try #require(reading.guide?.questions.first), reading)
  }

  @Test("every answer word has a kind of its own and is kept", arguments: AnswerWord.allCases)
  func words(_ word: AnswerWord) throws {
    let labels = word.hasLabels && word != .slider ? ": one | two" : ""
    let second = word == .dualmatrix ? " || three | four" : word == .masked ? " mask \"A-9\"" : ""
    let (question, reading) = try read("[\(word.rawValue)\(labels)\(second)]")
    #expect(question.kind == word.rawValue && AnswerKinds.kind(word.rawValue) != nil)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
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

  @Test("labels of scales: ends without a code, points with their number")
  func points() throws {
    let (scale, _) = try read("[scale 1..5: bad | good | 3 = so so | -9 = no answer]")
    #expect(scale.options.map(\.code) == ["1", "5", "3", "-9"] && scale.options[3].isMissing)
    let (coded, reading) = try read("[scalematrix 1..5: 1 = bad | 3 = so so | 5 = good]")
    #expect(coded.options.map(\.code) == ["1", "3", "5"] && !reading.hasErrors)
    #expect(try read("[slider: low | high]").0.options.map(\.code) == ["0", "100"])
    #expect(try read("[scale 1..5: 9 = far]").1.hasErrors)
  }

  @Test("two scales, poles, sums, masks and lengths of time")
  func newArguments() throws {
    let (dual, _) = try read("[dualmatrix: 1 = a | 2 = b || x = c | y = d]")
    #expect(dual.options.map(\.code) == ["1", "2"] && dual.secondOptions?.map(\.code) == ["x", "y"])
    #expect(try read("[differential 1..7]").0.rows[1] == Row(id: "b", text: "B", opposite: "Y"))
    let (numbers, _) = try read("[numbers 0..100 sum 100 \"%\"]")
    #expect(
      numbers.format.minimumSum == 100 && numbers.format.maximumSum == 100 && numbers.format.unit == "%")
    #expect(try read("[numbers sum 90..]").0.format.maximumSum == nil)
    #expect(try read("[masked mask \"AA-99\"]").0.format.mask == "AA-99")
    let (length, _) = try read("[duration 0:10..90min \"min\"]")
    #expect(
      length.format.minimum == "00:10" && length.format.maximum == "01:30" && length.format.unit == "min")
    #expect(try read("[gender]", language: "de").0.options.map(\.text) == ["weiblich", "männlich", "divers"])
    #expect(try read("[changematrix]").0.options.map(\.code) == ["I", "S", "D"])
  }

  @Test("limits in braces count rows, files and points; those in the line are numbers and lengths")
  func limits() throws {
    let text =
      "- Q {min=1 max=2}\n  [numbers 0..9]\n  - a: A\n- R {max=3}\n  [texts max 20]\n  - a: A\n- S {max=4}\n  [photo]"
    let questions = try #require(GuideTextReader.read(text, name: "g.md").guide).questions
    #expect(questions[0].format.minimumAnswers == 1 && questions[0].format.maximum == "9")
    #expect(questions[1].format.maximumAnswers == 3 && questions[1].format.maximumLength == 20)
    #expect(questions[2].format.maximumAnswers == 4)
  }

  @Test("a choice may have a picture")
  func picture() throws {
    let text =
      "- Q\n  - ( ) a = Dog: ____ ![A dog](media/dog (1).png) {exclusive} -> end\n  - ( ) b = ![No](../x.png)"
    let reading = GuideTextReader.read(text, name: "g.md")
    let option = try #require(reading.guide?.questions.first?.options.first)
    #expect(option.image == Media(path: "media/dog (1).png", description: "A dog") && option.text == "Dog")
    #expect(option.hasText && option.isExclusive && option.target == "end")
    #expect(places(reading) == ["3:5 error", "3:19 error"])
  }
}
