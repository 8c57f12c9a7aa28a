import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("One survey from .lss and from queXML")
struct SameSurveyTests {
  @Test("is the same, or a diagnostic names the difference", arguments: OwnQuestionnaires.queXML)
  func own(_ counts: Counts) throws {
    try check(
      OwnQuestionnaires.guide("limesurvey_178.lss"), OwnQuestionnaires.guide(counts.file))
  }

  @Test(
    "is the same with every type of LimeSurvey, or a diagnostic names the difference", .sharedQuestionnaires,
    arguments: ["205", "314"])
  func shared(_ dialect: String) throws {
    try check(
      GuideFormats.read(contentsOf: Files.fixture("lss/ls205_sample_survey_english.lss")),
      GuideFormats.read(contentsOf: Files.fixture("quexml/ls\(dialect)_all_types.en.xml")))
  }

  @Test("has the same codes in LimeSurvey 2.00, where the file says them", .sharedQuestionnaires)
  func oldest() throws {
    let lss = try GuideFormats.read(contentsOf: Files.fixture("lss/ls205_sample_survey_english.lss"))
    let xml = try GuideFormats.read(contentsOf: Files.fixture("quexml/ls200_all_types.en.xml"))
    // In the survey of 2.00 the codes of one section were v1MC_mnr and so on; what it wrote cannot be told apart.
    let renamed = ["v1MC", "v1MCC", "v1AMF"]
    let guide = try #require(lss.guide)
    let common = try #require(xml.guide).questions.filter {
      guide.question($0.id) != nil && !renamed.contains($0.id)
    }
    #expect(common.count > 75)
    let differences = SurveyDifference.all(common.compactMap { guide.question($0.id) }, common).filter {
      // The texts of the two surveys are not the same everywhere.
      ![.wording, .choices, .rows].contains($0.aspect)
    }
    #expect(differences.filter { !$0.isNamed(in: xml.diagnostics) } == [])
    for question in common {
      let other = try #require(guide.question(question.id))
      #expect(question.rows.map(\.id) == other.rows.map(\.id), "\(question.id)")
      #expect(question.options.map(\.code) == other.options.map(\.code), "\(question.id)")
    }
  }

  private func check(_ first: GuideReading, _ second: GuideReading) throws {
    let (guide, other) = (try #require(first.guide), try #require(second.guide))
    #expect(guide.sections.map(\.title) == other.sections.map(\.title) && guide.title == other.title)
    // Texts between questions stand before them, as a diagnostic says.
    let asked = guide.questions.filter { Counts.limeSurveyType($0) != "X" }
    #expect(second.diagnostics.contains { $0.text.contains("texts between questions stand before them") })
    try #require(asked.count == other.questions.count)
    #expect(
      SurveyDifference.all(asked, other.questions).filter { !$0.isNamed(in: second.diagnostics) } == [])
  }
}
