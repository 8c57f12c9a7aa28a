import Wording

/// Makes the statistics variables of a question; shared by the kinds.
struct QuestionVariables {
  let question: Question

  /// Text columns hold at most this many bytes in statistics programs; the whole text is in the other exports.
  static let longestText = 9000

  /// One number, within the limits of the question.
  func number(
    _ name: String? = nil, label: String? = nil, measure: StatisticsVariable.Measure = .scale,
    labels: [AnswerOption] = []
  ) -> StatisticsVariable {
    let format = question.format
    let ends = [format.minimum, format.maximum].compactMap { $0.flatMap(NumberReading.number) }
    let digits = ends.map { NumberReading.plain($0.rounded(.towardZero)).count }.max() ?? 8
    let decimals = format.decimals ?? (format.step.map { NumberReading.plain($0).decimalDigits } ?? 0)
    let isOpen =
      format.decimals == nil && format.step == nil && measure == .scale && question.kind == "number"
    let places = isOpen ? 2 : decimals
    return make(
      name, label, .number(width: max(digits, 2) + (places > 0 ? places + 1 : 0), decimals: places), measure,
      labels)
  }

  /// The code of one choice; a number where all codes are numbers.
  func choice(
    _ name: String? = nil, label: String? = nil, of options: [AnswerOption]? = nil,
    measure: StatisticsVariable.Measure = .nominal
  ) -> StatisticsVariable {
    let options = options ?? question.options
    let codes = options.map(\.code)
    let isNumeric = !codes.isEmpty && codes.allSatisfy { code in code.isPlainNumber }
    let width = max(codes.map(\.utf8.count).max() ?? 1, 2)
    let decimals = codes.map(\.decimalDigits).max() ?? 0
    let form: StatisticsVariable.Form =
      isNumeric ? .number(width: width, decimals: decimals) : .text(bytes: codes.isEmpty ? 0 : width)
    return make(name, label, form, measure, options)
  }

  /// 1 or 0.
  func flag(_ name: String, label: String) -> StatisticsVariable {
    var variable = make(name, label, .number(width: 2, decimals: 0), .nominal, [])
    variable.labels = [("0", "no"), ("1", "yes")].map { .init(code: $0, text: $1) }
    (variable.isFlag, variable.ownWords) = (true, Self.yesNo)
    return variable
  }

  /// The words of a flag by its codes.
  static let yesNo: [String: Sentence] = ["0": "no", "1": "yes"]

  /// A written text.
  func text(_ name: String? = nil, label: String? = nil, most: Int? = nil) -> StatisticsVariable {
    // Four bytes are the most that one character of a text takes up.
    let bytes = most.map { min($0, Self.longestText / 4) * 4 } ?? 0
    return make(name, label, .text(bytes: bytes), .nominal, [])
  }

  /// A date, a time or a length of time.
  func moment(_ form: StatisticsVariable.Form) -> StatisticsVariable {
    make(nil, nil, form, .scale, [])
  }

  private func make(
    _ name: String?, _ label: String?, _ form: StatisticsVariable.Form, _ measure: StatisticsVariable.Measure,
    _ options: [AnswerOption]
  ) -> StatisticsVariable {
    let meant = options.isEmpty ? question.options.filter(\.isMissing) : options
    return StatisticsVariable(
      name: name ?? question.id, label: label ?? question.text, form: form, measure: measure,
      labels: meant.filter { !$0.isMissing }.map { .init(code: $0.code, text: $0.text) },
      missing: meant.filter(\.isMissing).map { .init(code: $0.code, text: $0.text) })
  }
}

extension String {
  /// Digits after the point of a plain number.
  var decimalDigits: Int {
    guard let point = firstIndex(of: ".") else { return 0 }
    return distance(from: point, to: endIndex) - 1
  }

  /// Whether it is digits with an optional minus and decimal point, and nothing else.
  var isPlainNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let fields = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return fields.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
