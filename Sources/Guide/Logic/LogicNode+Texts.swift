import Foundation

extension LogicNode {
  /// What a function about texts gives; `nil` for every other function.
  static func ofTexts(_ function: LogicFunction, _ values: [LogicValue]) -> LogicValue? {
    switch function {
    // What is not there is an empty text here, so that a sentence can be made of what there is.
    case .text: .text(values[0].words)
    case .concat: .text(values.map(\.words).joined())
    case .join: .text(values.dropFirst().map(\.words).joined(separator: values[0].words))
    case .length: ofText(values) { .number(Double($0[0].unicodeScalars.count)) }
    case .contains: compareTexts(values) { $0.range(of: $1, options: .literal) != nil || $1.isEmpty }
    case .startswith: compareTexts(values) { $0.utf16.starts(with: $1.utf16) }
    case .endswith: compareTexts(values) { $0.utf16.reversed().starts(with: $1.utf16.reversed()) }
    case .before: ofText(values) { parts in .text(Self.split(parts[0], at: parts[1])?.before ?? "") }
    case .after: ofText(values) { parts in .text(Self.split(parts[0], at: parts[1])?.after ?? "") }
    case .translate: ofText(values) { .text(Self.translated($0[0], $0[1], $0[2])) }
    case .replace: ofText(values) { .text($0[1].isEmpty ? $0[0] : $0[0].replacing($0[1], with: $0[2])) }
    case .trim: ofText(values) { .text($0[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")) }
    case .lower: ofText(values) { .text($0[0].lowercased()) }
    case .upper: ofText(values) { .text($0[0].uppercased()) }
    case .substr: ofText(values) { .text(Self.part($0[0], values.dropFirst().map(\.quantity))) }
    case .selectedat: selected(values)
    default: nil
    }
  }

  /// Whether something holds of two texts; of what has no text it does not.
  static func compareTexts(_ values: [LogicValue], _ holds: (String, String) -> Bool) -> LogicValue {
    if values.contains(.unknown) { return .unknown }
    if case .missing = values[0] { return .boolean(false) }
    guard let text = values[0].spoken, let other = values[1].spoken else { return .boolean(false) }
    return .boolean(holds(text, other))
  }

  private static func ofText(_ values: [LogicValue], _ make: ([String]) -> LogicValue) -> LogicValue {
    if let withoutText = values.first(where: { $0.spoken == nil || !$0.isThere }) {
      return values.contains(.unknown) ? .unknown : withoutText.withoutValue
    }
    return make(values.compactMap(\.spoken))
  }

  // The first character is 0; the second number is where it ends; negative numbers count from the end.
  private static func part(_ text: String, _ bounds: [Double?]) -> String {
    let characters = Array(text)
    let place = { (bound: Double?) -> Int in
      guard let bound, let whole = Int(exactly: bound.rounded(.towardZero)) else { return characters.count }
      return Swift.min(Swift.max(whole < 0 ? characters.count + whole : whole, 0), characters.count)
    }
    guard let first = bounds.first, first != nil else { return "" }
    let (start, end) = (place(first), bounds.count > 1 ? place(bounds[1]) : characters.count)
    return start < end ? String(characters[start..<end]) : ""
  }

  private static func split(_ text: String, at part: String) -> (before: String, after: String)? {
    if part.isEmpty { return ("", text) }
    guard let range = text.range(of: part, options: .literal) else { return nil }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  // Each character of one list by that at the same place of the other, or by nothing.
  private static func translated(_ text: String, _ from: String, _ to: String) -> String {
    let targets = Array(to)
    var table: [Character: Character?] = [:]
    for (index, character) in from.enumerated() where table[character] == nil {
      table[character] = .some(targets.indices.contains(index) ? targets[index] : nil)
    }
    return String(text.compactMap { table[$0] ?? $0 })
  }

  // The choice that was made as number n, from 0 on; of a text the words, or the parts between separators.
  private static func selected(_ values: [LogicValue]) -> LogicValue {
    guard values[0].isThere, values[1].isThere else {
      return values.contains(.unknown) ? .unknown : .absent
    }
    let separator = values.count > 2 ? values[2].words : " "
    var texts = values[0].elements.map(\.words)
    if case .text(let text) = values[0], !separator.isEmpty {
      texts = text.split(separator: separator, omittingEmptySubsequences: separator == " ").map(String.init)
    }
    guard let number = values[1].quantity, let index = Int(exactly: number.rounded(.towardZero)),
      texts.indices.contains(index)
    else { return .text("") }
    return .text(texts[index])
  }

  /// The words of the choices of a question, or of the one with a code.
  static func label(_ nodes: [LogicNode], _ environment: some LogicEnvironment) -> LogicValue {
    guard case .name(let id, _)? = nodes.first else { return .unknown }
    let value = (nodes.count > 1 ? nodes[1] : nodes[0]).value(in: environment)
    guard value.isThere else { return value.withoutValue }
    return .text(
      value.elements.compactMap(\.text).map { environment.label(id, code: $0) ?? $0 }.joined(separator: ", "))
  }
}

extension LogicValue {
  // Several choices are a text too; what is not there is none.
  fileprivate var spoken: String? {
    switch self {
    case .list: words
    case .text, .number, .boolean, .missing: text
    case .unknown, .absent, .rows: nil
    }
  }
}
