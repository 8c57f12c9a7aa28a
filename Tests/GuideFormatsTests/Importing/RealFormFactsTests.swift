import Testing

@testable import GuideFormats

/// What pyxform counts in a form beside the questions that are seen, found again in the guide.
@Suite("What real forms ask of their questions", .sharedQuestionnaires)
struct RealFormFactsTests {
  /// Where the guide rightly has more or less than pyxform counts.
  private struct Difference {
    let form: String
    let facts: [String: Int]
    let reason: String

    init(_ form: String, _ facts: [String: Int], _ reason: String) {
      (self.form, self.facts, self.reason) = ("xlsform/\(form).xlsx", facts, reason)
    }
  }

  private static let unused = "the form has lists that no question uses"
  private static let otherField =
    "pyxform writes a field with a condition, and a choice, for “or other”; in a guide both are the question's"
  private static let name = "the interview's name is calculated in the form's settings"
  private static let nested = "the condition of a group in a group stands at each of its questions"
  private static let saysNo = "pyxform counts required = no, and what a group says, which nobody answers"
  private static let overTable = "pyxform writes the choices over a table once more"

  private static let differences = [
    Difference("Likert_template", ["lists": -1, "choices": -2], unused),
    Difference("ODKValidateWarnings", ["lists": -1, "choices": -1], unused),
    Difference("all-question-types-v2024091201-3", ["lists": -1, "choices": -2], unused),
    Difference(
      "all-question-types-v2024091201-3", ["single": -1, "text": 1], "its choices stand in another file"),
    Difference("all_types_survey", ["relevant": -2, "text": -2, "choices": -2], otherField),
    Difference("attribute_columns_test", ["required": -1], saysNo),
    Difference("attribute_columns_test", ["single": -1], overTable),
    Difference("attribute_columns_test", ["calculate": -1, "calculated": -1], name),
    Difference(
      "attribute_columns_test", ["calculate": -1, "calculated": -1],
      "pyxform calculates how often is repeated"),
    Difference("date_allows_dk", ["lists": -1, "choices": -2], unused),
    Difference("flat_xlsform_test", ["required": -1], saysNo),
    Difference("flat_xlsform_test", ["single": -1], overTable),
    Difference("flat_xlsform_test", ["calculate": -1, "calculated": -1], name),
    Difference(
      "flat_xlsform_test", ["relevant": -44],
      "pyxform dissolves the group; in a guide the section has the condition"
    ),
    Difference("loop", ["relevant": -1, "text": -1, "choices": -1], otherField),
    Difference("ordinal_calculation", ["lists": -1, "choices": -2], unused),
    Difference("random_module_order", ["lists": -1, "choices": -2], unused),
    Difference("random_module_order", ["relevant": 36], nested),
    Difference("repeat_allows_selection", ["lists": -1, "choices": -2], unused),
    Difference("socio-economic-survey-v20240515", ["lists": -20, "choices": -142], unused),
    Difference("specify_other", ["relevant": -1, "text": -1, "choices": -1], otherField),
    Difference("testA", ["required": -18], saysNo),
    Difference("testB", ["required": -14], saysNo),
    Difference("testB", ["lists": -2, "choices": -8], "three of its lists are the same"),
    Difference("whova_form", ["required": -2], saysNo),
    Difference("whova_form", ["relevant": 60], nested),
    Difference(
      "whova_form", ["lists": -7, "choices": -35],
      "two of its lists are not used, and five are like others in English"
    ),
    Difference("xl_date_ambiguous", ["calculate": -1, "calculated": -1], name),
    Difference("xl_date_ambiguous_v1", ["calculate": -1, "calculated": -1], name),
  ]

  @Test("is in the guide as often as pyxform counts it", arguments: RealQuestionnaireTests.accepted)
  func facts(_ form: RealQuestionnaireTests.Form) throws {
    let found = FormFacts(try #require(try form.read().guide))
    let counted = FormFacts(form.counted)
    let differences = Self.differences.filter { $0.form == form.file }
    for fact in Set(found.counts.keys).union(counted.counts.keys) {
      let difference = differences.compactMap { $0.facts[fact] }.reduce(0, +)
      #expect(
        found[fact] == counted[fact] + difference,
        "\(fact), beside what is told apart: \(differences.map(\.reason))")
    }
  }

  @Test("differs in forms that are there") func differencesAreUsed() {
    let known = Set(RealQuestionnaireTests.accepted.map(\.file))
    #expect(Set(Self.differences.map(\.form)).isSubset(of: known))
  }
}
