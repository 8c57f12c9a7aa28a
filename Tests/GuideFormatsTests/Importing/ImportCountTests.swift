import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Imported counts")
struct ImportCountTests {
  static let limeSurvey = [
    Counts(
      file: "lss/ls205_sample_survey_english.lss", rule: .limeSurvey, sections: 12, questions: 114,
      parts: 321,
      answers: 98),
    Counts(
      file: "lss/ls205_validation_tests.lss", rule: .limeSurvey, sections: 4, questions: 35, parts: 122,
      answers: 19),
    Counts(
      file: "lss/ls205_group_relevance.lss", rule: .limeSurvey, sections: 7, questions: 30, parts: 0,
      answers: 44),
    Counts(
      file: "lss/ls205_randomization_group_test.lss", rule: .limeSurvey, sections: 3, questions: 15, parts: 7,
      answers: 6),
    Counts(
      file: "lss/ls6_one_question_two_languages.lss", rule: .limeSurvey, sections: 1, questions: 1, parts: 0,
      answers: 0),
    Counts(
      file: "lss/rc2api_interesting_questionnaire.lss", rule: .limeSurvey, sections: 1, questions: 3,
      parts: 0,
      answers: 5),
  ]
  static let queXML = [
    // 7 in the file: one is a form with two fields, which are two questions.
    Counts(file: "quexml/dcarf_example.xml", rule: .queXML, sections: 3, questions: 8, parts: 5, answers: 13),
    Counts(
      file: "quexml/strict_valid_evaluation.en.xml", rule: .queXML, sections: 2, questions: 15, parts: 15,
      answers: 80),
    Counts(
      file: "quexml/ls200_all_types.en.xml", rule: .queXML, sections: 12, questions: 103, parts: 224,
      answers: 266),
    Counts(
      file: "quexml/ls205_all_types.en.xml", rule: .queXML, sections: 12, questions: 103, parts: 224,
      answers: 266),
    Counts(
      file: "quexml/ls314_all_types.en.xml", rule: .queXMLByRows, sections: 12, questions: 141, parts: 202,
      answers: 266),
  ]
  static let tables = [
    // 18 rows of questions, of which two are one table; `or_other` is a choice more. 16 choices, of which four are the
    // table's and three are ranked, that is rows.
    Counts(
      file: "xlsform/own_interview_multilingual.xlsx", sections: 4, questions: 17, parts: 5, answers: 14),
    Counts(file: "xlsform/own_interview_multilingual.csv", sections: 4, questions: 17, parts: 5, answers: 14),
    Counts(file: "xlsform/choice_filter_test.xlsx", sections: 1, questions: 3, parts: 0, answers: 14),
    // Both questions have the five choices, one an `or_other` more.
    Counts(file: "xlsform/or_other.xlsx", sections: 1, questions: 2, parts: 0, answers: 11),
    Counts(file: "xlsform/case_insensitivity.xlsx", sections: 1, questions: 3, parts: 0, answers: 4),
    // Five questions with the list of four, one with the list of eight.
    Counts(file: "xlsform/widgets.csv", sections: 1, questions: 21, parts: 0, answers: 28),
    // The loop is over three choices and the one that “or specify other” adds.
    Counts(file: "xlsform/loop.csv", sections: 2, questions: 5, parts: 0, answers: 4),
    // Four forms, one of them with a heading in the middle. 33 choices, and those of three yes-or-no questions.
    Counts(file: "other/redcap_survey.csv", sections: 5, questions: 25, parts: 0, answers: 39),
    // 9 choices, those of two yes-or-no questions, and two ends of a slider.
    Counts(file: "other/redcap_validation_types.csv", sections: 3, questions: 50, parts: 0, answers: 15),
  ]
  static let shared = limeSurvey + queXML + tables

  @Test("are those of the README", .sharedQuestionnaires, arguments: shared)
  func counts(_ counts: Counts) throws { try check(counts, Files.fixture(counts.file)) }

  @Test("are those of our own files", arguments: OwnQuestionnaires.all)
  func ownCounts(_ counts: Counts) throws { try check(counts, Files.own(counts.file)) }

  @Test("survive as guide text: the same guide, no error", .sharedQuestionnaires, arguments: shared)
  func roundTrip(_ counts: Counts) throws { try checkRoundTrip(Files.fixture(counts.file)) }

  @Test("of our own files survive as guide text, too", arguments: OwnQuestionnaires.all)
  func ownRoundTrip(_ counts: Counts) throws { try checkRoundTrip(Files.own(counts.file)) }

  @Test("name every type of LimeSurvey as often as the README", .sharedQuestionnaires)
  func types() throws {
    let guide = try #require(
      try GuideFormats.read(contentsOf: Files.fixture("lss/ls205_sample_survey_english.lss")).guide)
    let types = guide.questions.map(Counts.limeSurveyType)
    let written = Dictionary(grouping: types) { $0 }.map { "\($0.key)\($0.value.count)" }.sorted()
    let counted =
      "!2 *2 15 52 :5 ;4 A3 B3 C3 D1 E4 F3 G1 H1 I1 K10 L3 M8 N12 O1 P6 Q3 R4 S7 T2 U2 X11 Y4 |1"
    #expect(written == counted.split(separator: " ").map(String.init).sorted())
  }

  private func check(_ counts: Counts, _ url: URL) throws {
    let reading = try GuideFormats.read(contentsOf: url)
    let guide = try #require(reading.guide)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(counts.found(in: guide) == counts)
    #expect(guide.questions.allSatisfy { AnswerKinds.kind($0.kind) != nil })
  }

  private func checkRoundTrip(_ url: URL) throws {
    let guide = try #require(try GuideFormats.read(contentsOf: url).guide)
    let again = GuideTextFormat.read(Data(GuideTextWriter.text(guide).utf8), name: "a.guide.md")
    #expect(again.guide == guide)
    #expect(again.diagnostics.filter { $0.severity == .error } == [])
  }
}
