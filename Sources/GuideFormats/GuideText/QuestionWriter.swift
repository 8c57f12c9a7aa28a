import Guide

/// Writes one question in the canonical form.
struct QuestionWriter {
  private let question: Question
  private let language: String
  private let word: AnswerWord?

  init(_ question: Question, language: String) {
    self.question = question
    self.language = language
    word = AnswerWord(rawValue: question.kind)
  }

  /// The lines of the question, without a line break at the end.
  func text(number: Int) -> String {
    var written = "\(number). "
    let indent = String(repeating: " ", count: written.utf8.count)
    let text = TextEscaping.block(question.text, indent: indent, braces: true, after: .bullet)
    if !text.isEmpty { written += text + " " }
    appendAttributes(to: &written)
    let line = "\n" + indent
    for media in question.media { written += line + MediaWriting.written(media) }
    let item = line + "- "
    for help in helpLines { written += item + help }
    var options = question.options[...]
    if let word {
      let labels = LabelWriting(question, word)
      if let answer = answerLine(word, labels) { written += line + answer }
      options = labels.remainingOptions
    }
    for option in options {
      written += item
      written += OptionWriting.line(option, isRound: question.kind != MultipleAnswer.id)
    }
    for row in question.rows { written += item + self.row(row) }
    for probe in question.probes where !probe.text.isEmpty { written += item + self.probe(probe) }
    for note in NoteWriting.lines(question.interviewerNotes) { written += line + note }
    return written
  }

  private func appendAttributes(to text: inout String) {
    text += "{#" + question.id
    if question.requirement != .none { text += " " + question.requirement.rawValue }
    if let least = question.format.minimumAnswers { text += " min=\(least)" }
    if let most = question.format.maximumAnswers { text += " max=\(most)" }
    for attribute in KnownAttributes.ordered(question.attributes, by: KnownAttributes.question) {
      text += " " + AttributeWriting.word(attribute)
    }
    text += "}"
  }

  // An open question needs no answer line, unless it carries something that only stands there.
  private func answerLine(_ word: AnswerWord, _ labels: LabelWriting) -> String? {
    let format = question.format
    var text = "[" + word.rawValue
    if format.minimum != nil || format.maximum != nil {
      text += " " + (format.minimum ?? "") + ".." + (format.maximum ?? "")
    }
    if let step = format.step { text += " step " + NumberReading.plain(step) }
    if let decimals = format.decimals { text += " decimals \(decimals)" }
    if let length = format.maximumLength { text += " max \(length)" }
    if let sum = Self.sum(format) { text += " sum " + sum }
    if let mask = format.mask { text += " mask " + QuotedText.written(mask) }
    if let pattern = format.pattern { text += " match " + PatternWriting.written(pattern) }
    if let unit = format.unit { text += " " + QuotedText.written(unit) }
    if word == .open, text == "[open" { return nil }
    let written = labels.written(language: language)
    return text + (written.isEmpty ? "]" : ": " + written + "]")
  }

  private static func sum(_ format: AnswerFormat) -> String? {
    let (least, most) = (
      format.minimumSum.map(NumberReading.plain), format.maximumSum.map(NumberReading.plain)
    )
    if least == nil, most == nil { return nil }
    return least == most ? least : "\(least ?? "")..\(most ?? "")"
  }

  // A line of help each, so that none needs a mark for its end.
  private var helpLines: [String] {
    let word = DetailKeyword.help(language: language)
    return (question.help ?? "").split(whereSeparator: \.isNewline).compactMap { line in
      let text = TextEscaping.inline(String(line), braces: false)
      return text.isEmpty ? nil : "\(word): \(text)"
    }
  }

  private func row(_ row: Row) -> String {
    var text = TextEscaping.inline(row.text, braces: false)
    if let opposite = row.opposite {
      let poles = [text, TextEscaping.inline(opposite, braces: false)]
      text = poles.map { TextEscaping.escaping("|", in: $0) }.joined(separator: " | ")
    }
    let isKeyword = DetailKeyword(word: row.id.lowercased()) != nil
    return row.id + (word == .rank || isKeyword ? " = " : ": ") + text
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
