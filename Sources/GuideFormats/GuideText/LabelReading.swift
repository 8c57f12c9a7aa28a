import Guide

/// Makes options of the labels of an answer line.
struct LabelReading {
  let answer: AnswerLine
  let language: String

  func options(_ problems: inout DiagnosticList) -> [AnswerOption] {
    switch answer.word {
    case .yesno: yesNo(&problems)
    case .scale, .slider: answer.hasRange ? ends(&problems) : points(&problems)
    default: points(&problems)
    }
  }

  private func yesNo(_ problems: inout DiagnosticList) -> [AnswerOption] {
    let codes = ["1", "0"]
    var labels = answer.labels.map(\.text.value)
    if labels.isEmpty { labels = GuideLanguage.yesNo(language) }
    let given = answer.labels.compactMap(\.code?.value)
    if labels.count != 2 || !(given.isEmpty || given == codes) {
      problems.error(
        answer.place,
        "yesno has two labels, the one for yes first; write [yesno: Yes | No] (stored as 1 and 0)")
    }
    return zip(codes, labels).map { AnswerOption(code: $0, text: $1) }
  }

  // The two ends of a range; labels with a missing code may stand beside them.
  private func ends(_ problems: inout DiagnosticList) -> [AnswerOption] {
    let missing = answer.labels.filter { $0.code.map { CodeRule.isMissing($0.value) } ?? false }
    let ends = answer.labels.filter { label in !(label.code.map { CodeRule.isMissing($0.value) } ?? false) }
    let range = "\(answer.format.minimum ?? "")..\(answer.format.maximum ?? "")"
    if ends.isEmpty, answer.word == .scale {
      problems.warning(
        answer.place,
        "nobody knows what the ends of the scale mean; write [scale \(range): left end | right end]")
    } else if !ends.isEmpty, ends.count != 2 {
      problems.error(
        answer.place,
        "a scale with a range has exactly two end labels, this one has \(ends.count); write"
          + " [scale \(range): left end | right end], or one label for each point without a range")
    }
    let codes = [answer.format.minimum, answer.format.maximum]
    let options = zip(ends, codes).enumerated().map { number, pair in
      let (label, code) = pair
      if let given = label.code, given.value != code {
        problems.error(given.place, "the code of an end label is the end of the range, \(code ?? "none")")
      }
      return AnswerOption(code: code ?? String(number + 1), text: label.text.value)
    }
    // Labels beyond the two ends are reported above and kept, so that nothing is lost on the way back.
    let surplus = ends.dropFirst(2).enumerated().map { number, label in
      AnswerOption(code: label.code?.value ?? "label\(number + 3)", text: label.text.value)
    }
    return options + surplus
      + missing.map { AnswerOption(code: $0.code?.value ?? "", text: $0.text.value, isMissing: true) }
  }

  private func points(_ problems: inout DiagnosticList) -> [AnswerOption] {
    if answer.labels.isEmpty, [.scale, .matrix, .multimatrix].contains(answer.word) {
      problems.error(
        answer.place,
        "\(answer.word.rawValue) has no labels; write [\(answer.word.rawValue): 1 = good | 2 = fair | 3 = bad]"
      )
    }
    return answer.labels.enumerated().map { number, label in
      let code = label.code?.value ?? String(number + 1)
      if let given = label.code { CodeRule.check(given, what: "code", &problems) }
      if label.text.value.isEmpty { problems.error(label.text.place, "the label has no text") }
      return AnswerOption(code: code, text: label.text.value, isMissing: CodeRule.isMissing(code))
    }
  }
}
