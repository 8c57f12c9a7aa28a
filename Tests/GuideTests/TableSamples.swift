@testable import Guide

/// Questions with rows.
extension Samples {
  static let threeRows = [
    Row(id: "a", text: "Location"), Row(id: "b", text: "Date"), Row(id: "c", text: "Time"),
  ]

  static let useful4 = [
    AnswerOption(code: "1", text: "very"), AnswerOption(code: "2", text: "somewhat"),
    AnswerOption(code: "3", text: "not"), AnswerOption(code: "-9", text: "no answer", isMissing: true),
  ]

  static let matrix = Question(
    id: "m", text: "Useful?", kind: "matrix", options: useful4, rows: threeRows)

  static var multimatrix: Question {
    var question = Question(
      id: "mm", text: "With what?", kind: "multimatrix", options: tools.options, rows: threeRows)
    question.format.maximumAnswers = 2
    return question
  }

  static let yesNoMatrix = Question(
    id: "y", text: "Is it so?", kind: "yesnomatrix", options: YesNoMatrixAnswer.defaultOptions("en"),
    rows: threeRows)

  static let changeMatrix = Question(
    id: "ch", text: "More?", kind: "changematrix", options: ChangeMatrixAnswer.defaultOptions("de"),
    rows: threeRows)

  static var scaleMatrix: Question { table("scalematrix", 1, 5) }

  static var differential: Question {
    Question(
      id: "d", text: "How was it?", kind: "differential",
      rows: [
        Row(id: "speed", text: "slow", opposite: "fast"), Row(id: "warm", text: "cold", opposite: "warm"),
      ])
  }

  static var numberMatrix: Question {
    var question = table("numbermatrix", 0, 24)
    question.rows = [Row(id: "home", text: "At home"), Row(id: "work", text: "At work")]
    question.options = [AnswerOption(code: "mo", text: "Monday"), AnswerOption(code: "tu", text: "Tuesday")]
    return question
  }

  static var textMatrix: Question {
    var question = numberMatrix
    question.id = "tm"
    question.kind = "textmatrix"
    question.format = AnswerFormat()
    question.format.maximumLength = 20
    return question
  }

  static let dual = Question(
    id: "du", text: "Important, and well done?", kind: "dualmatrix",
    options: [AnswerOption(code: "1", text: "important"), AnswerOption(code: "2", text: "unimportant")],
    secondOptions: [AnswerOption(code: "g", text: "good"), AnswerOption(code: "b", text: "bad")],
    rows: [threeRows[0], threeRows[1]], attributes: [Attribute("heads", "Importance | Quality")])

  static var shares: Question {
    var question = table("numbers", 0, 100)
    question.rows = [Row(id: "work", text: "Work"), Row(id: "home", text: "Home")]
    question.format.unit = "%"
    (question.format.minimumSum, question.format.maximumSum) = (100, 100)
    return question
  }

  static let address = Question(
    id: "ad", text: "Where?", kind: "texts",
    rows: [Row(id: "street", text: "Street"), Row(id: "town", text: "Town")])

  static let order = Question(
    id: "o", text: "Order?", kind: "rank",
    rows: [
      Row(id: "ease", text: "Ease of use"), Row(id: "cost", text: "Cost"), Row(id: "sec", text: "Security"),
    ])

  static var best: Question {
    var question = order
    question.format.maximumAnswers = 2
    return question
  }

  private static func table(_ kind: String, _ minimum: Int, _ maximum: Int) -> Question {
    var question = number(kind, minimum, maximum)
    question.rows = threeRows
    return question
  }
}
