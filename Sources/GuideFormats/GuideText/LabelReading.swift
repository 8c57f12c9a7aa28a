import Guide
import Wording

/// Makes options of the labels of an answer line.
struct LabelReading {
  let answer: AnswerLine
  let language: String

  func options(_ problems: inout DiagnosticList) -> [AnswerOption] {
    if let standard = Self.standard(answer.word, language), answer.labels.isEmpty { return standard }
    switch answer.word {
    case .yesno: return yesNo(&problems)
    case .slider: return ends("0", "100", &problems)
    case .scale, .scalematrix:
      return answer.hasRange
        ? ends(answer.format.minimum, answer.format.maximum, &problems) : points(answer.labels, &problems)
    default: return points(answer.labels, &problems)
    }
  }

  /// The labels of the second scale of a dual matrix.
  func secondOptions(_ problems: inout DiagnosticList) -> [AnswerOption] {
    if answer.secondLabels.isEmpty {
      problems.error(
        answer.place, "a dual matrix has two scales; write [dualmatrix: 1 = a | 2 = b || 1 = c | 2 = d]")
    }
    return points(answer.secondLabels, &problems)
  }

  /// The labels that a word has where a guide gives none.
  static func standard(_ word: AnswerWord, _ language: String) -> [AnswerOption]? {
    switch word {
    case .yesno:
      zip(["1", "0"], GuideLanguage.yesNo(language)).map { AnswerOption(code: $0, text: $1) }
    case .gender: GenderAnswer.defaultOptions(language)
    case .yesnomatrix: YesNoMatrixAnswer.defaultOptions(language)
    case .changematrix: ChangeMatrixAnswer.defaultOptions(language)
    default: nil
    }
  }

  private func yesNo(_ problems: inout DiagnosticList) -> [AnswerOption] {
    let codes = ["1", "0"]
    let given = answer.labels.compactMap(\.code?.value)
    if answer.labels.count != 2 || !(given.isEmpty || given == codes) {
      problems.error(
        answer.place,
        "yesno has two labels, the one for yes first; write [yesno: Yes | No] (stored as 1 and 0)")
    }
    return zip(codes, answer.labels).map { AnswerOption(code: $0, text: $1.text.value) }
  }

  // Labels without a code are the two ends; those with one are points between, or reasons for having no answer.
  private func ends(
    _ first: String?, _ last: String?, _ problems: inout DiagnosticList
  ) -> [AnswerOption] {
    let (minimum, maximum) = (answer.format.minimum ?? first, answer.format.maximum ?? last)
    let labels = answer.labels.filter { !isMissing($0) }
    let bare = labels.count { $0.code == nil }
    let range = "\(minimum ?? "")..\(maximum ?? "")"
    let word = answer.word.rawValue
    if labels.isEmpty, word != "slider" {
      problems.warning(
        answer.place,
        "nobody knows what the ends of the scale mean; write [\(word) \(range): left end | right end]")
    } else if bare == 1 && labels.count != 2 || bare > 2 {
      problems.error(
        answer.place,
        "a scale with a range has exactly two end labels without a code, this one has \(bare); write"
          + " [\(word) \(range): left end | right end], points between with their number: 5 = middle")
    }
    var next = 0
    let options = labels.enumerated().map { index, label in
      if let code = label.code {
        checkPoint(code, minimum, maximum, &problems)
        return AnswerOption(code: code.value, text: label.text.value)
      }
      // One label alone belongs to the end at its place; surplus ones are reported above and kept.
      let place = bare == 1 ? index : next
      next += 1
      let ends = [minimum, maximum]
      let code = place < 2 ? ends[place] ?? String(place + 1) : "label\(place + 1)"
      return AnswerOption(code: code, text: label.text.value)
    }
    return options
      + answer.labels.filter { isMissing($0) }.map {
        AnswerOption(code: $0.code?.value ?? "", text: $0.text.value, isMissing: true)
      }
  }

  private func checkPoint(
    _ code: Located<String>, _ minimum: String?, _ maximum: String?, _ problems: inout DiagnosticList
  ) {
    let number = NumberReading.number(code.value)
    let isOutside = [(minimum, true), (maximum, false)].contains { end, isLeast in
      guard let number, let end = end.flatMap(NumberReading.number) else { return false }
      return isLeast ? number < end : number > end
    }
    if number == nil || isOutside || number.map(NumberReading.plain) != code.value {
      problems.error(
        code.place,
        "“\(code.value)” is not a point of the scale \(minimum ?? "")..\(maximum ?? ""); write its number before the label"
      )
    }
  }

  private func isMissing(_ label: AnswerLine.Label) -> Bool {
    label.code.map { CodeRule.isMissing($0.value) } ?? false
  }

  private func points(_ labels: [AnswerLine.Label], _ problems: inout DiagnosticList) -> [AnswerOption] {
    if labels.isEmpty, answer.labels.isEmpty, answer.word.hasLabels {
      problems.error(
        answer.place,
        "\(answer.word.rawValue) has no labels; write [\(answer.word.rawValue): 1 = good | 2 = fair | 3 = bad]"
      )
    }
    if let only = labels.first, labels.count == 1, answer.labels.count == 1, only.text.value.contains(",") {
      problems.warning(
        only.text.place,
        "this is one label with commas in it; put a | between labels, as in [\(answer.word.rawValue): good | fair | bad]"
      )
    }
    return labels.enumerated().map { number, label in
      let code = label.code?.value ?? String(number + 1)
      if let given = label.code { CodeRule.check(given, what: "a code", &problems) }
      if label.text.value.isEmpty { problems.error(label.text.place, "the label has no text") }
      return AnswerOption(code: code, text: label.text.value, isMissing: CodeRule.isMissing(code))
    }
  }
}
