import Documents
import Guide
import Wording

/// Writes the page of a guide, element by element. The XML writer escapes every text; no element is left empty, because
/// HTML does not know XML's short form of one.
struct PrintedGuideWriter {
  private let guide: Guide
  private let text: PrintedText
  private let pictures: PrintedPictures

  init(_ guide: Guide, media: GuideMedia) {
    self.guide = guide
    text = PrintedText(guide)
    pictures = PrintedPictures(media: media, text: text)
  }

  /// Writes all of it.
  func write(_ style: PrintedGuideFormat.Style, _ xml: borrowing XMLWriter) {
    let language = guide.language.isEmpty ? nil : guide.language
    xml.start("html", [("lang", language), ("dir", "auto")])
    xml.start("head")
    xml.element("meta", "", [("charset", "utf-8")])
    xml.element("meta", "", [("name", "viewport"), ("content", "width=device-width")])
    xml.element("title", guide.title)
    switch style {
    case .inside: xml.element("style", PrintedGuideFormat.styleSheet)
    case .linked(let address): xml.element("link", "", [("rel", "stylesheet"), ("href", address)])
    }
    xml.end()
    xml.start("body")
    head(xml)
    for section in guide.sections { write(section, xml) }
    xml.end()
    xml.end()
  }

  private func head(_ xml: borrowing XMLWriter) {
    xml.element("h1", guide.title, Self.own)
    let version = guide.version.isEmpty ? "" : text.said("version \(guide.version)")
    let facts = [guide.study, version, guide.author, guide.date].filter { !$0.isEmpty }
    paragraph("facts", facts.joined(separator: " · "), xml)
    paragraph(nil, guide.note, xml)
    xml.start("div", [("class", "head")])
    let blanks: [Sentence] = [
      Sentence("Participant", named: "printedParticipant"),
      Sentence("Interviewer", named: "printedInterviewer"), "Date and time", "Place",
    ]
    for words in blanks { xml.element("span", text.said(words)) }
    xml.end()
    for words in guide.introduction { paragraph(nil, text.piped(words), xml) }
    for note in guide.interviewerNotes { paragraph("note", note, xml) }
  }

  private func write(_ section: Section, _ xml: borrowing XMLWriter) {
    // one of values only has nothing to read
    if !section.questions.isEmpty, section.texts.isEmpty, section.interviewerNotes.isEmpty,
      !section.questions.contains(where: PrintedText.isPrinted),
      !guide.sections.contains(where: { $0.parent == section.id })
    {
      return
    }
    if !section.title.isEmpty { xml.element("h2", text.piped(section.title), Self.own) }
    if let minutes = section.minutes {
      paragraph("facts", "\(NumberReading.plain(minutes)) min", xml)
    }
    paragraph("condition", text.condition(section.attribute("if")), xml)
    if section.isHandover { paragraph("note", text.said("The interviewee answers these alone."), xml) }
    for words in section.texts { paragraph(nil, text.piped(words), xml) }
    for note in section.interviewerNotes { paragraph("note", note, xml) }
    for question in section.questions { write(question, xml) }
  }

  private func write(_ question: Question, _ xml: borrowing XMLWriter) {
    guard PrintedText.isPrinted(question) else { return }
    xml.start("div", [("class", "question")])
    if let number = text.numbers[question.id] {
      xml.element("span", "\(number)", [("class", "number")])
    }
    let wording = question.text.isEmpty ? question.id : text.piped(question.text)
    let isQuestion = question.kind != InformationAnswer.id
    xml.element("p", wording, [("class", isQuestion ? "wording" : "information"), ("dir", "auto")])
    for line in (question.help ?? "").split(separator: "\n") {
      paragraph("help", text.piped(String(line)), xml)
    }
    if question.requirement == .required { paragraph("required", text.said("answer needed"), xml) }
    paragraph("condition", text.condition(question.attribute("if")), xml)
    for note in question.interviewerNotes { paragraph("note", note, xml) }
    list(question.probes.map { ($0.kind == .prompt ? "–" : "☐", text.piped($0.text)) }, xml)
    for media in question.media { pictures.write(media, to: xml) }
    PrintedAnswer(question, text: text, pictures: pictures).write(to: xml)
    xml.end()
  }

  private func list(_ lines: [(box: String, text: String)], _ xml: borrowing XMLWriter) {
    guard !lines.isEmpty else { return }
    xml.start("ul")
    for (box, text) in lines {
      xml.start("li")
      xml.element("span", box, [("class", "box")])
      xml.element("span", text.isEmpty ? "\u{A0}" : text, Self.own)
      xml.end()
    }
    xml.end()
  }

  private func paragraph(_ name: String?, _ text: String, _ xml: borrowing XMLWriter) {
    if !text.isEmpty { xml.element("p", text, [("class", name), ("dir", "auto")]) }
  }

  // A guide's text may run from right to left in a page that does not.
  private static var own: [(name: String, value: String?)] { [("dir", "auto")] }
}
