import Foundation
import Guide

/// An answer while it is given by keys, before or after it was stored.
struct AnswerDraft: Hashable, Sendable {
  let question: String
  /// The cell that the keys are for, by its place in the sheet.
  var cell = 0
  /// The choice that the arrows are at.
  var cursor: Int?
  /// Chosen codes by cell; the order of a ranking.
  private(set) var chosen: [Int: [String]] = [:]
  /// Typed texts by cell.
  private(set) var typed: [Int: String] = [:]
  /// Texts beside choices, by their codes.
  private(set) var beside: [String: String] = [:]

  /// Begins with what is stored.
  init(_ sheet: AnswerSheet, value: AnswerValue?) {
    question = sheet.question.id
    switch value {
    case .choices(let choices)? where sheet.cells[0].row == nil:
      chosen[0] = choices.map(\.code)
      for choice in choices { beside[choice.code] = choice.text }
    case .ranking(let codes)?: chosen[0] = codes
    case .number?: chosen[0] = value.map { [$0.plainText] }
    case .rows(let rows)?:
      for (place, cell) in sheet.cells.enumerated() {
        guard let row = rows.first(where: { $0.row == cell.row && $0.column == cell.column }) else {
          continue
        }
        switch row.cell {
        case .codes(let codes): chosen[place] = codes
        case .number, .text:
          if cell.choices.isEmpty {
            typed[place] = row.cell.plainText
          } else {
            chosen[place] = [row.cell.plainText]
          }
        }
      }
    default: break
    }
    // a table goes on where it was left
    cell = sheet.cells.indices.first { (chosen[$0] ?? []).isEmpty && (typed[$0] ?? "").isEmpty } ?? 0
    settle(in: sheet)
  }

  /// Puts the arrows to what is chosen in the current cell.
  mutating func settle(in sheet: AnswerSheet) {
    let codes = chosen[cell] ?? []
    cursor =
      sheet.isRanking || sheet.cells[cell].isMultiple
      ? nil : sheet.cells[cell].choices.firstIndex { codes.contains($0.option.code) }
  }

  /// Moves the arrows up or down within the cell.
  mutating func move(_ step: Int, in sheet: AnswerSheet) {
    let count = sheet.cells[cell].choices.count
    cursor = min(max(cursor.map { $0 + step } ?? (step > 0 ? 0 : count - 1), 0), count - 1)
  }

  /// Makes a choice, or takes it back where several can be made.
  mutating func choose(_ option: AnswerOption, in sheet: AnswerSheet) {
    var codes = chosen[cell] ?? []
    let isAlone = option.isExclusive || option.isMissing
    if !sheet.isRanking, !sheet.cells[cell].isMultiple {
      codes = [option.code]
    } else if let place = codes.firstIndex(of: option.code) {
      codes.remove(at: place)
    } else {
      let lonely = Set(
        sheet.cells[cell].choices.map(\.option).filter { $0.isExclusive || $0.isMissing }.map(\.code))
      codes = isAlone ? [option.code] : codes.filter { !lonely.contains($0) } + [option.code]
    }
    if !sheet.isRanking {
      let order = sheet.cells[cell].choices.map(\.option.code)
      codes = order.filter(codes.contains)
    }
    chosen[cell] = codes
  }

  /// Takes back what was done last in the cell.
  mutating func takeBack(in sheet: AnswerSheet) {
    if sheet.cells[cell].choices.isEmpty {
      if !(typed[cell] ?? "").isEmpty { typed[cell]?.removeLast() }
    } else if sheet.isRanking {
      _ = chosen[cell]?.popLast()
    } else {
      chosen[cell] = []
    }
  }

  /// Changes what is typed in the cell.
  mutating func type(_ text: String) { typed[cell] = text }

  /// The answer as the session reads it; nil when there is none.
  func text(in sheet: AnswerSheet) -> String? {
    let codes = chosen[0] ?? []
    if sheet.cells[0].row != nil { return json(.rows(rows(in: sheet))) }
    if sheet.isRanking {
      let isReason =
        codes.count == 1 && sheet.question.options.contains { $0.code == codes[0] && $0.isMissing }
      return isReason ? codes[0] : codes.isEmpty ? nil : json(.ranking(codes))
    }
    guard let first = codes.first else { return nil }
    guard [SingleAnswer.id, MultipleAnswer.id].contains(sheet.question.kind) else { return first }
    return json(.choices(codes.map { AnswerValue.Choice(code: $0, text: beside[$0]) }))
  }

  /// What stands in the field when the text beside a choice is typed: `phone, other=`.
  func invitation(to option: AnswerOption, in sheet: AnswerSheet) -> String {
    let others = sheet.cells[cell].isMultiple ? (chosen[cell] ?? []).filter { $0 != option.code } : []
    return (others + ["\(option.code)="]).joined(separator: ", ")
  }

  private func rows(in sheet: AnswerSheet) -> [RowValue] {
    sheet.cells.enumerated().compactMap { place, cell in
      guard let row = cell.row else { return nil }
      if cell.choices.isEmpty {
        let text = (typed[place] ?? "").trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : RowValue(row: row, column: cell.column, cell: .text(text))
      }
      let codes = chosen[place] ?? []
      return codes.isEmpty ? nil : RowValue(row: row, column: cell.column, cell: .codes(codes))
    }
  }

  private func json(_ value: AnswerValue) -> String? {
    if case .rows(let rows) = value, rows.isEmpty { return nil }
    let encoder = JSONEncoder()
    // the same answer is the same text: it is compared with what is stored
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
