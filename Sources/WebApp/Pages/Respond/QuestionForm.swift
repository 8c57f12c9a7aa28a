import Foundation
import Guide

/// What the widgets of a question need to know: wording, choices, limits. As JSON for scripts, and for templates.
/// Nothing for the interviewer's eyes (probes, remarks) is in it.
struct QuestionForm: Encodable, Hashable, Sendable {
  /// A choice, or a labelled point of a scale.
  struct Option: Encodable, Hashable, Sendable {
    /// What is stored.
    var code: String
    /// What people read.
    var text: String
    /// Whether choosing it asks for a text.
    var hasText: Bool
    /// Whether it is a reason for having no answer.
    var isMissing: Bool
    /// Whether it rules out all others.
    var isExclusive: Bool
  }

  /// One point of a scale.
  struct Point: Encodable, Hashable, Sendable {
    /// What is stored.
    var code: String
    /// Its label; empty for most.
    var text: String
  }

  /// Identifier and wording.
  var id, text: String
  /// Identifier of the answer kind, see `AnswerKinds`; scripts choose their widget by it.
  var kind: String
  /// `none`, `soft` or `required`.
  var requirement: String
  /// The choices; for a scale of numbers only those that are no points of it.
  var options: [Option]
  /// The points of a scale of numbers; empty for other kinds, for a scale of labels (its points are choices), and for
  /// one with too many points to be buttons.
  var points: [Point]
  /// Limits of a number.
  var minimum, maximum, step: Double?
  /// Digits after the point; 0 for whole numbers.
  var decimals: Int?
  /// What the number counts, or empty.
  var unit: String
  /// Limits of a date, `yyyy-mm-dd`; `today` is written out.
  var earliest, latest: String?
  /// Limits of a text.
  var maximumLength: Int?
  /// Limits of a multiple choice.
  var minimumAnswers, maximumAnswers: Int?
  /// Whether the guide itself offers a choice that says "I would rather not say".
  var offersRefusal: Bool

  /// More points than this are typed, not touched.
  static let mostPoints = 21

  /// Whether there is an answer to give other than the talk.
  static func isStandardised(_ question: Question) -> Bool {
    !question.isOpen && question.kind != InformationAnswer.id && AnswerKinds.kind(question.kind) != nil
  }

  /// Makes the form of a question.
  ///
  /// - Parameters:
  ///   - yes: The word for yes, for a question without labels of its own.
  ///   - no: The word for no.
  init(_ question: Question, yes: String = "Yes", no: String = "No") {
    let format = question.format
    (id, text, kind) = (question.id, question.text, question.kind)
    requirement = question.requirement.rawValue
    (minimum, maximum) = (format.minimum.flatMap(Double.init), format.maximum.flatMap(Double.init))
    decimals = question.kind == IntegerAnswer.id ? 0 : format.decimals
    (step, unit, maximumLength) = (format.step, format.unit ?? "", format.maximumLength)
    (minimumAnswers, maximumAnswers) = (format.minimumAnswers, format.maximumAnswers)
    let isDate = question.kind == DateAnswer.id
    earliest = isDate ? Self.day(format.minimum) : nil
    latest = isDate ? Self.day(format.maximum) : nil
    var options = question.options
    if question.kind == YesNoAnswer.id {
      let taken = Set(options.map(\.code))
      let words = [("1", yes), ("0", no)].filter { !taken.contains($0.0) }
      options = words.map { AnswerOption(code: $0.0, text: $0.1) } + options
    }
    let points = Self.points(of: question)
    self.points = points
    let codes = Set(points.map(\.code))
    self.options = options.filter { !codes.contains($0.code) }.map {
      Option(
        code: $0.code, text: $0.text, hasText: $0.hasText, isMissing: $0.isMissing,
        isExclusive: $0.isExclusive || $0.isMissing)
    }
    offersRefusal = question.options.contains {
      $0.isMissing && MissingReason(word: $0.code) == .refused
    }
  }

  /// `1 2 3 …` with the labels of those that have one.
  private static func points(of question: Question) -> [Point] {
    guard question.kind == ScaleAnswer.id else { return [] }
    guard let least = question.format.minimum.flatMap(Double.init),
      let most = question.format.maximum.flatMap(Double.init)
    else { return [] }
    let step = question.format.step ?? 1
    guard step > 0, most > least, (most - least) / step < Double(mostPoints) else { return [] }
    return stride(from: least, through: most + step * 1e-9, by: step).map { number in
      let code = AnswerValue.number(number).plainText
      return Point(code: code, text: question.option(code)?.text ?? "")
    }
  }

  private static func day(_ limit: String?) -> String? {
    guard let limit else { return nil }
    return (limit == "today" ? CalendarDay.today : CalendarDay(limit))?.description
  }
}
