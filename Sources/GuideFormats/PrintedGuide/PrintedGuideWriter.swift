import Documents
import Guide

/// Writes the page of a guide, element by element. The XML writer escapes every text; no element is left empty, because
/// HTML does not know XML's short form of one.
struct PrintedGuideWriter {
  private let guide: Guide
  private static let boxes = (one: "○", many: "☐")

  init(_ guide: Guide) { self.guide = guide }

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
    var number = 0
    for section in guide.sections { write(section, &number, xml) }
    xml.end()
    xml.end()
  }

  private func head(_ xml: borrowing XMLWriter) {
    xml.element("h1", guide.title, Self.own)
    let version = guide.version.isEmpty ? "" : "\(word(.version)) \(guide.version)"
    let facts = [guide.study, version, guide.author, guide.date].filter { !$0.isEmpty }
    paragraph("facts", facts.joined(separator: " · "), xml)
    paragraph(nil, guide.note, xml)
    xml.start("div", [("class", "head")])
    for key in [PrintedGuideWords.Key.participant, .interviewer, .day, .place] {
      xml.element("span", word(key))
    }
    xml.end()
    for text in guide.introduction { paragraph(nil, text, xml) }
    for note in guide.interviewerNotes { paragraph("note", note, xml) }
  }

  private func write(_ section: Section, _ number: inout Int, _ xml: borrowing XMLWriter) {
    if !section.title.isEmpty { xml.element("h2", section.title, Self.own) }
    condition(section.attribute("if"), xml)
    if section.isHandover { paragraph("note", word(.handover), xml) }
    for text in section.texts { paragraph(nil, text, xml) }
    for note in section.interviewerNotes { paragraph("note", note, xml) }
    for question in section.questions where question.kind != CalculatedAnswer.id {
      number += 1
      xml.start("div", [("class", "question")])
      xml.element("span", "\(number)", [("class", "number")])
      xml.element(
        "p", question.text.isEmpty ? question.id : question.text, [("class", "wording"), ("dir", "auto")])
      if question.requirement == .required { paragraph("required", word(.required), xml) }
      condition(question.attribute("if"), xml)
      for note in question.interviewerNotes { paragraph("note", note, xml) }
      list(question.probes.map { (Self.boxes.many, $0.text) }, xml)
      answer(question, xml)
      xml.end()
    }
  }

  // Room for the answer, as one would draw it by hand.
  private func answer(_ question: Question, _ xml: borrowing XMLWriter) {
    switch question.kind {
    case OpenAnswer.id, TextAnswer.id, LongTextAnswer.id:
      for _ in 0..<(question.kind == TextAnswer.id ? 1 : 3) {
        xml.element("div", "\u{A0}", [("class", "line")])
      }
    case InformationAnswer.id: break
    case RankingAnswer.id:
      paragraph("kind", word(.rank), xml)
      list(items(question).map { ("____", $0) }, xml)
    case _ where !question.rows.isEmpty: table(question, xml)
    case _ where !question.options.isEmpty:
      let takesMany = question.kind == MultipleAnswer.id
      if takesMany { paragraph("kind", word(.chooseAny), xml) }
      let box = takesMany ? Self.boxes.many : Self.boxes.one
      list(question.options.map { (box, $0.hasText ? $0.text + " ____________" : $0.text) }, xml)
    default:
      let hint = AnswerKinds.kind(question.kind)?.hint(for: question, in: guide.language) ?? ""
      xml.start("p")
      xml.element("span", "\u{A0}", [("class", "fill")])
      xml.element("span", " " + (question.format.unit ?? hint), [("class", "kind")])
      xml.end()
    }
  }

  private func items(_ question: Question) -> [String] {
    question.rows.isEmpty ? question.options.map(\.text) : question.rows.map(\.text)
  }

  private func table(_ question: Question, _ xml: borrowing XMLWriter) {
    let columns = (question.options + (question.secondOptions ?? [])).map(\.text)
    let hasOpposites = question.rows.contains { $0.opposite != nil }
    xml.start("table")
    if !columns.isEmpty {
      xml.start("tr")
      xml.element("th", "\u{A0}")
      for column in columns { xml.element("th", column, Self.own) }
      if hasOpposites { xml.element("th", "\u{A0}") }
      xml.end()
    }
    let box = question.kind == MultipleMatrixAnswer.id ? Self.boxes.many : Self.boxes.one
    for row in question.rows {
      xml.start("tr")
      xml.element("th", row.text.isEmpty ? row.id : row.text, [("class", "row"), ("dir", "auto")])
      for _ in columns { xml.element("td", box) }
      if columns.isEmpty { xml.element("td", "\u{A0}") }
      if hasOpposites { xml.element("th", row.opposite ?? "\u{A0}", [("class", "row"), ("dir", "auto")]) }
      xml.end()
    }
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

  private func condition(_ expression: String?, _ xml: borrowing XMLWriter) {
    guard let expression, !expression.isEmpty else { return }
    paragraph("condition", "\(word(.onlyIf)): \(expression)", xml)
  }

  private func paragraph(_ name: String?, _ text: String, _ xml: borrowing XMLWriter) {
    if !text.isEmpty { xml.element("p", text, [("class", name), ("dir", "auto")]) }
  }

  private func word(_ key: PrintedGuideWords.Key) -> String { PrintedGuideWords.text(key, guide.language) }

  // A guide's text may run from right to left in a page that does not.
  private static var own: [(name: String, value: String?)] { [("dir", "auto")] }
}
