package import Wording

/// Points touched in the question's picture, with place, order and time. Heeds the fewest and most points, one where
/// the guide says nothing.
package enum ImagePointsAnswer: AnswerKind {
  /// `points`
  package static let id = "points"

  /// What is known of it.
  package static let sheet = KindSheet(
    "points of a picture", group: .other, picture: .points, example: "touch up to 3 places in a photo",
    parts: KindParts(with: [.picture, .counts]),
    widget: .points,
    formats: KindFormats(
      xlsForm: .kind(InformationAnswer.id), limeSurvey: .kind(FileAnswer.id), queXML: .kind(TextAnswer.id),
      redcap: .left))

  /// However many a guide allows, no answer has more.
  static let most = 1000

  /// `1 points of the picture, as 0.25 0.5`
  package static func expectation(for question: Question) -> Sentence {
    let (amount, others) = (limited(question).amount, question.missingHint)
    return "\(amount) points of the picture, as 0.25 0.5; 0.7 0.1 (from the left, from the top)\(others)"
  }

  /// Reads `0.25 0.5 @3.2; 0.7 0.1`: from the left, from the top, seconds since the picture was shown.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    var points: [ImagePoint] = []
    if case .points(let sent)? = AnswerValue.decoded(text) {
      points = sent
    } else {
      for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }).prefix(most + 1) {
        let typed = String(part).trimmingSpaces
        if !typed.isEmpty { points.append(try point(typed)) }
      }
    }
    guard !points.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    try check(points, limited(question))
    return .points(points)
  }

  /// `id_count`, how many, and `id`, all of them as `x y @seconds` with semicolons between.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    let variables = QuestionVariables(question: question)
    let count = StatisticsVariable(
      name: "\(question.id)_count", label: "\(question.text) (count)", form: .number(width: 4, decimals: 0),
      measure: .scale)
    return [variables.text(), count]
  }

  /// The points and their number; the code of a missing option in both.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .points(let points) = value else {
      return Array(repeating: question.missingCode(value) ?? "", count: 2)
    }
    return [value.plainText, String(points.count)]
  }

  /// `0.25 0.5 @3.2; 0.7 0.1`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    ChoiceTable(question: question).label(of: value)
  }

  private static func limited(_ question: Question) -> AnswerFormat {
    var format = question.format
    if format.minimumAnswers == nil, format.maximumAnswers == nil { format.maximumAnswers = 1 }
    return format
  }

  private static func noPoint(_ typed: String) -> AnswerProblem {
    AnswerProblem(
      "“\(typed.shortened)” is not a point; type two numbers from 0 to 1: from the left and from the top")
  }

  private static func point(_ text: String) throws(AnswerProblem) -> ImagePoint {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let numbers = halves[0].split(whereSeparator: \.isWhitespace).map { NumberReading.number(String($0)) }
    guard halves.count <= 2, numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
      throw noPoint(text)
    }
    guard halves.count == 2 else { return ImagePoint(x: x, y: y) }
    guard let seconds = NumberReading.number(String(halves[1])) else {
      throw noPoint(text)
    }
    return ImagePoint(x: x, y: y, seconds: seconds)
  }

  private static func check(_ points: [ImagePoint], _ format: AnswerFormat) throws(AnswerProblem) {
    for point in points {
      guard (0...1).contains(point.x), (0...1).contains(point.y), (0...1e9).contains(point.seconds ?? 0)
      else {
        throw noPoint(point.plainText)
      }
    }
    let count = points.count
    if let least = format.minimumAnswers, points.count < least {
      throw AnswerProblem("\(count) points; mark at least \(least)")
    }
    let most = min(format.maximumAnswers ?? most, most)
    if points.count > most {
      throw AnswerProblem("\(count) points; mark at most \(most)")
    }
  }
}
