import Wording

/// Reads what was typed or sent for a table: `a=1; b=3`, one pair on each line, or only the values in the order of the
/// rows.
struct RowReading {
  let question: Question
  /// The columns, where a row has several cells: then the pairs are `row.column=value`.
  var columns: [String] = []
  /// What one cell takes.
  let expected: Sentence

  private struct Entry {
    var row: Int
    var column: Int
    var text: String
  }

  typealias CellReading = (_ text: String, _ column: Int) throws(AnswerProblem) -> RowValue.Cell

  /// `for each of a, b: a number 0..10; as a=…; b=…`
  var expectation: Sentence {
    let keys = keyList
    let names = keys.prefix(12).joined(separator: ", ") + (keys.count > 12 ? ", ..." : "")
    let first = keys.first ?? ""
    let second = keys.dropFirst().first ?? first
    return "for each of \(names): \(expected); as \(first)=…; \(second)=…\(question.missingHint)"
  }

  /// The filled-in rows in the order of the guide.
  func value(from text: String, _ cell: CellReading) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    var rows: [RowValue] = []
    var last: (row: Int, column: Int) = (-1, -1)
    for entry in try entries(in: text).sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      let row = question.rows[entry.row]
      guard last != (entry.row, entry.column) else {
        throw AnswerProblem("“\(key(entry.row, entry.column).shortened)” is filled in twice; write it once")
      }
      last = (entry.row, entry.column)
      do {
        rows.append(
          RowValue(
            row: row.id, column: columns.isEmpty ? nil : columns[entry.column],
            cell: try cell(entry.text, entry.column)))
      } catch {
        throw AnswerProblem("\(row.text.shortened): \(error.sentence)")
      }
    }
    guard !rows.isEmpty else { throw AnswerProblem("nothing was typed; type \(expectation)") }
    return .rows(rows)
  }

  /// Refuses too few or too many filled-in rows, by the limits of the question.
  func checkCount(_ value: AnswerValue) throws(AnswerProblem) {
    guard case .rows(let rows) = value else { return }
    let count = rows.count
    if let least = question.format.minimumAnswers, rows.count < least {
      throw AnswerProblem("\(count) are filled in; fill in at least \(least)")
    }
    if let most = question.format.maximumAnswers, rows.count > most {
      throw AnswerProblem("\(count) are filled in; fill in at most \(most)")
    }
  }

  private func entries(in text: String) throws(AnswerProblem) -> [Entry] {
    if let sent = AnswerValue.decoded(text) { return try entries(of: sent) }
    let places = self.places
    var entries: [Entry] = []
    let lines = text.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" || $0 == ";" || $0 == "," }
    // Which sign stood before each part is needed to put back what belongs to a text.
    var end = text.startIndex
    for part in lines {
      let separator = String(text[end..<part.startIndex])
      end = part.endIndex
      if let (place, rest) = pair(part, places) {
        entries.append(Entry(row: place.row, column: place.column, text: rest))
      } else if let last = entries.indices.last {
        entries[last].text += separator + part
      } else if !String(part).trimmingSpaces.isEmpty {
        return try inOrder(text)
      }
    }
    return entries.filter { !$0.text.trimmingSpaces.isEmpty }
  }

  // Only values, as many as there are cells.
  private func inOrder(_ text: String) throws(AnswerProblem) -> [Entry] {
    let signs: [(Character) -> Bool] = [{ $0.isNewline || $0 == ";" }, { $0 == "," }, { $0 == " " }]
    let width = max(columns.count, 1)
    for isSeparator in signs {
      let parts = text.split(whereSeparator: isSeparator).map { String($0).trimmingSpaces }
      if parts.count == question.rows.count * width {
        return parts.enumerated().map {
          Entry(row: $0.offset / width, column: $0.offset % width, text: $0.element)
        }
      }
    }
    let keys = keyList
    let (typed, first) = (text.trimmingSpaces.shortened, keys.first ?? "")
    let rows = keys.prefix(12).joined(separator: ", ")
    throw AnswerProblem(
      "“\(typed)” begins with no row of \(question.id); write \(first)=… and one of \(rows)")
  }

  private func entries(of sent: AnswerValue) throws(AnswerProblem) -> [Entry] {
    guard case .rows(let rows) = sent else { throw unreadable }
    let places = self.places
    var entries: [Entry] = []
    for row in rows {
      let key = [row.row, row.column].compactMap(\.self).joined(separator: ".")
      guard let place = places[key.lowercased()] else { throw unreadable }
      let text =
        switch row.cell {
        case .codes(let codes): codes.joined(separator: ",")
        case .text, .number: row.cell.plainText
        }
      entries.append(Entry(row: place.row, column: place.column, text: text))
    }
    return entries
  }

  private var unreadable: AnswerProblem {
    AnswerProblem("what was sent for \(question.id) cannot be read as its answer; type \(expectation)")
  }

  private func pair(
    _ part: Substring, _ places: [String: (row: Int, column: Int)]
  ) -> (place: (row: Int, column: Int), rest: String)? {
    guard let sign = part.firstIndex(where: { $0 == "=" || $0 == ":" }),
      let place = places[String(part[..<sign]).trimmingSpaces.lowercased()]
    else { return nil }
    return (place, String(part[part.index(after: sign)...]))
  }

  private var places: [String: (row: Int, column: Int)] {
    var places: [String: (row: Int, column: Int)] = [:]
    for row in question.rows.indices {
      for column in 0..<max(columns.count, 1) { places[key(row, column).lowercased()] = (row, column) }
      let label = question.rows[row].text.lowercased()
      if columns.isEmpty, places[label] == nil { places[label] = (row, 0) }
    }
    return places
  }

  private var keyList: [String] {
    question.rows.indices.flatMap { row in (0..<max(columns.count, 1)).map { key(row, $0) } }
  }

  private func key(_ row: Int, _ column: Int) -> String {
    columns.isEmpty ? question.rows[row].id : "\(question.rows[row].id).\(columns[column])"
  }
}
