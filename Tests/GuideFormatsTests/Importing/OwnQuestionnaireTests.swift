import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Our own questionnaires")
struct OwnQuestionnaireTests {
  // id, kind, codes of rows | codes of choices
  private static let survey = [
    "street text", "years integer", "home single |h f -oth-", "floor integer", "best long",
    "talks multiple |next above below -oth-", "greet single |Y N", "noise scalematrix day night",
    "agree matrix help trust|1 2 3", "order rank q g s", "cost numbers rent heat", "names texts left right",
    "visits dualmatrix in out|n o/no yes", "since date", "mood scale", "sex gender |F M", "plan file",
    "thanks info",
  ]

  @Test(
    "of LimeSurvey have the same kinds, codes and logic in both table layouts",
    arguments: OwnQuestionnaires.limeSurvey)
  func limeSurvey(_ counts: Counts) throws {
    let reading = try OwnQuestionnaires.guide(counts.file)
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics == [])
    #expect(guide.questions.map(Self.shape) == Self.survey)
    #expect(
      guide.title == "Living door to door" && guide.introduction == ["Welcome, and thank you for coming."])
    #expect(guide.sections.map(\.title) == ["Living here", "Neighbours", "Afterwards"])
    #expect(guide.question("street")?.requirement == .required)
    #expect(guide.question("years")?.format.minimum == "0" && guide.question("years")?.format.maximum == "99")
    #expect(guide.question("years")?.text == "For how many years have you lived in {street}?")
    #expect(guide.question("floor")?.attribute("if") == "home = 'f'")
    #expect(guide.question("greet")?.attribute("if") == "selected(talks, 'next')")
    #expect(
      guide.question("cost")?.format.minimumSum == 900 && guide.question("cost")?.format.maximumSum == 900)
    #expect(guide.question("visits")?.attribute("heads") == "Now | Wished")
    #expect(!GuideTextWriter.text(guide).contains("example.org"))
  }

  @Test(
    "of queXML have the same kinds and codes, where the dialect says them",
    arguments: OwnQuestionnaires.queXML)
  func queXML(_ counts: Counts) throws {
    let reading = try OwnQuestionnaires.guide(counts.file)
    let guide = try #require(reading.guide)
    #expect(!reading.hasErrors)
    // An upload has no answer there, and a text to read stands before the questions.
    let expected = Self.survey.dropLast().map { $0 == "plan file" ? "s3q4 info" : $0 }
    #expect(guide.questions.map(Self.shape) == expected)
    #expect(guide.sections.last?.texts == ["Only a few more.", "Thank you for your time."])
  }

  @Test("of XLSForm are the same as a workbook and as a table, in both languages")
  func xlsForm() throws {
    let reading = try OwnQuestionnaires.guide("xlsform.csv")
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      guide.questions.map(Self.shape) == [
        "street text", "years integer", "home single |h f other", "floor integer",
        "talks multiple |next above below", "greet single |Y N", "agree matrix help trust|1 2 3",
        "order rank q g s",
        "content slider", "since date", "door photo", "thanks info",
      ])
    #expect(guide.question("years")?.text == "For how many years have you lived in {street}?")
    #expect(guide.question("floor")?.attribute("if") == "home = 'f'")
    #expect(guide.question("greet")?.attribute("if") == "selected(talks, 'next')")
    #expect(guide.question("street")?.requirement == .required)
    let data = try OwnQuestionnaires.workbook()
    let workbook = try #require(GuideFormats.read(data, name: "xlsform.xlsx"))
    #expect(workbook.guide == guide && workbook.languages == ["en", "de"])
    let german = try #require(GuideFormats.read(data, name: "xlsform.xlsx", language: "de")?.guide)
    #expect(german.questions.map(Self.shape) == guide.questions.map(Self.shape))
    #expect(german.question("order")?.rows.map(\.text) == ["Ruhe", "Ein Garten", "Ein Laden"])
  }

  @Test("of REDCap have their kinds, codes and logic")
  func redCap() throws {
    let reading = try OwnQuestionnaires.guide("redcap.csv")
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      guide.questions.map(Self.shape) == [
        "record_id text", "street text", "years integer", "home single |h f", "floor integer",
        "talks multiple |next above below",
        "greet yesno |1 0", "agree matrix help trust|1 2 3", "content slider |0 100", "rent number",
        "since date",
        "best long", "plan file", "thanks info",
      ])
    #expect(guide.question("floor")?.attribute("if") == "home = 'f'")
    #expect(guide.question("greet")?.attribute("if") == "selected(talks, 'next')")
    #expect(
      guide.question("street")?.requirement == .required && guide.question("rent")?.format.decimals == 1)
    #expect(reading.diagnostics.contains { $0.text.contains("label in the middle of “content”") })
  }

  private static func shape(_ question: Question) -> String {
    let rows = question.rows.map(\.id).joined(separator: " ")
    let choices = [question.options, question.secondOptions].compactMap {
      $0?.map(\.code).joined(separator: " ")
    }
    let codes = rows + (question.options.isEmpty ? "" : "|" + choices.joined(separator: "/"))
    return [question.id, question.kind, codes].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
