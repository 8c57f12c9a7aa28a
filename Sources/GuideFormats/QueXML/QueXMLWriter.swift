import Documents
import Foundation
import Guide
import Wording

/// Writes a guide as queXML that the strict schema accepts, in the dialect of LimeSurvey 3.
struct QueXMLWriter {
  private let guide: Guide
  private var names = QueXMLWrittenNames()
  private(set) var losses: [Sentence] = []

  init(_ guide: Guide) { self.guide = guide.withConditionsBelow }

  mutating func data() throws(DocumentError) -> Data {
    let xml = try XMLWriter()
    losses += ExportLosses.of(guide, claimed: QueXMLClaims.guide)
    names.claim(guide)
    xml.start("questionnaire", [("id", String(Self.number(guide.id)))])
    xml.element("title", guide.title)
    if !guide.note.isEmpty { xml.element("subtitle", guide.note) }
    person("investigator", xml)
    person("dataCollector", xml)
    for text in guide.introduction { information("questionnaireInfo", "before", text, "self", xml) }
    for note in guide.interviewerNotes {
      information("questionnaireInfo", "before", note, "interviewer", xml)
    }
    let end = guide.otherProperties.first { $0.name == "source-end" }?.value ?? ""
    if !end.isEmpty { information("questionnaireInfo", "after", end, "self", xml) }
    // A section must have a question that is answered; texts of one without go to the next.
    var waiting: [String] = []
    for section in guide.sections {
      let asked = section.questions.filter(QueXMLWrittenNames.isAsked)
      losses += ExportLosses.of(section, claimed: QueXMLClaims.section)
      guard !asked.isEmpty else {
        leftOut(section)
        waiting +=
          ([section.title] + section.texts
          + section.questions.filter { $0.kind == InformationAnswer.id && !$0.isHidden }.map(\.text))
          .filter { !$0.isEmpty }
        losses.append("the section “\(section.title)” has no answers, so its texts are in the next one")
        continue
      }
      self.section(section, asked, waiting, xml)
      waiting = []
    }
    if !guide.questions.contains(where: QueXMLWrittenNames.isAsked) {
      placeholder(waiting, xml)
    }
    xml.end()
    return xml.finish()
  }

  private func person(_ name: String, _ xml: borrowing XMLWriter) {
    let words = guide.author.split(separator: " ").map(String.init)
    xml.start(name)
    xml.start("name")
    xml.element("firstName", words.count > 1 ? words.dropLast().joined(separator: " ") : "–")
    xml.element("lastName", words.last ?? "–")
    xml.end()
    xml.end()
  }

  private func information(
    _ element: String, _ position: String, _ text: String, _ administration: String,
    _ xml: borrowing XMLWriter
  ) {
    xml.start(element)
    xml.element("position", position)
    for line in Self.lines(text) { xml.element("text", line) }
    xml.element("administration", administration)
    xml.end()
  }

  private mutating func section(
    _ section: Section, _ asked: [Question], _ before: [String], _ xml: borrowing XMLWriter
  ) {
    xml.start("section")
    if !section.title.isEmpty { information("sectionInfo", "title", section.title, "self", xml) }
    for text in before + section.texts { information("sectionInfo", "before", text, "self", xml) }
    for note in section.interviewerNotes { information("sectionInfo", "before", note, "interviewer", xml) }
    for question in section.questions where question.kind == InformationAnswer.id && !question.isHidden {
      information("sectionInfo", "before", question.text, "self", xml)
      losses.append("the text “\(question.id)” is at the beginning of its section")
    }
    leftOut(section)
    if section.attribute("if") != nil {
      losses.append("the section “\(section.id)” has a condition, which queXML does not know")
    }
    for question in asked {
      var writer = QueXMLQuestionWriter(question, names: names)
      writer.write(to: xml)
      losses += writer.losses
    }
    xml.end()
  }

  private mutating func leftOut(_ section: Section) {
    for question in section.questions where question.kind == CalculatedAnswer.id || question.isHidden {
      losses.append(
        question.kind == CalculatedAnswer.id
          ? "“\(question.id)” is calculated, which queXML does not know; it is left out"
          : "“\(question.id)” is hidden, which queXML does not know; it is left out")
    }
  }

  // The schema wants a question; a guide of texts only gets an empty one.
  private func placeholder(_ texts: [String], _ xml: borrowing XMLWriter) {
    xml.start("section")
    for text in texts { information("sectionInfo", "before", text, "self", xml) }
    xml.start("question")
    xml.element("text", "–")
    xml.start("response", [("varName", "none_asked")])
    xml.start("free")
    xml.element("format", "text")
    xml.element("length", "1")
    for _ in 0..<4 { xml.end() }
  }

  /// The lines of a text, at least one.
  static func lines(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return lines.isEmpty ? ["–"] : lines
  }

  // 1 to 999999, the same for the same guide.
  private static func number(_ id: String) -> Int {
    let hash = id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash % 999_999) + 1
  }
}
