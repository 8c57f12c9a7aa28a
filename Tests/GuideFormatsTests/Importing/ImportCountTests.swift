import Foundation
import Guide
import Testing

@testable import GuideFormats

/// What a fixture's README says it holds.
struct Counts: Sendable, CustomTestStringConvertible {
  let file: String
  let sections: Int
  let questions: Int
  var options: Int?
  var rows: Int?

  var testDescription: String { file }
}

@Suite("Imported counts")
struct ImportCountTests {
  static let limeSurvey = [
    Counts(file: "lss/ls205_sample_survey_english.lss", sections: 12, questions: 114),
    Counts(file: "lss/ls205_validation_tests.lss", sections: 4, questions: 35),
    Counts(file: "lss/ls205_group_relevance.lss", sections: 7, questions: 30),
    Counts(file: "lss/ls205_randomization_group_test.lss", sections: 3, questions: 15, rows: 6),
    Counts(file: "lss/ls6_one_question_two_languages.lss", sections: 1, questions: 1),
    Counts(file: "lss/rc2api_interesting_questionnaire.lss", sections: 1, questions: 3),
  ]
  static let queXML = [
    // Two fields of a form are two questions.
    Counts(file: "quexml/dcarf_example.xml", sections: 3, questions: 8, options: 13, rows: 5),
    Counts(file: "quexml/strict_valid_evaluation.en.xml", sections: 2, questions: 15, rows: 15),
    Counts(file: "quexml/ls200_all_types.en.xml", sections: 12, questions: 103, rows: 224),
    Counts(file: "quexml/ls205_all_types.en.xml", sections: 12, questions: 103, rows: 224),
    // 141 in the file: rows and scales of tables are written as questions and belong together.
    Counts(file: "quexml/ls314_all_types.en.xml", sections: 12, questions: 103, rows: 224),
  ]
  static let tables = [
    // 18 rows of which two are one table.
    Counts(file: "xlsform/own_interview_multilingual.xlsx", sections: 4, questions: 17),
    Counts(file: "xlsform/own_interview_multilingual.csv", sections: 4, questions: 17),
    Counts(file: "xlsform/choice_filter_test.xlsx", sections: 1, questions: 3, options: 14),
    Counts(file: "xlsform/or_other.xlsx", sections: 1, questions: 2),
    Counts(file: "xlsform/case_insensitivity.xlsx", sections: 1, questions: 3),
    Counts(file: "xlsform/widgets.csv", sections: 1, questions: 21),
    Counts(file: "xlsform/loop.csv", sections: 2, questions: 2),
    Counts(file: "other/redcap_survey.csv", sections: 5, questions: 25),
    Counts(file: "other/redcap_validation_types.csv", sections: 3, questions: 50),
  ]

  @Test("are those of the README", arguments: limeSurvey + queXML + tables)
  func counts(_ counts: Counts) throws {
    guard let url = Files.fixture(counts.file) else { return }
    let reading = try GuideFormats.read(contentsOf: url)
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(guide.sections.count == counts.sections && guide.questions.count == counts.questions)
    if let options = counts.options {
      #expect(guide.questions.reduce(0) { $0 + $1.options.count } == options)
    }
    if let rows = counts.rows { #expect(guide.questions.reduce(0) { $0 + $1.rows.count } == rows) }
    #expect(guide.questions.allSatisfy { AnswerKinds.kind($0.kind) != nil })
  }

  @Test("survive as guide text: the same guide, no error", arguments: limeSurvey + queXML + tables)
  func roundTrip(_ counts: Counts) throws {
    guard let url = Files.fixture(counts.file) else { return }
    let guide = try #require(try GuideFormats.read(contentsOf: url).guide)
    let again = GuideTextFormat.read(Data(GuideTextWriter.text(guide).utf8), name: "a.guide.md")
    #expect(again.guide == guide)
    #expect(again.diagnostics.filter { $0.severity == .error } == [])
  }
}
