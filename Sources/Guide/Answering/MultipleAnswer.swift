package import Wording

/// Any number of the options, within the limits of the guide.
package enum MultipleAnswer: AnswerKind {
  /// `multiple`
  package static let id = "multiple"

  /// What is known of it.
  package static let sheet = KindSheet(
    "choose several", group: .choose, picture: .several, example: "☑ family  ☐ friends  ☑ work",
    parts: KindParts(.lines, with: [.counts, .exclusion]),
    widget: .multiple, comparisons: .selections,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .whole))

  /// The codes with their labels, and how many.
  package static func expectation(for question: Question) -> Sentence {
    "\(question.format.amount) of: \(ChoiceReading(question: question).list); with commas between"
  }

  /// Reads codes, labels or positions with commas or semicolons between them: `phone, other=Minidisc`. What
  /// follows a text and is no option belongs to the text (`other=tape, disc`). A page sends JSON.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    let reading = ChoiceReading(question: question)
    let choices = reading.inGuideOrder(try choices(in: text, reading))
    try check(choices, question)
    return .choices(choices)
  }

  /// `id_code` for each option that is an answer, and `id_other` for the text of one that asks for it (named
  /// `id_other_text` when an option has the code `other`). Missing options have no column of their own.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    question.options.filter { !$0.isMissing }.map { option in
      QuestionVariables(question: question).flag(
        "\(question.id)_\(option.code)", label: "\(question.text): \(option.text)")
    } + ChoiceTable(question: question).textVariables(besideOptionColumns: true)
  }

  /// 1 or 0 for each option; the code of the missing option in all of them when that was chosen.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .choices(let choices) = value else {
      return Array(repeating: "", count: statistics(for: question).count)
    }
    let chosen = Set(choices.map(\.code))
    let missing = question.missingCode(value)
    return question.options.filter { !$0.isMissing }.map { option in
      missing ?? (chosen.contains(option.code) ? "1" : "0")
    } + ChoiceTable(question: question).textCells(choices)
  }

  /// The labels with commas between.
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .choices(let choices) = value else { return value.plainText }
    return ChoiceTable(question: question).text(choices)
  }

  private static func choices(
    in text: String, _ reading: ChoiceReading
  ) throws(AnswerProblem) -> [AnswerValue.Choice] {
    if let sent = reading.sent(text) { return sent }
    if let whole = reading.option(text.trimmingSpaces) { return [AnswerValue.Choice(code: whole.code)] }
    var choices: [AnswerValue.Choice] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\n" }) {
      let typed = String(part).trimmingSpaces
      guard !typed.isEmpty else { continue }
      if let choice = reading.choice(typed) {
        choices.append(choice)
      } else if let beside = choices.last?.text {
        choices[choices.count - 1].text = "\(beside), \(typed)"
      } else {
        throw AnswerProblem(
          "“\(typed.shortened)” is not among the choices of \(reading.question.id); choose from \(reading.list)"
        )
      }
    }
    guard !choices.isEmpty else {
      throw AnswerProblem("nothing was chosen; choose from \(reading.list)")
    }
    return choices
  }

  private static func check(
    _ choices: [AnswerValue.Choice], _ question: Question
  ) throws(AnswerProblem) {
    let lonely = choices.first { choice in
      question.option(choice.code).map { $0.isExclusive || $0.isMissing } ?? false
    }
    if let lonely {
      guard choices.count > 1 else { return }
      let label = question.option(lonely.code)?.text ?? lonely.code
      throw AnswerProblem("“\(label.shortened)” cannot be chosen together with others; leave one of them out")
    }
    if let least = question.format.minimumAnswers, choices.count < least {
      throw AnswerProblem("\(choices.count) chosen; choose at least \(least)")
    }
    if let most = question.format.maximumAnswers, choices.count > most {
      throw AnswerProblem("\(choices.count) chosen; choose at most \(most)")
    }
  }
}

extension AnswerFormat {
  /// How many answers are wanted: `1 to 3`, `at least 2`, `any`.
  var amount: Sentence {
    switch (minimumAnswers, maximumAnswers) {
    case (let least?, let most?) where least == most: "\(least)"
    case (let least?, let most?):
      "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "any"
    }
  }
}
