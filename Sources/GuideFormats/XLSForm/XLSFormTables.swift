import Documents
import Wording

/// The sheets of a form with their headings understood, and the lists of choices. An object, since each question of the
/// form holds it.
final class XLSFormTables {
  /// One choice of a list.
  struct Choice {
    let name: String
    let row: Sheet.Row
  }

  let survey: XLSFormTable
  let choices: XLSFormTable
  /// The choices of `select_one_external`, on a sheet of their own.
  let external: XLSFormTable
  let settings: XLSFormTable
  let lists: [String: [Choice]]
  let externalLists: [String: [Choice]]
  /// The columns of the survey that name pictures, sounds and films.
  let media: [String]
  /// The columns of the survey that are kept without effect.
  let kept: [String]

  init(_ sheets: XLSFormSheets, _ problems: inout ImportProblems) {
    survey = XLSFormTable(sheets.survey, &problems)
    choices = XLSFormTable(sheets.choices, &problems)
    external = XLSFormTable(sheets.external, &problems)
    settings = XLSFormTable(sheets.settings, &problems)
    for name in ["type"] where !survey.has(name) {
      problems.error(
        DocumentPlace(line: sheets.survey.rows.first?.number ?? 1, column: 1, sheet: survey.sheet),
        "the sheet has no column “\(name)”; an XLSForm begins with the headings type, name, label")
    }
    let allowsTwice = Self.isYes(Self.setting("allow_choice_duplicates", settings))
    lists = Self.lists(choices, allowsTwice: allowsTwice, &problems)
    // What is filtered by its rows may say a name once for each of them.
    externalLists = Self.lists(external, allowsTwice: true, &problems)
    media = survey.present(["image", "big-image", "audio", "video"])
    kept = survey.present(["trigger", "readonly", "repeat_count", "save_to", "autoplay"])
  }

  private static func lists(
    _ choices: XLSFormTable, allowsTwice: Bool, _ problems: inout ImportProblems
  ) -> [String: [Choice]] {
    var lists: [String: [Choice]] = [:]
    var seen: Set<String> = []
    for row in choices.rows {
      let list = choices.text("list_name", row)
      let name = choices.text("name", row)
      if list.isEmpty && name.isEmpty { continue }
      if list.isEmpty || name.isEmpty {
        problems.error(
          choices.place(row),
          "this choice has no \(list.isEmpty ? "list_name" : "name"); write one, or delete the row")
        continue
      }
      if !seen.insert("\(list)\u{1F}\(name)").inserted, !allowsTwice {
        problems.error(
          choices.place(row, "name"),
          "the list “\(list.prefix(60))” has the choice “\(name.prefix(60))” twice; rename one")
      }
      lists[list, default: []].append(Choice(name: name, row: row))
    }
    return lists
  }

  /// The choices of a list; `nil` when there is no such list.
  func list(_ name: String) -> [Choice]? { lists[name] ?? externalLists[name] }

  /// The sheet on which the choices of a list stand.
  func table(ofList name: String) -> XLSFormTable { lists[name] == nil ? external : choices }

  /// A setting of the form; empty when it is not made.
  func setting(_ name: String) -> String { Self.setting(name, settings) }

  private static func setting(_ name: String, _ settings: XLSFormTable) -> String {
    settings.rows.first.map { settings.text(name, $0) } ?? ""
  }

  /// `yes`, `true`, `TRUE`, `true()`, `1`.
  static func isYes(_ text: String) -> Bool {
    !text.isEmpty && ["yes", "true", "true()", "1"].contains(text.lowercased())
  }

  /// `no` and its like, or nothing.
  static func isNo(_ text: String) -> Bool {
    text.isEmpty || ["no", "false", "false()", "0"].contains(text.lowercased())
  }
}
