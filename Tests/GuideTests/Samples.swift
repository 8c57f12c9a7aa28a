@testable import Guide

/// Questions of every kind.
enum Samples {
  static let device = Question(
    id: "device", text: "Device?", kind: "single",
    options: [
      AnswerOption(code: "phone", text: "Phone"), AnswerOption(code: "paper", text: "Paper"),
      AnswerOption(code: "other", text: "Other", hasText: true),
      AnswerOption(code: "-8", text: "Don't know", isMissing: true),
    ])

  static let numbered = Question(
    id: "numbered", text: "Numbered?", kind: "single",
    options: [
      AnswerOption(code: "1", text: "Yes"), AnswerOption(code: "2", text: "No"),
      AnswerOption(code: "4", text: "Perhaps"),
    ])

  static var tools: Question {
    var question = Question(
      id: "tools", text: "Tools?", kind: "multiple",
      options: [
        AnswerOption(code: "phone", text: "Phone"), AnswerOption(code: "paper", text: "Paper"),
        AnswerOption(code: "none", text: "Nothing", isExclusive: true),
        AnswerOption(code: "other", text: "Other", hasText: true),
        AnswerOption(code: "-7", text: "Refused", isMissing: true),
      ])
    question.format.minimumAnswers = 1
    question.format.maximumAnswers = 2
    return question
  }

  static let years = number(
    "number", 0, 60, unit: "years", options: [AnswerOption(code: "-8", text: "Don't know", isMissing: true)])

  static let useful = number(
    "scale", 1, 10,
    options: [AnswerOption(code: "1", text: "not useful"), AnswerOption(code: "10", text: "very useful")])

  static let points = Question(
    id: "points", text: "Points?", kind: "scale",
    options: [AnswerOption(code: "1", text: "good"), AnswerOption(code: "2", text: "bad")])

  static let yesNo = Question(
    id: "yesno", text: "Yes?", kind: "yesno",
    options: [AnswerOption(code: "1", text: "Oui"), AnswerOption(code: "0", text: "Non")])

  static let short = text("text", most: 5)
  static let postcode = text("text", pattern: "\\d{4}")
  static let long = text("long", most: 20)

  static var born: Question {
    var question = Question(id: "born", text: "Born?", kind: "date")
    question.format.minimum = "2000-02-29"
    question.format.maximum = "today"
    return question
  }

  static var steps: Question {
    var question = number("number", 0, 10)
    question.format.step = 0.5
    question.format.decimals = 1
    return question
  }

  static func number(
    _ kind: String, _ minimum: Int, _ maximum: Int, unit: String? = nil, options: [AnswerOption] = []
  ) -> Question {
    var question = Question(id: "n", text: "Number?", kind: kind, options: options)
    question.format.minimum = String(minimum)
    question.format.maximum = String(maximum)
    question.format.unit = unit
    return question
  }

  static func text(_ kind: String, most: Int? = nil, pattern: String? = nil) -> Question {
    var question = Question(id: "t", text: "Text?", kind: kind)
    question.format.maximumLength = most
    question.format.pattern = pattern
    return question
  }
}
