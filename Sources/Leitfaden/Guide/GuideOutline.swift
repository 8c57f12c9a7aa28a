import Guide
import Wording

/// A guide as a readable text, for somebody who sees it for the first time.
struct GuideOutline {
  let guide: Guide

  init(_ guide: Guide) { self.guide = guide }

  /// `4 sections, 9 questions, about 35 minutes of talk`; a text on the way is no question.
  static func summary(_ guide: Guide) -> Sentence {
    let sections = guide.sections
    let questions = sections.reduce(0) { $0 + $1.questions.count { $0.kind != InformationAnswer.id } }
    let open = sections.reduce(0) { $0 + $1.questions.count { $0.isOpen } }
    return """
      \(Words.sections(sections.count)), \(Words.questions(questions)) (\(open) open, \(questions - open) with an answer), \
      about \(Words.minutes(minutes(guide)))
      """
  }

  /// The outline, line by line.
  var lines: [String] {
    var lines = [guide.title, Self.summary(guide).said]
    let facts = [
      guide.language.isEmpty ? nil : ("language \(guide.language)" as Sentence).said,
      guide.version.isEmpty ? nil : ("version \(guide.version)" as Sentence).said,
      guide.author.isEmpty ? nil : ("by \(guide.author)" as Sentence).said,
    ].compactMap(\.self)
    lines.append((["id \(guide.id)"] + facts).joined(separator: ", "))
    if !guide.note.isEmpty { lines.append(guide.note) }
    if !guide.introduction.isEmpty || !guide.interviewerNotes.isEmpty { lines.append("") }
    lines += texts(guide.introduction, notes: guide.interviewerNotes, indent: "  ")
    var number = 0
    for section in guide.sections {
      lines += ["", heading(section)] + texts(section.texts, notes: section.interviewerNotes, indent: "  ")
      for question in section.questions {
        number += 1
        lines += self.lines(question, number: number)
      }
    }
    return lines
  }

  private func heading(_ section: Section) -> String {
    var remarks = ["{\(section.id)}"]
    if section.isHandover { remarks.append(("handed over to the interviewee" as Sentence).said) }
    remarks += section.attributes.map(Self.remark)
    let mark = section.parent == nil ? "##" : "###"
    return
      "\(mark) \(section.title.isEmpty ? ("(no heading)" as Sentence).said : section.title)  \(remarks.joined(separator: ", "))"
  }

  private func lines(_ question: Question, number: Int) -> [String] {
    var remarks = ["{\(question.id)}", kindWord(question)]
    if question.requirement != .none { remarks.append(question.requirement.rawValue) }
    remarks += question.attributes.map(Self.remark)
    let text = question.text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["  \(number). \(text.first ?? "")"] + text.dropFirst().map { "     \($0)" }
    lines += (question.help ?? "").split(separator: "\n").map { "     (\($0))" }
    lines.append("     " + remarks.joined(separator: ", "))
    lines += question.media.map {
      "     \(("shows" as Sentence).said) \($0.path)\($0.description.isEmpty ? "" : " (\($0.description))")"
    }
    lines += question.options.map { option in
      var line = "       \(option.code) = \(option.text)"
      if option.hasText { line += ": ____" }
      if option.isMissing { line += " (\(("no answer" as Sentence).said))" }
      if option.isExclusive { line += " (\(("only alone" as Sentence).said))" }
      return option.target.map { "\(line) -> \($0)" } ?? line
    }
    lines += question.rows.map { "       \(("row" as Sentence).said) \($0.id): \($0.text)" }
    lines += question.probes.map { "     \(Self.word($0.kind)) \($0.text)" }
    return lines + question.interviewerNotes.map { "     > \($0)" }
  }

  private func kindWord(_ question: Question) -> String {
    let format = question.format
    var word = question.isOpen ? ("open (talk)" as Sentence).said : question.kind
    if format.minimum != nil || format.maximum != nil {
      word += " \(format.minimum ?? "")..\(format.maximum ?? "")"
    }
    if let unit = format.unit { word += " \(unit)" }
    if let length = format.maximumLength { word += " " + ("up to \(length) characters" as Sentence).said }
    if let least = format.minimumAnswers { word += " " + ("at least \(least)" as Sentence).said }
    if let most = format.maximumAnswers { word += " " + ("at most \(most)" as Sentence).said }
    return word
  }

  private func texts(_ texts: [String], notes: [String], indent: String) -> [String] {
    texts.flatMap { $0.split(separator: "\n").map { indent + $0 } } + notes.map { "\(indent)> \($0)" }
  }

  private static func word(_ kind: Probe.Kind) -> String {
    switch kind {
    case .probe: "probe: "
    case .check: "check: "
    case .prompt: "prompt:"
    }
  }

  private static func remark(_ attribute: Attribute) -> String {
    attribute.value.map { "\(attribute.name) \($0)" } ?? attribute.name
  }

  // Rules of thumb: five minutes of talk for an open question and one for each probe; half a minute for an answer.
  private static func minutes(_ guide: Guide) -> Int {
    let seconds = guide.sections.lazy.flatMap(\.questions).reduce(0) { seconds, question in
      let probes = question.probes.count { $0.kind == .probe }
      return seconds + (question.isOpen ? 300 : 30) + 60 * probes + 10 * question.rows.count
    }
    return max(1, (seconds + 30) / 60)
  }
}
