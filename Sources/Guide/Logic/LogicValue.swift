/// What an expression gives.
package enum LogicValue: Hashable, Sendable {
  /// Not answered yet: a comparison with it is unknown.
  case unknown
  /// There is no value and there will be none, because the question does not apply or the sum makes no sense: a
  /// comparison with it is false.
  case absent
  /// The code of a reason for having no answer. It equals that code, and is no number.
  case missing(String)
  /// A condition that holds or does not.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text, a date, the code of a choice.
  case text(String)
  /// Several of them: the codes of a multiple choice.
  case list([LogicValue])
  /// The cells of a table.
  case rows([LogicRow])

  /// Whether it holds: a number other than 0, a text other than the empty one and "0", a list with something in it.
  package var truth: Truth {
    switch self {
    case .unknown: .unknown
    case .absent, .missing: .no
    case .boolean(let value): Truth(value)
    case .number(let number): Truth(number != 0)
    case .text(let text): Truth(Self.number(in: text).map { $0 != 0 } ?? !text.isEmpty)
    case .list(let values): Truth(!values.isEmpty)
    case .rows(let rows): Truth(!rows.isEmpty)
    }
  }

  /// The number it is; a text that is written like one counts.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .boolean(let value): value ? 1 : 0
    case .text(let text): Self.number(in: text)
    default: nil
    }
  }

  /// The number it counts as where it is reckoned with or put in order: a date counts as its days since 1 January 1970,
  /// a time of day as the fraction of its day.
  package var quantity: Double? {
    if let number { return number }
    guard case .text(let text) = self else { return nil }
    return LogicDays.days(in: text)
  }

  /// The text it is; a number as it is written.
  package var text: String? {
    switch self {
    case .text(let text), .missing(let text): text
    case .number(let number): NumberReading.plain(number)
    case .boolean(let value): value ? "1" : "0"
    default: nil
    }
  }

  /// What stands for it in a text: several choices with a blank between them, a condition as `true` or `false`, nothing
  /// for what is not there.
  package var words: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .list, .rows: elements.map(\.words).joined(separator: " ")
    case .missing, .unknown, .absent: ""
    case .number, .text: text ?? ""
    }
  }

  /// The single values in it.
  package var elements: [LogicValue] {
    switch self {
    case .list(let values): values.flatMap(\.elements)
    case .rows(let rows): rows.flatMap(\.value.elements)
    default: [self]
    }
  }

  /// Makes a truth a value.
  package init(_ truth: Truth) {
    switch truth {
    case .yes: self = .boolean(true)
    case .no: self = .boolean(false)
    case .unknown: self = .unknown
    }
  }

  /// A finite number, otherwise nothing.
  static func finite(_ number: Double) -> LogicValue {
    number.isFinite ? .number(number == 0 ? 0 : number) : .absent
  }

  // Digits with an optional minus and point: the same rule in every language that evaluates conditions.
  private static func number(in text: String) -> Double? {
    text.utf8.count <= 30 && text.isPlainNumber ? Double(text) : nil
  }
}
