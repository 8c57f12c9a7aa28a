import Wording

/// The limits of a number and the sentences about breaking them.
struct NumberRules {
  let question: Question
  /// `a number`, `a whole number`, `a point of the scale`
  let noun: Sentence
  /// Most digits after the decimal point.
  var decimals: Int?
  var step: Double?
  private let minimum: Double?
  private let maximum: Double?

  init(_ question: Question, noun: Sentence) {
    self.question = question
    self.noun = noun
    decimals = question.format.decimals
    step = question.format.step
    minimum = question.format.minimum.flatMap(NumberReading.number)
    maximum = question.format.maximum.flatMap(NumberReading.number)
  }

  var hint: Sentence { .joined([description, question.missingHint], separator: "") }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    return .number(try number(from: text))
  }

  func number(from text: String) throws(AnswerProblem) -> Double {
    let typed = withoutUnit(text.trimmingSpaces)
    guard !typed.isEmpty else { throw AnswerProblem("nothing was typed; type \(description)") }
    let shown = typed.shortened
    if NumberReading.isAmbiguous(typed), (decimals ?? 0) < 3 {
      let digits = typed.filter { $0 != "." && $0 != "," }
      throw AnswerProblem(
        "“\(shown)” may mean \(digits.shortened) or a decimal number; type it without the separator")
    }
    guard let number = NumberReading.number(typed) else {
      throw AnswerProblem("“\(shown)” is not a number; type \(description)")
    }
    try check(number, typed: typed)
    return number
  }

  private func check(_ number: Double, typed: String) throws(AnswerProblem) {
    if let decimals, NumberReading.decimals(typed) > decimals {
      if decimals == 0 {
        throw AnswerProblem("\(typed.shortened) is not a whole number; type \(description)")
      }
      throw AnswerProblem("\(typed.shortened) has too many digits after the point; \(decimals) are kept")
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

  var description: Sentence {
    var words: [Sentence] = [noun]
    let (least, most) = (minimum.map(NumberReading.plain), maximum.map(NumberReading.plain))
    switch (least, most) {
    case (let least?, let most?): words.append("\(least)..\(most)")
    case (let least?, nil): words.append("from \(least)")
    case (nil, let most?): words.append("up to \(most)")
    case (nil, nil): break
    }
    if let step, step > 0, step != 1 {
      words.append("in steps of \(NumberReading.plain(step))")
    }
    if let unit = question.format.unit, !unit.isEmpty { words.append("\(unit)") }
    return .joined(words, separator: " ")
  }

  private func withoutUnit(_ typed: String) -> String {
    guard let unit = question.format.unit, !unit.isEmpty, typed.lowercased().hasSuffix(unit.lowercased())
    else {
      return typed
    }
    return String(typed.dropLast(unit.count)).trimmingSpaces
  }
}
