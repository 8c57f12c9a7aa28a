/// The limits of a number and the sentences about breaking them.
struct NumberRules {
  let question: Question
  /// `a number`, `a whole number`, `a point of the scale`.
  let noun: String
  /// Most digits after the decimal point.
  var decimals: Int?
  var step: Double?
  private let minimum: Double?
  private let maximum: Double?

  init(_ question: Question, noun: String) {
    self.question = question
    self.noun = noun
    decimals = question.format.decimals
    step = question.format.step
    minimum = question.format.minimum.flatMap(NumberReading.number)
    maximum = question.format.maximum.flatMap(NumberReading.number)
  }

  var hint: String {
    let missing = question.options.filter(\.isMissing).map { ", \($0.code) = \($0.text)" }.joined()
    return description + missing
  }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let typed = withoutUnit(text.trimmingSpaces)
    guard !typed.isEmpty else { throw AnswerProblem("nothing was typed; type \(description)") }
    if NumberReading.isAmbiguous(typed), (decimals ?? 0) < 3 {
      let digits = typed.filter { $0 != "." && $0 != "," }
      throw AnswerProblem(
        "“\(typed.shortened)” may mean \(digits) or a decimal number; type it without the separator")
    }
    guard let number = NumberReading.number(typed) else {
      throw AnswerProblem("“\(typed.shortened)” is not a number; type \(description)")
    }
    try check(number, typed: typed)
    return .number(number)
  }

  private func check(_ number: Double, typed: String) throws(AnswerProblem) {
    if let decimals, NumberReading.decimals(typed) > decimals {
      throw AnswerProblem(
        decimals == 0
          ? "\(typed.shortened) is not a whole number; type \(description)"
          : "\(typed.shortened) has too many digits after the point; \(decimals) are kept")
    }
    if let minimum, number < minimum {
      throw AnswerProblem("\(typed.shortened) is too small; type \(description)")
    }
    if let maximum, number > maximum {
      throw AnswerProblem("\(typed.shortened) is too large; type \(description)")
    }
    if let step, step > 0 {
      let steps = (number - (minimum ?? 0)) / step
      guard abs(steps - steps.rounded()) < 1e-9 * max(1, abs(steps)) else {
        throw AnswerProblem("\(typed.shortened) is between two steps; type \(description)")
      }
    }
  }

  private var description: String {
    var words = [noun]
    switch (minimum, maximum) {
    case (let least?, let most?): words.append("\(NumberReading.plain(least))..\(NumberReading.plain(most))")
    case (let least?, nil): words.append("from \(NumberReading.plain(least))")
    case (nil, let most?): words.append("up to \(NumberReading.plain(most))")
    case (nil, nil): break
    }
    if let step, step > 0, step != 1 { words.append("in steps of \(NumberReading.plain(step))") }
    if let unit = question.format.unit, !unit.isEmpty { words.append(unit) }
    return words.joined(separator: " ")
  }

  private func withoutUnit(_ typed: String) -> String {
    guard let unit = question.format.unit, !unit.isEmpty, typed.lowercased().hasSuffix(unit.lowercased())
    else {
      return typed
    }
    return String(typed.dropLast(unit.count)).trimmingSpaces
  }
}
