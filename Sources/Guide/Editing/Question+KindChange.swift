extension Question {
  /// The question with another answer kind: what both kinds know is kept, what the new one needs is there with words to
  /// write over, and what it has no place for is gone.
  package func changed(to kind: String, language: String) -> Question {
    guard kind != self.kind else { return self }
    let (old, new) = (KindParts(of: self.kind), KindParts(of: kind))
    let words = NewWords(language: language)
    var question = self
    question.kind = kind
    question.options = Self.options(of: self, kind: kind, new, words)
    question.secondOptions = new.hasSecondChoices ? words.labels(["1", "2", "3"]) : nil
    question.rows = new.hasRows ? Self.rows(rows, new, words) : []
    question.format = format.kept(from: old, by: new)
    if let low = new.freshEnds.first, let high = new.freshEnds.last,
      question.format.minimum == nil || question.format.maximum == nil
    {
      (question.format.minimum, question.format.maximum) = (low, high)
    }
    if new.choices == .ends { question.setEnds(words) }
    if new.hasMask, question.format.mask == nil { question.format.mask = "AA-9999" }
    question.keepAttributes(new)
    if !(AnswerKinds.kind(kind)?.hasValue ?? false) {
      question.options = []
      question.requirement = .none
    }
    return question
  }

  private static func options(of question: Question, kind: String, _ new: KindParts, _ words: NewWords)
    -> [AnswerOption]
  {
    let missing = question.options.filter { $0.isMissing }
    let real = question.options.filter { !$0.isMissing }
    switch new.choices {
    case .none: return missing
    case .yesNo: return words.yesNo + missing
    case .ends: return missing
    case .lines: return (real.isEmpty ? words.labels(["1", "2"]) : real) + missing
    case .labels:
      if let standard = words.standard(kind) { return standard + missing }
      let labels = real.map { AnswerOption(code: $0.code, text: $0.text) }
      let used = labels.count < 2 ? words.labels(["1", "2", "3"]) : labels
      return used + missing
    }
  }

  private static func rows(_ rows: [Row], _ new: KindParts, _ words: NewWords) -> [Row] {
    let kept = rows.count < 2 ? words.rows(2) : rows
    return kept.map { row in
      var row = row
      row.opposite = new.hasPoles ? row.opposite ?? words.opposite : nil
      return row
    }
  }

  // The ends of a range are labelled by their numbers.
  private mutating func setEnds(_ words: NewWords) {
    let ends = [format.minimum, format.maximum].compactMap(\.self)
    let labels = zip(ends, words.ends).map { AnswerOption(code: $0, text: $1) }
    options = labels + options.filter { option in !ends.contains(option.code) }
  }

  private mutating func keepAttributes(_ new: KindParts) {
    attributes.removeAll { attribute in
      switch attribute.name {
      case "default": true
      case "calculate": !new.needsExpression
      case "heads": !new.hasSecondChoices
      case "comment": !new.hasComment
      case "shuffle": !new.hasRows && new.choices == .none
      default: false
      }
    }
    if new.needsExpression, attribute("calculate") == nil {
      attributes.append(Attribute("calculate", "0"))
    }
  }
}

extension AnswerFormat {
  /// What of it still means something in another kind.
  func kept(from old: KindParts, by new: KindParts) -> AnswerFormat {
    var kept = AnswerFormat()
    if old.range == new.range, new.range != .none { (kept.minimum, kept.maximum) = (minimum, maximum) }
    if new.hasStep { kept.step = step }
    if new.hasUnit { kept.unit = unit }
    if new.hasDecimals { kept.decimals = decimals }
    if new.hasLength { kept.maximumLength = maximumLength }
    if new.hasPattern { kept.pattern = pattern }
    if new.hasMask { kept.mask = mask }
    if new.hasSum { (kept.minimumSum, kept.maximumSum) = (minimumSum, maximumSum) }
    if new.hasCounts { (kept.minimumAnswers, kept.maximumAnswers) = (minimumAnswers, maximumAnswers) }
    return kept
  }
}
