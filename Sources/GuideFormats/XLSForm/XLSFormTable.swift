import Documents
import Wording

/// A sheet of a form with its headings understood: aliases, spelling, languages.
struct XLSFormTable {
  /// What a column holds.
  struct Column {
    let name: String
    /// What stands after `::`, for texts and media in several languages.
    let language: String?
    let number: Int
  }

  let sheet: String
  private(set) var columns: [Column] = []
  private(set) var rows: [Sheet.Row] = []
  // What columns hold for all languages, by their number; empty where nothing does.
  private var names: [String] = []
  private var translated: [String: [(language: String, number: Int)]] = [:]

  private static let aliases: [String: String] = [
    "relevance": "relevant", "caption": "label", "command": "type", "tag": "name", "value": "name",
    "read_only": "readonly", "read only": "readonly", "calculate": "calculation",
    "constraining_message": "constraint_message", "constraining message": "constraint_message",
    "constraintmsg": "constraint_message", "requiredmsg": "required_message",
    "repeat_count": "repeat_count", "count": "repeat_count", "title": "form_title",
    "set form title": "form_title",
    "set_form_title": "form_title", "set form id": "form_id", "set_form_id": "form_id",
    "id_string": "form_id",
    "list name": "list_name", "bind::relevant": "relevant", "bind::constraint": "constraint",
    "bind::required": "required", "bind::calculate": "calculation", "bind::readonly": "readonly",
    "bind::jr:constraintmsg": "constraint_message", "bind::jr:requiredmsg": "required_message",
    "control::appearance": "appearance", "body::appearance": "appearance",
    "control::jr:count": "repeat_count",
    "jr:count": "repeat_count", "media::image": "image", "media::audio": "audio", "media::video": "video",
    "media::big-image": "big-image", "jr:choice_filter": "choice_filter",
  ]
  private static let inLanguages: Set<String> = [
    "label", "hint", "guidance_hint", "constraint_message", "required_message", "image", "audio", "video",
    "big-image",
  ]

  /// Reads the headings.
  ///
  /// - Parameter isChoices: Whether `value` and `tag` stand for names of choices.
  init(_ sheet: Sheet, _ problems: inout ImportProblems) {
    self.sheet = sheet.name
    guard let head = sheet.rows.first else { return }
    rows = Array(sheet.rows.dropFirst())
    names = Array(repeating: "", count: (head.cells.last?.column ?? 0) + 1)
    for cell in head.cells {
      let (name, language) = Self.meaning(of: cell.text)
      guard !name.isEmpty else { continue }
      if let first = columns.first(where: { $0.name == name && $0.language == language })?.number {
        problems.error(
          DocumentPlace(line: head.number, column: cell.column, sheet: sheet.name),
          "the column “\(cell.text.prefix(60))” is there twice (also in column \(Sheet.columnName(first))); delete one of them"
        )
        continue
      }
      columns.append(Column(name: name, language: language, number: cell.column))
      if let language {
        translated[name, default: []].append((language, cell.column))
      } else {
        names[cell.column] = name
      }
    }
  }

  /// The text in a column; empty when there is none.
  func text(_ name: String, _ row: Sheet.Row) -> String {
    // Rows have few cells, fewer than there are columns.
    for cell in row.cells where cell.column < names.count && names[cell.column] == name {
      return Self.plain(cell.text)
    }
    return ""
  }

  /// The text in a language; that of the column without a language where there is none.
  func text(_ name: String, _ row: Sheet.Row, in language: String?) -> String {
    if let language, let own = translated[name]?.first(where: { $0.language == language }) {
      return Self.plain(row[own.number])
    }
    return text(name, row)
  }

  /// Whether there is a column.
  func has(_ name: String) -> Bool { number(name) != nil }

  private func number(_ name: String) -> Int? {
    columns.first { $0.name == name && $0.language == nil }?.number
  }

  /// Those of the names that are columns, in whatever language.
  func present(_ names: [String]) -> [String] {
    names.filter { name in columns.contains { $0.name == name } }
  }

  /// Where a row's cell stands.
  func place(_ row: Sheet.Row, _ name: String = "") -> DocumentPlace {
    DocumentPlace(line: row.number, column: number(name) ?? 1, sheet: sheet)
  }

  /// The languages of its columns, in order.
  var languages: [String] {
    var result: [String] = []
    for case let language? in columns.map(\.language) where !result.contains(language) {
      result.append(language)
    }
    return result
  }

  private static func meaning(of heading: String) -> (name: String, language: String?) {
    let text = straightened(heading).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let double = text.contains("::") ? text : text.replacing(":", with: "::")
    let parts = double.split(separator: "::", omittingEmptySubsequences: true).map {
      String($0).trimmingSpace
    }
    guard let first = parts.first else { return ("", nil) }
    let whole = (text.contains("::") ? parts : parts).joined(separator: "::").lowercased()
    // `bind:jr:constraintMsg` of old forms has three parts.
    let jr = whole.replacing("::jr::", with: "::jr:").replacing(" ", with: "_")
    if let alias = aliases[jr] ?? aliases[whole] { return (alias, nil) }
    let head = first.lowercased()
    let name = aliases[head] ?? aliases[head.replacing(" ", with: "_")] ?? head.replacing(" ", with: "_")
    if parts.count > 1 {
      if head == "media", parts.count > 2 { return (parts[1].lowercased(), parts[2]) }
      if inLanguages.contains(name) { return (name, parts.dropFirst().joined(separator: "::")) }
      return (whole, nil)
    }
    return (name, nil)
  }

  private static func plain(_ cell: String) -> String {
    cell.isEmpty ? "" : straightened(cell).trimmingSpace
  }

  // Word processors bend quotation marks and put in spaces that are none.
  static func straightened(_ text: String) -> String {
    if text.utf8Span.isKnownASCII { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "‘", "’": result.append("'")
      case "“", "”": result.append("\"")
      case "\u{A0}": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
