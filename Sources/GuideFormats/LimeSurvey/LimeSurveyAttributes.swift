/// The settings of a question beyond its columns.
struct LimeSurveyAttributes {
  private var values: [String: String] = [:]

  init() {}

  init(_ rows: [LimeSurveyTables.Row], texts: LimeSurveyTexts) {
    for row in rows {
      let name = row["attribute"]
      let language = row["language"]
      // A value in the wanted language counts more than one in the main language, that more than one for all.
      if language == texts.language || values[name] == nil && (language.isEmpty || language == texts.base) {
        values[name] = row["value"]
      }
    }
  }

  /// A setting; empty when it is not made.
  subscript(_ name: String) -> String { values[name] ?? "" }

  /// The settings that are made, in the order of their names.
  var names: [String] { values.keys.sorted() }

  /// Whether a setting says yes.
  func isOn(_ name: String) -> Bool { ["1", "Y"].contains(self[name]) }

  /// The first of several names with a value, for settings that were renamed.
  func first(_ names: String...) -> String { names.map { self[$0] }.first { !$0.isEmpty } ?? "" }
}
