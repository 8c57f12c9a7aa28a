import Guide

/// A question as HTML: its wording, what helps the interviewer, and the way to answer it.
struct LeadQuestion: Sendable {
  struct Tick: Sendable {
    let number: Int
    let words: String
    /// Whether it is an aspect that should come up by itself.
    let isCheck: Bool
  }

  /// An option of a choice, or a point of a scale.
  struct Option: Sendable {
    let code, label: String
    /// The key that chooses it.
    let digit: String?
    let hasText, isMissing, isExclusive: Bool
  }

  let questionID, wording, kind: String
  let hints: [String]
  let ticks: [Tick]
  let prompts: [String]
  let isRequired: Bool
  /// Whether it has an answer other than the talk.
  let isStandardised: Bool

  let radios, checks: [Option]
  let isScale, isNumber, isText, isLong, isDate: Bool
  let unit, least, most: String?
  let minimum, maximum: String?
  /// When it applies, if not always.
  var onlyIf: String?
  /// See `LogicView`; `nil` for a question that always looks the same.
  var print: String?

  /// - Parameter words: The language of words such as yes and no when the guide does not give them.
  init(_ question: Question, words: Language) {
    questionID = question.id
    wording = question.text
    kind = question.kind
    hints = question.interviewerNotes
    ticks = question.probes.enumerated().filter { $0.element.kind != .prompt }.map {
      Tick(number: $0.offset + 1, words: $0.element.text, isCheck: $0.element.kind == .check)
    }
    prompts = question.probes.filter { $0.kind == .prompt }.map(\.text)
    isRequired = question.requirement == .required
    isStandardised = QuestionForm.isStandardised(question)
    let points = question.kind == "scale" ? Self.points(question) : nil
    isScale = points != nil
    switch question.kind {
    case "single": radios = Self.options(question)
    case "yesno": radios = Self.yesNo(question, words)
    case "scale": radios = points ?? (question.format.minimum == nil ? Self.options(question) : [])
    default: radios = []
    }
    checks = question.kind == "multiple" ? Self.options(question) : []
    isNumber =
      isStandardised
      && (["number", "integer"].contains(question.kind) || question.kind == "scale" && radios.isEmpty)
    isText = question.kind == "text"
    isLong = question.kind == "long"
    isDate = question.kind == "date"
    unit = question.format.unit
    (minimum, maximum) = (question.format.minimum, question.format.maximum)
    least = question.format.minimumAnswers.map(String.init)
    most = question.format.maximumAnswers.map(String.init)
  }

  private static func options(_ question: Question) -> [Option] {
    question.options.enumerated().map { index, option in
      Option(
        code: option.code, label: option.text, digit: index < 9 ? "\(index + 1)" : nil,
        hasText: option.hasText, isMissing: option.isMissing, isExclusive: option.isExclusive)
    }
  }

  private static func yesNo(_ question: Question, _ words: Language) -> [Option] {
    let plain = [("1", "leadYes"), ("0", "leadNo")].enumerated().map { index, pair in
      Option(
        code: pair.0, label: question.options.first { $0.code == pair.0 }?.text ?? Texts.text(pair.1, words),
        digit: "\(index + 1)", hasText: false, isMissing: false, isExclusive: false)
    }
    return plain
      + options(question).filter { !["0", "1"].contains($0.code) }.map {
        Option(
          code: $0.code, label: $0.label, digit: nil, hasText: false, isMissing: $0.isMissing,
          isExclusive: false)
      }
  }

  /// The points of a numeric scale in a row, with the labels of its ends; `nil` when they are too many for buttons.
  private static func points(_ question: Question) -> [Option]? {
    guard let first = question.format.minimum.flatMap(NumberReading.number),
      let last = question.format.maximum.flatMap(NumberReading.number), last > first
    else { return nil }
    let step = question.format.step ?? 1
    guard step > 0, (last - first) / step <= 11 else { return nil }
    let labels = Dictionary(question.options.map { ($0.code, $0.text) }, uniquingKeysWith: { old, _ in old })
    return stride(from: first, through: last, by: step).map { value in
      let code = NumberReading.plain(value)
      return Option(
        code: code, label: labels[code] ?? "", digit: code.count == 1 ? code : nil, hasText: false,
        isMissing: false, isExclusive: false)
    }
      + options(question).filter(\.isMissing).map {
        Option(
          code: $0.code, label: $0.label, digit: nil, hasText: false, isMissing: true, isExclusive: true)
      }
  }
}
