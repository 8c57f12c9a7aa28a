import Foundation
import Guide
import WebServing

/// What the widgets of a question need to know: wording, choices, limits. As JSON for `js/answering/answering.js`.
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
    /// Which one, as `MissingReason.word`, as far as that can be told.
    var reason: String?
    /// Whether it rules out all others.
    var isExclusive: Bool
    /// A picture shown with it.
    var image: Medium?
  }

  /// One point of a scale.
  struct Point: Encodable, Hashable, Sendable {
    /// What is stored.
    var code: String
    /// Its label; empty for most.
    var text: String
  }

  /// One row of a table, one item to rank.
  struct Line: Encodable, Hashable, Sendable {
    /// What is stored.
    var id: String
    /// What people read.
    var text: String
    /// The pole at the other end.
    var opposite: String?
  }

  /// A picture, sound or film of the guide.
  struct Medium: Encodable, Hashable, Sendable {
    /// Below the guide's folder.
    var path: String
    /// For those who cannot see or hear it.
    var description: String
    /// `image`, `sound` or `film`.
    var type: String
  }

  /// Identifier and wording.
  var id, text: String
  /// What helps to answer, under the wording.
  var help: String?
  /// Identifier of the answer kind, see `AnswerKinds`.
  var kind: String
  /// The module that asks it, see `AnswerWidgets`; `nil` when there is nothing to answer.
  var widget: String?
  /// BCP 47 tag of the guide, or empty.
  var language: String
  /// `none`, `soft` or `required`.
  var requirement: String
  /// The choices; for a scale of numbers only those that are no points of it.
  var options: [Option]
  /// The choices of the second scale of a dual matrix, and the names of both scales.
  var secondOptions: [Option]
  var heads: [String]
  /// The points of a scale of numbers; empty for other kinds, for a scale of labels (its points are choices), and for
  /// one with too many points to be buttons. For a slider the points that have a label.
  var points: [Point]
  /// The rows of a table, the items to rank.
  var rows: [Line]
  /// What is shown before the question.
  var media: [Medium]
  /// Limits of a number.
  var minimum, maximum, step: Double?
  /// Digits after the point; 0 for whole numbers.
  var decimals: Int?
  /// What the number counts, or empty.
  var unit: String
  /// Limits of a date, a time or both, as ISO 8601; `today` is written out.
  var earliest, latest: String?
  /// Limits of a text.
  var maximumLength: Int?
  /// Form of a masked text.
  var mask: String?
  /// Whether a text must have a form that only the server knows.
  var hasPattern: Bool
  /// Limits of the number of choices, rows, points and files.
  var minimumAnswers, maximumAnswers: Int?
  /// Limits of a sum.
  var minimumSum, maximumSum: Double?
  /// Whether the guide itself offers a choice that says "I would rather not say".
  var offersRefusal: Bool
  /// Whether a text may stand beside whatever choice.
  var takesComment: Bool
  /// Whether the choices are a list that folds.
  var isDropdown: Bool
  /// Whether it is never recorded; `nil` when it is.
  var isOffRecord: Bool?

  /// Whether there is an answer to give other than the talk.
  static func isStandardised(_ question: Question) -> Bool { AnswerWidgets.isAsked(question.kind) }

  /// Makes the form of a question.
  ///
  /// - Parameters:
  ///   - yes: The word for yes, for a question without labels of its own.
  ///   - no: The word for no.
  ///   - language: BCP 47 tag of the guide.
  init(_ question: Question, yes: String = "Yes", no: String = "No", language: String = "") {
    let format = question.format
    (id, text, kind, self.language) = (question.id, question.text, question.kind, language)
    help = question.help
    widget = AnswerWidgets.modules[question.kind]
    requirement = question.requirement.rawValue
    isOffRecord = question.isOffRecord ? true : nil
    let ranged =
      switch question.kind {
      case DifferentialAnswer.id: DifferentialAnswer.ranged(question).format
      case SliderAnswer.id: SliderAnswer.ranged(question).format
      default: format
      }
    (minimum, maximum) = (
      ranged.minimum.flatMap(NumberReading.number), ranged.maximum.flatMap(NumberReading.number)
    )
    decimals = question.kind == IntegerAnswer.id ? 0 : format.decimals
    (hasPattern, mask) = (format.pattern != nil, format.mask)
    (step, unit, maximumLength) = (format.step, format.unit ?? "", format.maximumLength)
    (minimumAnswers, maximumAnswers) = (format.minimumAnswers, format.maximumAnswers)
    (minimumSum, maximumSum) = (format.minimumSum, format.maximumSum)
    earliest = Self.moment(format.minimum, question.kind, isLast: false)
    latest = Self.moment(format.maximum, question.kind, isLast: true)
    let points = Self.points(of: question, ranged)
    self.points = points
    let codes = Set(points.map(\.code))
    options = Self.options(of: question, yes: yes, no: no, language)
      .filter { !codes.contains($0.code) }.map(Option.init)
    secondOptions = (question.secondOptions ?? []).map(Option.init)
    let heads = question.attribute("heads")?.split(separator: "|") ?? []
    self.heads = heads.map { $0.trimmingCharacters(in: .whitespaces) }
    rows = question.rows.map { Line(id: $0.id, text: $0.text, opposite: $0.opposite) }
    media = question.media.map(Medium.init)
    offersRefusal = question.options.contains { $0.reason == .refused }
    takesComment = question.takesComment
    isDropdown =
      [SingleAnswer.id, GenderAnswer.id].contains(question.kind) && !question.isImageChoice
      && (question.attributes.contains { $0.name == "dropdown" } || question.options.count > Self.mostListed)
  }
}

extension QuestionForm.Option {
  init(_ option: AnswerOption) {
    self.init(
      code: option.code, text: option.text, hasText: option.hasText, isMissing: option.isMissing,
      reason: option.reason?.word, isExclusive: option.isExclusive || option.isMissing,
      image: option.image.map(QuestionForm.Medium.init))
  }
}

extension QuestionForm.Medium {
  init(_ media: Media) {
    self.init(path: media.path, description: media.description, type: MediaKind(path: media.path).rawValue)
  }
}
