import Documents
import Wording

/// The texts of a survey in one language, and in the main language where that has none.
final class LimeSurveyTexts {
  /// LimeSurvey's code of the language that is read.
  let language: String
  /// The main one first.
  let languages: [String]
  private let tables: LimeSurveyTables
  private let groupTexts: [String: [LimeSurveyTables.Row]]
  private let questionTexts: [String: [LimeSurveyTables.Row]]
  private let answerTexts: [String: [LimeSurveyTables.Row]]
  private var missing = 0

  init(_ tables: LimeSurveyTables, wanted: String?) {
    self.tables = tables
    let survey = tables["surveys"].first
    let base = survey?["language"].trimmingSpace ?? ""
    let others = survey?["additional_languages"].split(separator: " ").map(String.init) ?? []
    // The header lists the main language last; the survey's own setting is what counts.
    let main = base.isEmpty ? tables.languages.last ?? "" : base
    var languages = [main].filter { !$0.isEmpty }
    for language in others + tables.languages where !languages.contains(language) {
      languages.append(language)
    }
    self.languages = languages
    let fitting = languages.first { $0 == wanted } ?? languages.first { LimeSurveySurvey.tag($0) == wanted }
    language = fitting ?? main
    groupTexts = Dictionary(grouping: tables["group_l10ns"]) { $0["gid"] }
    questionTexts = Dictionary(grouping: tables["question_l10ns"]) { $0["qid"] }
    answerTexts = Dictionary(grouping: tables["answer_l10ns"]) { $0["aid"] }
  }

  /// The main language.
  var base: String { languages.first ?? "" }

  /// A text of the survey as a whole.
  func setting(_ column: String) -> String {
    pick(tables["surveys_languagesettings"], column, languageColumn: "surveyls_language")
  }

  /// The text in `column` of one of the rows that say the same in different languages.
  func text(of rows: [LimeSurveyTables.Row], _ column: String, key: KeyTable) -> String {
    guard tables.hasTextTables else { return pick(rows, column) }
    let texts =
      switch key {
      case .group: groupTexts[rows.first?["gid"] ?? ""]
      case .question: questionTexts[rows.first?["qid"] ?? ""]
      case .answer: answerTexts[rows.first?["aid"] ?? ""]
      }
    return pick(texts ?? [], column)
  }

  /// Which rows texts of their own belong to.
  enum KeyTable { case group, question, answer }

  /// Says how many texts are shown in the main language instead.
  func reportMissing(_ problems: inout ImportProblems) {
    guard missing > 0 else { return }
    problems.warning(
      DocumentPlace.start,
      missing == 1
        ? "one text has no translation into “\(language)”; the main language, \(base), is used for it"
        : "\(missing) texts have no translation into “\(language)”; the main language, \(base), is used for them"
    )
  }

  private func pick(
    _ rows: [LimeSurveyTables.Row], _ column: String, languageColumn: String = "language"
  ) -> String {
    if let own = rows.first(where: { $0[languageColumn] == language })?[column], !own.isEmpty { return own }
    guard language != base else { return rows.first { $0[languageColumn].isEmpty }?[column] ?? "" }
    let main = rows.first { $0[languageColumn] == base }?[column] ?? ""
    if !main.isEmpty { missing += 1 }
    return main
  }
}
