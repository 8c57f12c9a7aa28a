import Documents
import Guide
import Wording

/// A survey as LimeSurvey thinks of it, the same for both table layouts: groups with questions with parts and answers,
/// texts already in the wanted language.
struct LimeSurveySurvey {
  /// A question, or a part of one ("subquestion").
  struct Item {
    let qid: String
    let code: String
    let type: String
    /// 0 for rows, 1 for columns.
    let scale: Int
    let text: String
    let help: String
    let mark: XMLMark
    let row: LimeSurveyTables.Row
    var parts: [Item] = []
    var answers: [Answer] = []
    var attributes = LimeSurveyAttributes()
    var conditions: [LimeSurveyTables.Row] = []
    var defaults: [LimeSurveyTables.Row] = []

    /// Its rows or items.
    var rows: [Item] { parts.filter { $0.scale == 0 } }
    /// Its columns.
    var columns: [Item] { parts.filter { $0.scale == 1 } }
  }

  struct Answer {
    let code: String
    let text: String
    let scale: Int
  }

  struct Group {
    let gid: String
    let title: String
    let description: String
    let mark: XMLMark
    let row: LimeSurveyTables.Row
    var questions: [Item] = []
  }

  let sid: String
  let title: String
  let description: String
  let welcome: String
  let end: String
  /// LimeSurvey's own code of the language that was read.
  let language: String
  /// LimeSurvey's codes, the main one first.
  let languages: [String]
  private(set) var groups: [Group] = []

  /// The languages as language tags: `de-informal` is German.
  var languageTags: [String] {
    var tags: [String] = []
    for language in languages {
      let tag = Self.tag(language)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  static func tag(_ language: String) -> String {
    for ending in ["-informal", "-easy", "-formal"] where language.hasSuffix(ending) {
      return String(language.dropLast(ending.count))
    }
    return language
  }

  init?(_ tables: LimeSurveyTables, language wanted: String?, _ problems: inout ImportProblems) {
    let texts = LimeSurveyTexts(tables, wanted: wanted)
    sid = tables["surveys"].first?["sid"] ?? ""
    language = texts.language
    languages = texts.languages
    if let wanted, Self.tag(texts.language) != wanted, texts.language != wanted {
      problems.error(
        .start, "there are no texts in “\(wanted)” in this file; it has \(languages.joined(separator: ", "))")
      return nil
    }
    title = texts.setting("surveyls_title")
    description = texts.setting("surveyls_description")
    welcome = texts.setting("surveyls_welcometext")
    end = texts.setting("surveyls_endtext")
    groups = LimeSurveyAssembly(tables, texts).groups(&problems)
    texts.reportMissing(&problems)
    for table in tables.ignored {
      problems.warning(
        table.mark, "the table “\(table.name)” is not taken over; what it says has no counterpart in a guide")
    }
  }
}
