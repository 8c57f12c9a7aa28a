import Documents
import Foundation
import Wording

/// The tables of an `.lss` file that say something about questions. Addresses, passwords, mail texts and tokens are
/// never taken from the file.
struct LimeSurveyTables {
  /// One row: columns by name, without those that are NULL.
  struct Row {
    // A dozen short names: looked through faster than hashed. What was set last counts.
    private var columns: [(name: String, value: String)] = []
    /// Where it begins.
    let mark: XMLMark

    init(mark: XMLMark) { self.mark = mark }

    /// The value of a column; empty when it is NULL.
    subscript(_ column: String) -> String {
      get { columns.last { $0.name == column }?.value ?? "" }
      set { columns.append((column, newValue)) }
    }

    /// The value of a column as a whole number.
    func number(_ column: String) -> Int { Int(self[column]) ?? 0 }
  }

  /// The version of the database that wrote it.
  private(set) var databaseVersion = ""
  /// In the order of the file; the main one comes last.
  private(set) var languages: [String] = []
  private(set) var tables: [String: [Row]] = [:]
  /// Tables with rows whose meaning is not taken over.
  private(set) var ignored: [(name: String, mark: XMLMark)] = []

  /// Whether texts stand in tables of their own.
  var hasTextTables: Bool { tables["question_l10ns"] != nil }

  subscript(_ table: String) -> [Row] { tables[table] ?? [] }

  // Columns that are read; an empty list means all.
  private static let wanted: [String: Set<String>] = [
    "surveys": ["sid", "language", "additional_languages", "shownoanswer"],
    "surveys_languagesettings": [
      "surveyls_language", "surveyls_title", "surveyls_description", "surveyls_welcometext",
      "surveyls_endtext",
    ],
    "groups": [], "group_l10ns": ["gid", "group_name", "description", "language"], "questions": [],
    "subquestions": [],
    "question_l10ns": ["qid", "question", "help", "language"],
    "answers": ["aid", "qid", "code", "answer", "sortorder", "language", "scale_id"],
    "answer_l10ns": ["aid", "answer", "language"],
    "question_attributes": ["qid", "attribute", "value", "language"],
    "conditions": [], "defaultvalues": [], "defaultvalue_l10ns": ["dvid", "language", "defaultvalue"],
  ]
  private static let harmless: Set<String> = [
    "themes", "themes_inherited", "plugin_settings", "languages", "survey_url_parameters",
  ]

  init(_ data: Data) throws(DocumentError) {
    var reader = try XMLPullReader(data)
    guard try reader.next() == .start else {
      throw DocumentError(.malformed, "the file holds no XML", at: .start)
    }
    guard reader.name == "document" else {
      throw DocumentError(
        .malformed,
        "this is not a LimeSurvey survey (it begins with <\(reader.name.prefix(40))>); export the survey as .lss",
        at: .start)
    }
    while let event = try reader.next() {
      guard event == .start else { continue }
      let name = reader.name
      switch name {
      case "LimeSurveyDocType":
        let line = reader.mark.line
        let kind = try reader.textOfElement().trimmingSpace
        guard kind == "Survey" else {
          throw DocumentError(
            .malformed,
            "this is a LimeSurvey file of the type “\(kind.prefix(40))”; export the whole survey (.lss)",
            at: DocumentPlace(line: line, column: 1))
        }
      case "DBVersion": databaseVersion = try reader.textOfElement().trimmingSpace
      case "languages": languages = try reader.tree().children("language").map { $0.text.trimmingSpace }
      default: try readTable(name, &reader)
      }
    }
    guard tables["surveys"] != nil else {
      throw DocumentError(
        .malformed,
        "the table “surveys” is missing, so this is not a complete survey; export it again as .lss")
    }
  }

  private mutating func readTable(_ name: String, _ reader: inout XMLPullReader) throws(DocumentError) {
    let mark = reader.mark
    guard let columns = Self.wanted[name] else {
      let rows = try Self.countRows(&reader)
      if rows > 0, !Self.harmless.contains(name) { ignored.append((name, mark)) }
      return
    }
    var rows: [Row] = []
    var questions: Set<String> = []
    while let event = try reader.next() {
      if event == .end, reader.name == name { break }
      guard event == .start else { continue }
      switch reader.name {
      case "fields": try reader.skip()
      case "row":
        let row = try Self.row(columns, &reader)
        // Recent versions write dozens of empty settings for each question.
        if name == "question_attributes", row["value"].isEmpty { continue }
        rows.append(row)
        // A question in several languages has several rows in the older layout.
        if name == "questions", ["", "0"].contains(row["parent_qid"]), questions.insert(row["qid"]).inserted {
          try QuestionLimit.check(
            questions.count, at: DocumentPlace(line: max(row.mark.line, 1), column: 1))
        }
      default: continue
      }
    }
    tables[name] = rows
  }

  private static func row(_ columns: Set<String>, _ reader: inout XMLPullReader) throws(DocumentError) -> Row
  {
    var row = Row(mark: reader.mark)
    while let event = try reader.next() {
      if event == .end { return row }
      guard event == .start else { continue }
      let column = reader.name
      if columns.isEmpty || columns.contains(column) {
        row[column] = try reader.textOfElement()
      } else {
        try reader.skip()
      }
    }
    return row
  }

  private static func countRows(_ reader: inout XMLPullReader) throws(DocumentError) -> Int {
    var rows = 0
    var inside = 0
    while let event = try reader.next() {
      switch event {
      case .start:
        if reader.name == "row" { rows += 1 }
        inside += 1
      case .end:
        if inside == 0 { return rows }
        inside -= 1
      case .text: continue
      }
    }
    return rows
  }
}
