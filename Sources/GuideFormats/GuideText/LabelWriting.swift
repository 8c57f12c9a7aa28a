import Guide

/// Divides a question's options into labels of the answer line and lines of their own, and writes the labels.
struct LabelWriting {
  private let question: Question
  private let labels: [AnswerOption]
  /// Options that must be written as lines.
  let remainingOptions: [AnswerOption]

  init(_ question: Question) {
    self.question = question
    guard let word = AnswerWord(rawValue: question.kind), word.hasLabels else {
      labels = []
      remainingOptions = question.options
      return
    }
    // Labels of a scale or matrix know nothing but a code and a text. Line options come last.
    let isLabel = question.options.map { Self.fits($0, word) }
    let most = word == .yesno ? 2 : question.options.count
    let count = min(isLabel.firstIndex(of: false) ?? question.options.count, most)
    labels = Array(question.options.prefix(count))
    remainingOptions = Array(question.options.dropFirst(count))
  }

  /// The labels with `|` between; empty when there are none to write.
  func written(language: String) -> String {
    let texts = labels.map(\.text)
    if question.kind == YesNoAnswer.id {
      return texts == GuideLanguage.yesNo(language) ? "" : texts.map(plain).joined(separator: " | ")
    }
    let ends = [question.format.minimum, question.format.maximum]
    let hasEnds = ends.contains { $0 != nil } && ["scale", "slider"].contains(question.kind)
    return labels.enumerated().map { number, label in
      let isEnd = hasEnds && number < 2 && ends[number] == label.code
      return isEnd ? plain(label.text) : "\(label.code) = \(plain(label.text))"
    }.joined(separator: " | ")
  }

  private static func fits(_ option: AnswerOption, _ word: AnswerWord) -> Bool {
    let isPlain =
      !option.hasText && !option.isExclusive && !option.isPreselected && option.target == nil
      && option.attributes.isEmpty
    if word == .yesno { return isPlain && !option.isMissing && ["0", "1"].contains(option.code) }
    return isPlain && option.isMissing == CodeRule.isMissing(option.code)
  }

  private func plain(_ text: String) -> String {
    let text = TextEscaping.escaping("|", in: TextEscaping.inline(text, braces: true))
    return text.contains(" = ") ? TextEscaping.escaping("=", in: text) : text
  }
}
