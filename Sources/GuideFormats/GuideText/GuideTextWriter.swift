package import Guide

/// Writes guides as guide text in the canonical form: ids everywhere, one numbering through the whole guide,
/// attributes in a fixed order. Reading what was written gives the same guide, and writing that the same text.
package struct GuideTextWriter {
  private let guide: Guide
  private var blocks: [String] = []

  /// The guide as text, ending with a line break.
  package static func text(_ guide: Guide) -> String {
    var writer = GuideTextWriter(guide)
    writer.write()
    return writer.blocks.joined(separator: "\n\n") + "\n"
  }

  private init(_ guide: Guide) { self.guide = guide }

  private mutating func write() {
    blocks.append(frontMatter())
    let title = TextEscaping.inline(guide.title, braces: false)
    if !title.isEmpty { blocks.append("# " + title) }
    blocks += texts(guide.introduction, notes: guide.interviewerNotes)
    var number = 0
    for (index, section) in guide.sections.enumerated() {
      if index > 0 || !needsNoHeading(section) { blocks.append(heading(section)) }
      blocks += texts(section.texts, notes: section.interviewerNotes)
      for question in section.questions {
        number += 1
        blocks.append(QuestionWriter(question, language: guide.language).text(number: number))
      }
    }
  }

  private func frontMatter() -> String {
    let values = [
      ("id", guide.id), ("title", guide.title), ("lang", guide.language), ("version", guide.version),
      ("author", guide.author), ("date", guide.date), ("note", guide.note),
      ("study", guide.study),
    ]
    let known = values.filter { !$0.1.isEmpty }.map { "\($0.0): \(frontValue($0.1))" }
    let others = guide.otherProperties.map { "\($0.name): \(frontValue($0.value ?? ""))" }
    return (["---", "guide: 1"] + known + others + ["---"]).joined(separator: "\n")
  }

  private func frontValue(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
    let marks = TextEscaping.marks(line.replacing("\\", with: "\\\\").replacing("<", with: "\\<"))
    // Quotation marks keep what trimming and unquoting would take away.
    guard line.first == "\"" || line.first == "'" || marks.trimmed.count != marks.count else { return line }
    return "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // Only a first section that a file without a heading would get again by itself.
  private func needsNoHeading(_ section: Section) -> Bool {
    section.title.isEmpty && section.id == "s1" && section.parent == nil && section.texts.isEmpty
      && section.interviewerNotes.isEmpty && section.attributes.isEmpty && !section.isHandover
      && !section.questions.isEmpty
  }

  private func heading(_ section: Section) -> String {
    var words = ["#" + section.id]
    if section.isHandover { words.append("handover") }
    words += KnownAttributes.ordered(section.attributes, by: KnownAttributes.section).map(
      AttributeWriting.word)
    let title = TextEscaping.inline(section.title, braces: true)
    return [section.parent == nil ? "##" : "###", title, "{\(words.joined(separator: " "))}"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func texts(_ texts: [String], notes: [String]) -> [String] {
    let paragraphs = texts.map { TextEscaping.block($0, indent: "", braces: false, after: .none) }
    let block = NoteWriting.lines(notes).joined(separator: "\n")
    return (paragraphs + [block]).filter { !$0.isEmpty }
  }
}

/// Writes interviewer notes.
enum NoteWriting {
  /// Each note as lines beginning with `>`, an empty `>` between the notes.
  static func lines(_ notes: [String]) -> [String] {
    if notes.isEmpty { return [] }
    let written = notes.map { TextEscaping.block($0, indent: "> ", braces: false, after: .note) }
    let lines = written.filter { !$0.isEmpty }.map { "> " + $0 }.joined(separator: "\n>\n")
    return lines.split(separator: "\n").map(String.init)
  }
}

/// Writes attributes.
enum AttributeWriting {
  /// `word`, `word=value` or `word="a value"`.
  static func word(_ attribute: Attribute) -> String {
    guard let value = attribute.value else { return attribute.name }
    let isBare = !value.isEmpty && value.unicodeScalars.allSatisfy(\.isCodePart)
    return attribute.name + "=" + (isBare ? value : QuotedText.written(value))
  }
}
