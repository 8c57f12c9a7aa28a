import Guide

/// Divides a question's options into labels of the answer line and lines of their own, and writes the labels.
struct LabelWriting {
  private let question: Question
  private let word: AnswerWord
  private let labels: ArraySlice<AnswerOption>
  /// Options that must be written as lines.
  let remainingOptions: ArraySlice<AnswerOption>

  init(_ question: Question, _ word: AnswerWord) {
    self.question = question
    self.word = word
    // Labels of a scale or matrix know nothing but a code and a text. Line options come last.
    let most = !word.hasLabels ? 0 : word == .yesno ? 2 : question.options.count
    labels = question.options.prefix(most).prefix { Self.fits($0, word) }
    remainingOptions = question.options.dropFirst(labels.count)
  }

  /// The labels with `|` between; empty when there are none to write.
  func written(language: String) -> String {
    if labels.isEmpty, question.secondOptions == nil { return "" }
    if let standard = LabelReading.standard(word, language), standard[...] == labels { return "" }
    if question.kind == YesNoAnswer.id { return labels.map { plain($0.text) }.joined(separator: " | ") }
    let first = written(labels, isBare: areEnds)
    guard word == .dualmatrix, let second = question.secondOptions, !second.isEmpty else { return first }
    return "\(first) || \(written(second[...], isBare: false))"
  }

  private func written(_ labels: ArraySlice<AnswerOption>, isBare: Bool) -> String {
    labels.enumerated().map { number, label in
      isBare && number < 2 ? plain(label.text) : label.code + " = " + plain(label.text)
    }.joined(separator: " | ")
  }

  // The two ends come first and in order: then they need no code.
  private var areEnds: Bool {
    guard word.hasEnds, labels.count >= 2 else { return false }
    let isSlider = word == .slider
    return labels[0].code == question.format.minimum ?? (isSlider ? "0" : nil)
      && labels[1].code == question.format.maximum ?? (isSlider ? "100" : nil)
  }

  private static func fits(_ option: AnswerOption, _ word: AnswerWord) -> Bool {
    let isPlain =
      !option.hasText && !option.isExclusive && !option.isPreselected && option.target == nil
      && option.attributes.isEmpty && option.image == nil
    if word == .yesno { return isPlain && !option.isMissing && ["0", "1"].contains(option.code) }
    // -9 as a label is a reason by itself
    return isPlain && (!option.isMissing || CodeRule.isMissing(option.code))
  }

  private func plain(_ text: String) -> String {
    let text = TextEscaping.escaping("|", in: TextEscaping.inline(text, braces: true))
    return text.has("=") && text.contains(" = ") ? TextEscaping.escaping("=", in: text) : text
  }
}
