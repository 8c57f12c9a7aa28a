/// The limits of a number and the sentences about breaking them.
struct NumberRules {
  let question: Question
  /// Key of `a number`, `a whole number`, `a point of the scale`.
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

  var hint: AnswerPhrase { .joined([description, question.missingHint], separator: "") }

  func value(from text: String) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    return .number(try number(from: text))
  }

  func number(from text: String) throws(AnswerProblem) -> Double {
    let typed = withoutUnit(text.trimmingSpaces)
    guard !typed.isEmpty else { throw AnswerProblem("nothingTyped", ["expected": description]) }
    let shown = AnswerPhrase.plain(typed.shortened)
    if NumberReading.isAmbiguous(typed), (decimals ?? 0) < 3 {
      let digits = typed.filter { $0 != "." && $0 != "," }
      throw AnswerProblem("ambiguousNumber", ["typed": shown, "digits": .plain(digits.shortened)])
    }
    guard let number = NumberReading.number(typed) else {
      throw AnswerProblem("notANumber", ["typed": shown, "expected": description])
    }
    try check(number, typed: typed)
    return number
  }

  private func check(_ number: Double, typed: String) throws(AnswerProblem) {
    let values = ["typed": AnswerPhrase.plain(typed.shortened), "expected": description]
    if let decimals, NumberReading.decimals(typed) > decimals {
      if decimals == 0 { throw AnswerProblem("notWhole", values) }
      throw AnswerProblem(
        "tooManyDecimals", ["typed": .plain(typed.shortened), "decimals": .plain(String(decimals))])
    }
    if let minimum, number < minimum { throw AnswerProblem("tooSmall", values) }
    if let maximum, number > maximum { throw AnswerProblem("tooLarge", values) }
    if let step, step > 0 {
      let steps = (number - (minimum ?? 0)) / step
      guard abs(steps - steps.rounded()) < 1e-9 * max(1, abs(steps)) else {
        throw AnswerProblem("betweenSteps", values)
      }
    }
  }

  var description: AnswerPhrase {
    var words: [AnswerPhrase] = [.words(noun)]
    let (least, most) = (minimum.map(NumberReading.plain), maximum.map(NumberReading.plain))
    switch (least, most) {
    case (let least?, let most?): words.append("\(least)..\(most)")
    case (let least?, nil): words.append(.words("from", ["least": .plain(least)]))
    case (nil, let most?): words.append(.words("upTo", ["most": .plain(most)]))
    case (nil, nil): break
    }
    if let step, step > 0, step != 1 {
      words.append(.words("inSteps", ["step": .plain(NumberReading.plain(step))]))
    }
    if let unit = question.format.unit, !unit.isEmpty { words.append(.plain(unit)) }
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
