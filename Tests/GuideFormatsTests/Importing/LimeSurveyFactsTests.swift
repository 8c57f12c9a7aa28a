import Foundation
import Guide
import Testing

@testable import GuideFormats

/// What `counts.json`, and the README beside the fixtures, count in surveys of LimeSurvey besides questions and answers.
@Suite("Conditions and demands of LimeSurvey", .sharedQuestionnaires)
struct LimeSurveyFactsTests {
  struct Facts: Equatable, Sendable, CustomTestStringConvertible {
    let file: String
    var questions = 0
    var relevance = 0
    var groupRelevance = 0
    var mandatory = 0
    var testDescription: String { file }
  }

  static let surveys = [
    Facts(
      file: "lss/ls205_sample_survey_english.lss", questions: 114, relevance: 47, groupRelevance: 1,
      mandatory: 5
    ),
    Facts(
      file: "lss/ls205_group_relevance.lss", questions: 30, relevance: 23, groupRelevance: 6, mandatory: 20),
    Facts(file: "real/lss/blank-survey.lss", questions: 1),
  ]

  @Test("are in the guide as often as they were counted", arguments: surveys)
  func facts(_ facts: Facts) throws {
    let guide = try #require(try GuideFormats.read(contentsOf: Files.fixture(facts.file)).guide)
    let found = Facts(
      file: facts.file, questions: guide.questions.count,
      relevance: guide.questions.count { Self.has("if", $0.attributes) },
      groupRelevance: guide.sections.count { Self.has("if", $0.attributes) },
      mandatory: guide.questions.count { $0.requirement == .required })
    #expect(found == facts)
  }

  @Test("are those of counts.json")
  func blank() throws {
    let counted = try #require(
      RealQuestionnaireTests.all.first { $0.file == "lss/blank-survey.lss" }?.counted)
    let reading = try GuideFormats.read(contentsOf: Files.fixture("real/lss/blank-survey.lss"))
    let guide = try #require(reading.guide)
    #expect(guide.sections.count == counted.groups && guide.language == counted.base)
    #expect(reading.languages.dropFirst() == (counted.additional ?? [])[...])
    let types = Dictionary(grouping: guide.questions.map(Counts.limeSurveyType)) { $0 }.mapValues(\.count)
    #expect(types == counted.types)
    let sums = [counted.mandatory, counted.relevance, counted.subquestions, counted.answers]
    #expect(sums == [0, 0, 0, 0])
    #expect(guide.questions.allSatisfy { $0.options.isEmpty && $0.rows.isEmpty })
  }

  // With what is kept without effect because it has no counterpart.
  private static func has(_ name: String, _ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name == name || $0.name == "source-" + name }
  }
}
