import Guide

@testable import GuideFormats

/// Guides with everything in them, put together at random.
struct RandomGuide {
  private var random: SeededGenerator
  private var ids: [String] = []

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed) &* 6_364_136_223) }

  static let texts = [
    "Plain", "a {q1} b", "a {q1.a}", "{q1}", "two {q1} {q2}", "a | b", "x = y", "![p](q.png)", "a -> b",
    "- no list",
    "Other: ____", "über 日本 👩‍👧", "{#q}", "a {required} b", "C:\\dir", "[number]", "\"q\"", "{", "}", "a:b: c",
    "( ) x",
    "{a} -> {b}", "it's {q1}!", "Check: it", "|", "||", "=", "e\u{301}{q1}\u{301}", "{q1} (x)",
  ]

  mutating func guide() -> Guide {
    var guide = Guide(id: "g", title: text(), language: Bool.random(using: &random) ? "de" : "en")
    guide.introduction = [text()]
    if Bool.random(using: &random) { guide.otherProperties = [Attribute("shuffle", "sections")] }
    for number in 1...3 {
      var section = Section(id: "s\(number)x", title: text(), texts: [text()])
      section.parent = number == 2 ? "s1x" : nil
      section.isHandover = Bool.random(using: &random)
      if Bool.random(using: &random) { section.attributes = [Attribute("shuffle"), Attribute("pin")] }
      for _ in 0..<4 { section.questions.append(question(isHandover: section.isHandover)) }
      guide.sections.append(section)
    }
    return guide
  }

  private mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

  private mutating func question(isHandover: Bool) -> Question {
    let kinds = AnswerKinds.all.map { $0.id }.filter { !isHandover || $0 != "open" }
    let kind = kinds.randomElement(using: &random) ?? "text"
    var question = Question(id: "q\(ids.count + 1)", text: text(), kind: kind)
    let word = AnswerWord(rawValue: kind)
    question.format = format(word)
    question.options = options(word)
    if kind == "dualmatrix" {
      question.secondOptions = [AnswerOption(code: "g", text: text()), AnswerOption(code: "b", text: text())]
    }
    if word?.hasRows == true {
      question.rows = ["a", "b-1", "c.2"].map {
        Row(id: $0, text: text(), opposite: kind == "differential" ? text() : nil)
      }
    }
    if kind == "points" { question.media = [Media(path: "media/map.png", description: text())] }
    question.probes = word?.hasRows == true ? [] : [Probe(.probe, text()), Probe(.check, text())]
    question.interviewerNotes = [text()]
    if Bool.random(using: &random) { question.help = [text(), text()].joined(separator: "\n") }
    question.attributes = attributes(kind)
    ids.append(question.id)
    return question
  }

  private mutating func attributes(_ kind: String) -> [Attribute] {
    var attributes: [Attribute] = []
    if let earlier = ids.randomElement(using: &random) {
      attributes.append(Attribute("if", "answered(\(earlier)) and not \(earlier) = 'x y'"))
      attributes.append(Attribute("check", "count(this) > 0 or \(earlier) in (1, 2)"))
    }
    attributes.append(Attribute("message", text()))
    if kind == "calculated" { attributes.append(Attribute("calculate", "1 + 2")) }
    if kind == "single" { attributes.append(Attribute("comment")) }
    return attributes
  }

  private mutating func format(_ word: AnswerWord?) -> AnswerFormat {
    var format = AnswerFormat()
    switch word?.bound {
    case .number: (format.minimum, format.maximum) = ("0", "20.5")
    case .date: (format.minimum, format.maximum) = ("2020-01-01", "today")
    case .time: (format.minimum, format.maximum) = ("08:00", "20:30:15")
    case .dateTime: format.minimum = "2020-01-01T08:00"
    case .duration: (format.minimum, format.maximum) = ("00:10", "01:30:05")
    case nil: break
    }
    if word?.isNumeric == true { (format.decimals, format.unit) = (2, text()) }
    if word?.isText == true { (format.maximumLength, format.pattern) = (20, "[a-z |\"\\\\]+") }
    if word?.isCounted == true, word != .rank { (format.minimumAnswers, format.maximumAnswers) = (1, 3) }
    if word == .numbers {
      (format.minimumSum, format.maximumSum) = (10, Bool.random(using: &random) ? 10 : 12.5)
    }
    if word == .masked { format.mask = "A|9: \"*\"" }
    return format
  }

  private mutating func options(_ word: AnswerWord?) -> [AnswerOption] {
    let missing = AnswerOption(code: "-8", text: text(), isMissing: true)
    guard let word else {
      var options = ["a", "b", "c"].map { AnswerOption(code: $0, text: text()) }
      options[0].image = Media(path: "media/a (1).png", description: text())
      options[1].hasText = true
      options[1].target = "end"
      options[2].isExclusive = true
      return options + [missing]
    }
    switch word {
    case .yesno: return ["1", "0"].map { AnswerOption(code: $0, text: text()) }
    case .scale, .slider, .scalematrix:
      let codes =
        [["0", "20.5"], ["0", "20.5", "3"], ["0", "3", "20.5"], ["3"]].randomElement(using: &random) ?? []
      return codes.map { AnswerOption(code: $0, text: text()) } + [missing]
    case _ where word.hasLabels: return ["x", "y"].map { AnswerOption(code: $0, text: text()) } + [missing]
    case .open, .info: return []
    default: return [missing]
    }
  }
}
