import Guide

extension QuestionForm {
  /// More points than this are typed, not touched.
  static let mostPoints = 21
  /// More choices than this fold into a list.
  static let mostListed = 25

  /// The choices with the words that hold where the guide gives none.
  static func options(
    of question: Question, yes: String, no: String, _ language: String
  ) -> [AnswerOption] {
    let options = question.options
    switch question.kind {
    case YesNoAnswer.id:
      let words = [("1", yes), ("0", no)].filter { word in !options.contains { $0.code == word.0 } }
      return words.map { AnswerOption(code: $0.0, text: $0.1) } + options
    case GenderAnswer.id where options.allSatisfy(\.isMissing):
      return GenderAnswer.defaultOptions(language) + options
    case YesNoMatrixAnswer.id where options.allSatisfy(\.isMissing):
      return YesNoMatrixAnswer.defaultOptions(language) + options
    case ChangeMatrixAnswer.id where options.allSatisfy(\.isMissing):
      return ChangeMatrixAnswer.defaultOptions(language) + options
    default: return options
    }
  }

  /// `1 2 3 …` with the labels of those that have one.
  static func points(of question: Question, _ format: AnswerFormat) -> [Point] {
    if question.kind == SliderAnswer.id {
      return question.options.filter { !$0.isMissing }.map { Point(code: $0.code, text: $0.text) }
    }
    guard [ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(question.kind),
      let least = format.minimum.flatMap(NumberReading.number),
      let most = format.maximum.flatMap(NumberReading.number)
    else { return [] }
    let step = format.step ?? 1
    guard step > 0, most > least, (most - least) / step < Double(mostPoints) else { return [] }
    return stride(from: least, through: most + step * 1e-9, by: step).map { number in
      let code = AnswerValue.number(number).plainText
      return Point(code: code, text: question.option(code)?.text ?? "")
    }
  }

  /// A limit as the calendars of browsers want it.
  static func moment(_ limit: String?, _ kind: String, isLast: Bool) -> String? {
    guard let limit else { return nil }
    let day = limit == "today" ? CalendarDay.today : CalendarDay(limit)
    switch kind {
    case DateAnswer.id: return day?.description
    case TimeAnswer.id: return ClockTime(limit)?.description
    case DateTimeAnswer.id:
      return day.map { "\($0)T\(isLast ? "23:59" : "00:00")" } ?? Moment(limit).map { "\($0.day)T\($0.time)" }
    default: return nil
    }
  }
}
