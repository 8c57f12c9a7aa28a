import Guide

/// Writes one question in the canonical form.
struct QuestionWriter {
  private let question: Question
  private let language: String
  private var word: AnswerWord? { AnswerWord(rawValue: question.kind) }

  init(_ question: Question, language: String) {
    self.question = question
    self.language = language
  }

  /// The lines of the question, without a line break at the end.
  func lines(number: Int) -> [String] {
    let mark = "\(number). "
    let indent = String(repeating: " ", count: mark.count)
    let text = TextEscaping.block(question.text, indent: indent, braces: true, after: .bullet)
    var lines = [mark + [text, attributes].filter { !$0.isEmpty }.joined(separator: " ")]
    lines += question.media.map { indent + MediaWriting.written($0) }
    let labels = LabelWriting(question)
    if let word { lines += answerLine(word, labels).map { indent + $0 } }
    let options = word == nil ? question.options : labels.remainingOptions
    lines += options.map {
      indent + "- " + OptionWriting.line($0, isRound: question.kind != MultipleAnswer.id)
    }
    lines += question.rows.map { indent + "- " + row($0) }
    lines += question.probes.filter { !$0.text.isEmpty }.map { indent + "- " + probe($0) }
    return lines + NoteWriting.lines(question.interviewerNotes).map { indent + $0 }
  }

  private var attributes: String {
    var words = ["#" + question.id]
    if question.requirement != .none { words.append(question.requirement.rawValue) }
    if let least = question.format.minimumAnswers { words.append("min=\(least)") }
    if let most = question.format.maximumAnswers { words.append("max=\(most)") }
    words += KnownAttributes.ordered(question.attributes, by: KnownAttributes.question)
      .map(AttributeWriting.word)
    return "{\(words.joined(separator: " "))}"
  }

  // An open question needs no answer line, unless it carries something that only stands there.
  private func answerLine(_ word: AnswerWord, _ labels: LabelWriting) -> [String] {
    let format = question.format
    var words = [word.rawValue]
    if format.minimum != nil || format.maximum != nil {
      words.append("\(format.minimum ?? "")..\(format.maximum ?? "")")
    }
    if let step = format.step { words.append("step \(NumberReading.plain(step))") }
    if let decimals = format.decimals { words.append("decimals \(decimals)") }
    if let length = format.maximumLength { words.append("max \(length)") }
    if let sum = Self.sum(format) { words.append("sum \(sum)") }
    if let mask = format.mask { words.append("mask \(QuotedText.written(mask))") }
    if let pattern = format.pattern { words.append("match \(PatternWriting.written(pattern))") }
    if let unit = format.unit { words.append(QuotedText.written(unit)) }
    if word == .open, words.count == 1 { return [] }
    let written = labels.written(language: language)
    return ["[\(words.joined(separator: " "))\(written.isEmpty ? "" : ": " + written)]"]
  }

  private static func sum(_ format: AnswerFormat) -> String? {
    let (least, most) = (
      format.minimumSum.map(NumberReading.plain), format.maximumSum.map(NumberReading.plain)
    )
    if least == nil, most == nil { return nil }
    return least == most ? least : "\(least ?? "")..\(most ?? "")"
  }

  private func row(_ row: Row) -> String {
    var text = TextEscaping.inline(row.text, braces: false)
    if let opposite = row.opposite {
      let poles = [text, TextEscaping.inline(opposite, braces: false)]
      text = poles.map { TextEscaping.escaping("|", in: $0) }.joined(separator: " | ")
    }
    let isKeyword = LineShape.keyword(TextEscaping.marks(row.id + ": x")) != nil
    return word == .rank || isKeyword ? "\(row.id) = \(text)" : "\(row.id): \(text)"
  }

  private func probe(_ probe: Probe) -> String {
    let text = TextEscaping.inline(probe.text, braces: false)
    let isPlain =
      probe.kind == .probe && word?.hasRows != true && LineShape.keyword(TextEscaping.marks(text)) == nil
    if isPlain {
      // After a list mark, a row of hyphens would make the whole line a rule.
      return LineShape.isRule(TextEscaping.marks("- " + text)) ? "\\" + text : TextEscaping.boxGuarded(text)
    }
    return "\(DetailKeyword.word(for: probe.kind, language: language)): \(text)"
  }
}
