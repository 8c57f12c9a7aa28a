import Documents
import Guide
import Wording

/// Room for the answer to a question, as one would draw it by hand.
struct PrintedAnswer {
  private let question: Question
  private let text: PrintedText
  private let pictures: PrintedPictures
  private static let boxes = (one: "○", many: "☐")

  init(_ question: Question, text: PrintedText, pictures: PrintedPictures) {
    (self.question, self.text, self.pictures) = (question, text, pictures)
  }

  /// Writes the room, and the reasons for having no answer below it.
  func write(to xml: borrowing XMLWriter) {
    small(text.takenOver(question), xml)
    room(xml)
    if question.attributes.contains(where: { $0.name == "comment" }) {
      fill(text.said("Comment"), before: true, wide: true, xml)
    }
  }

  private func room(_ xml: borrowing XMLWriter) {
    switch question.kind {
    case InformationAnswer.id: break
    case OpenAnswer.id, LongTextAnswer.id: lines(3, xml)
    case TextAnswer.id, LocationAnswer.id, EmailAnswer.id, PhoneAnswer.id, URLAnswer.id, BarcodeAnswer.id:
      lines(1, xml)
      choices(question.options, Self.boxes.one, xml)
    case RankingAnswer.id:
      small(text.said("Number these in order, 1 first."), xml)
      list(question.rows.map { ("____", text.piped($0.text)) }, xml)
    case AcknowledgeAnswer.id: list([(Self.boxes.many, text.said("Read and understood"))], xml)
    case SignatureAnswer.id: fill(text.said("Signature"), wide: true, xml)
    case DrawingAnswer.id: xml.element("div", "\u{A0}", [("class", "canvas")])
    case ImagePointsAnswer.id:
      small(text.said("Mark the places on the picture and number them."), xml)
      if let most = question.format.maximumAnswers {
        small(text.said("At most \(most)."), xml)
      }
    case PhotoAnswer.id, AudioAnswer.id, VideoAnswer.id, FileAnswer.id:
      fill(text.said("Number or name of the file"), before: true, wide: true, xml)
    case _ where !question.rows.isEmpty: PrintedTable(question, text: text).write(to: xml)
    case SliderAnswer.id where PrintedScale(question).isNumeric,
      ScaleAnswer.id where PrintedScale(question).isNumeric:
      PrintedScale(question).write(to: xml)
      choices(question.options.filter(\.isMissing), Self.boxes.one, xml)
    case MultipleAnswer.id:
      small(amount, xml)
      choices(question.options, Self.boxes.many, xml)
    case SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id, ScaleAnswer.id:
      choices(question.options, Self.boxes.one, xml)
    default:
      fill(hint, xml)
      choices(question.options, Self.boxes.one, xml)
    }
  }

  // What belongs on the line; what is typed into a screen is of no use on paper.
  private var hint: String {
    let format = question.format
    switch question.kind {
    case DateAnswer.id: return text.said("day · month · year")
    case TimeAnswer.id: return text.said("hours : minutes")
    case DateTimeAnswer.id: return text.said("day · month · year, hours : minutes")
    case DurationAnswer.id: return format.unit ?? text.said("hours : minutes")
    case MaskedAnswer.id: return format.mask ?? ""
    default:
      let range = [format.minimum, format.maximum].compactMap(\.self).count == 2
      let ends = range ? "(\(format.minimum ?? "")–\(format.maximum ?? ""))" : ""
      return [format.unit ?? "", ends].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private var amount: String {
    let (least, most) = (question.format.minimumAnswers, question.format.maximumAnswers)
    return switch (least, most) {
    case (nil, nil): text.said("Choose all that apply.")
    case (let least?, let most?) where least == most: text.said("Choose \(most).")
    case (let least?, let most?): text.said("Choose \(least) to \(most).")
    case (nil, let most?): text.said("Choose at most \(most).")
    case (let least?, nil): text.said("Choose at least \(least).")
    }
  }

  private func choices(_ options: [AnswerOption], _ box: String, _ xml: borrowing XMLWriter) {
    guard !options.isEmpty else { return }
    xml.start("ul")
    for option in options {
      xml.start("li")
      xml.element("span", box, [("class", "box")])
      if let image = option.image { pictures.write(image, to: xml) }
      let words = text.piped(option.text) + (option.hasText ? " ____________________" : "")
      xml.element("span", words.isEmpty ? "\u{A0}" : words, [("dir", "auto")])
      let remarks = [text.jump(option.target), text.condition(option.attribute("if"))].filter { !$0.isEmpty }
      if !remarks.isEmpty { xml.element("span", " " + remarks.joined(separator: " · "), [("class", "kind")]) }
      xml.end()
    }
    xml.end()
  }

  private func list(_ lines: [(box: String, text: String)], _ xml: borrowing XMLWriter) {
    xml.start("ul")
    for (box, text) in lines {
      xml.start("li")
      xml.element("span", box, [("class", "box")])
      xml.element("span", text, [("dir", "auto")])
      xml.end()
    }
    xml.end()
  }

  private func lines(_ count: Int, _ xml: borrowing XMLWriter) {
    for _ in 0..<count { xml.element("div", "\u{A0}", [("class", "line")]) }
  }

  private func fill(
    _ words: String, before: Bool = false, wide: Bool = false, _ xml: borrowing XMLWriter
  ) {
    xml.start("p")
    if before { xml.element("span", words + ": ", [("class", "kind")]) }
    xml.element("span", "\u{A0}", [("class", wide ? "fill wide" : "fill")])
    if !before, !words.isEmpty { xml.element("span", " " + words, [("class", "kind")]) }
    xml.end()
  }

  private func small(_ words: String, _ xml: borrowing XMLWriter) {
    if !words.isEmpty { xml.element("p", words, [("class", "kind"), ("dir", "auto")]) }
  }
}
