import Foundation

extension AnswerValue {
  /// The value without knowledge of its question, on one line: the text, the number with a point, codes with spaces.
  package var plainText: String {
    switch self {
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): text
    case .number(let number), .duration(let number): NumberReading.plain(number)
    case .choices(let choices): choices.map(\.code).joined(separator: " ")
    case .rows(let rows):
      rows.map { row in
        "\([row.row, row.column].compactMap(\.self).joined(separator: "."))=\(row.cell.plainText)"
      }.joined(separator: "; ")
    case .ranking(let codes): codes.joined(separator: " ")
    case .place(let place): place.plainText
    case .points(let points): points.map(\.plainText).joined(separator: "; ")
    case .strokes(let strokes): String(strokes.count)
    case .files(let files): files.map(\.name).joined(separator: "; ")
    }
  }

  /// The value that a page sent as JSON: an object with one field. `nil` when the text is no such object; then it
  /// was typed by somebody. At most 4 MB.
  static func decoded(_ text: String) -> AnswerValue? {
    guard text.utf8.count <= 4 * 1024 * 1024, text.trimmingSpaces.hasPrefix("{\"") else { return nil }
    return try? JSONDecoder().decode(AnswerValue.self, from: Data(text.utf8))
  }
}

extension Place {
  /// `Graz @ 47.07, 15.44`
  var plainText: String {
    guard let latitude, let longitude else { return text ?? "" }
    let coordinates = "\(NumberReading.plain(latitude)), \(NumberReading.plain(longitude))"
    return text.map { "\($0) @ \(coordinates)" } ?? coordinates
  }
}

extension ImagePoint {
  /// `0.25 0.5`, and `@3.2` after it when the moment is known.
  var plainText: String {
    let place = "\(NumberReading.plain(x)) \(NumberReading.plain(y))"
    return seconds.map { "\(place) @\(NumberReading.plain($0))" } ?? place
  }
}

extension ChoiceTable {
  /// The labels of chosen options; anything else as it is.
  func label(of value: AnswerValue) -> String {
    guard case .choices(let choices) = value else { return value.plainText }
    return text(choices)
  }
}
