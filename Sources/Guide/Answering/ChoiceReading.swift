/// Finds the options that a typed text means: by code, by label, or by position where that cannot be mistaken
/// for a code.
struct ChoiceReading {
  let question: Question

  /// The option meant by `text`, with the text written beside it if it asks for one (`other=Minidisc`).
  func choice(_ text: String) -> AnswerValue.Choice? {
    let typed = text.trimmingSpaces
    if let option = option(typed) { return AnswerValue.Choice(code: option.code) }
    guard let separator = typed.firstIndex(where: { $0 == "=" || $0 == ":" }),
      let option = option(String(typed[..<separator]).trimmingSpaces),
      option.hasText || question.takesComment
    else { return nil }
    let beside = String(typed[typed.index(after: separator)...]).trimmingSpaces
    return AnswerValue.Choice(code: option.code, text: beside.isEmpty ? nil : beside)
  }

  /// The choices that a page sent as JSON: each code is one of the question's. `nil` when somebody typed.
  func sent(_ text: String) -> [AnswerValue.Choice]? {
    guard case .choices(let choices)? = AnswerValue.decoded(text), !choices.isEmpty else { return nil }
    let checked = choices.compactMap { choice -> AnswerValue.Choice? in
      guard let option = question.option(choice.code) else { return nil }
      let words = choice.text?.trimmingSpaces ?? ""
      let isWelcome = option.hasText || question.takesComment
      return AnswerValue.Choice(code: choice.code, text: isWelcome && !words.isEmpty ? words : nil)
    }
    return checked.count == choices.count ? checked : nil
  }

  /// The option meant by `typed` alone.
  func option(_ typed: String) -> AnswerOption? {
    guard !typed.isEmpty else { return nil }
    let folded = typed.lowercased()
    return question.options.first { $0.code == typed }
      ?? question.options.first { $0.code.lowercased() == folded }
      ?? question.options.first { $0.text.lowercased() == folded }
      ?? optionAtPosition(typed)
  }

  /// Puts choices into the order of the guide, each option once; of two texts the later one counts.
  func inGuideOrder(_ choices: [AnswerValue.Choice]) -> [AnswerValue.Choice] {
    var texts: [String: String?] = [:]
    for choice in choices { texts[choice.code] = .some(choice.text ?? texts[choice.code] ?? nil) }
    return question.options.compactMap { option in
      texts[option.code].map { AnswerValue.Choice(code: option.code, text: $0) }
    }
  }

  /// `1 = Yes, 2 = No`; cut after a dozen so that it fits on a line or two.
  var list: String {
    let shown = question.options.prefix(12).map { option in
      let text = option.code.lowercased() == option.text.lowercased() ? "" : " = \(option.text)"
      return option.code + text + (option.hasText ? " (\(option.code)=...)" : "")
    }
    return shown.joined(separator: ", ") + (question.options.count > 12 ? ", ..." : "")
  }

  // Positions would be a trap beside numeric codes: with the codes 1, 2, 4 a typed 3 must not mean 4.
  private func optionAtPosition(_ typed: String) -> AnswerOption? {
    guard let position = Int(typed), position >= 1, position <= question.options.count,
      !question.options.contains(where: { (Int($0.code) ?? -1) >= 0 })
    else { return nil }
    return question.options[position - 1]
  }
}

extension String {
  /// Without spaces, tabs and line breaks at both ends.
  var trimmingSpaces: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
