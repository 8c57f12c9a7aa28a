import Documents
import Guide
import Wording

/// Writes one question of a guide as queXML.
struct QueXMLQuestionWriter {
  private let question: Question
  private let names: QueXMLWrittenNames
  private(set) var losses: [Sentence] = []
  private var name: String { names.question(question.id) }

  // Kinds that queXML writes down as a text, and what is asked for in words.
  static let inWords: [String: String] = [
    OpenAnswer.id: "Talk", TimeAnswer.id: "Time", DateTimeAnswer.id: "Date and time",
    DurationAnswer.id: "Duration",
    EmailAnswer.id: "E-mail address",
    PhoneAnswer.id: "Phone number", URLAnswer.id: "Web address", LocationAnswer.id: "Place",
    PhotoAnswer.id: "Photo",
    AudioAnswer.id: "Sound recording",
    VideoAnswer.id: "Film", FileAnswer.id: "File", DrawingAnswer.id: "Drawing",
    SignatureAnswer.id: "Signature", BarcodeAnswer.id: "Barcode",
    MaskedAnswer.id: "Text",
    ImagePointsAnswer.id: "Points on the picture",
  ]

  init(_ question: Question, names: QueXMLWrittenNames) {
    self.question = question
    self.names = names
  }

  /// Writes the `question` element; two-dimensional tables in one.
  mutating func write(to xml: borrowing XMLWriter) {
    let isShuffled = question.attributes.contains { $0.name == "shuffle" }
    xml.start("question", [("randomise", isShuffled ? "true" : nil)])
    for line in QueXMLWriter.lines(question.text) { xml.element("text", line) }
    directives(xml)
    if !question.rows.isEmpty, question.kind != DualMatrixAnswer.id || question.secondOptions != nil {
      for row in question.rows {
        xml.start("subQuestion", [("varName", names.row(question, row.id))])
        xml.element("text", row.opposite.map { "\(row.text) – \($0)" } ?? row.text)
        xml.end()
      }
    }
    responses(xml)
    xml.end()
    reportLosses()
  }

  private func directives(_ xml: borrowing XMLWriter) {
    if let condition = question.attribute("if") { directive("before", "Only if: \(condition)", xml) }
    if let word = Self.inWords[question.kind] { directive("during", word, xml) }
    if let help = question.help {
      for line in QueXMLWriter.lines(help) { directive("during", line, for: "self", xml) }
    }
    for probe in question.probes {
      directive("during", "\(DetailKeyword.word(for: probe.kind, language: "en")): \(probe.text)", xml)
    }
    for note in question.interviewerNotes { directive("during", note, xml) }
  }

  private func directive(
    _ position: String, _ text: String, for reader: String = "interviewer", _ xml: borrowing XMLWriter
  ) {
    xml.start("directive")
    xml.element("position", position)
    xml.element("text", text)
    xml.element("administration", reader)
    xml.end()
  }

  private mutating func responses(_ xml: borrowing XMLWriter) {
    switch question.kind {
    case MultipleAnswer.id:
      for option in question.options { box(names.option(question, option.code), option, xml) }
    case AcknowledgeAnswer.id: box(name, AnswerOption(code: "Y", text: "OK"), xml)
    case SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id, MatrixAnswer.id, YesNoMatrixAnswer.id,
      ChangeMatrixAnswer.id:
      fixed(name, question.options, xml)
      if question.attributes.contains(where: { $0.name == "comment" }) {
        free(names.extra(question, "comment"), "longtext", 40, xml)
      }
    case DualMatrixAnswer.id:
      fixed(name, question.options, xml)
      fixed(names.extra(question, "second"), question.secondOptions ?? [], xml)
    case ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id: scale(xml)
    case SliderAnswer.id:
      vas(xml)
    case MultipleMatrixAnswer.id:
      for option in question.options { box(names.option(question, option.code), option, xml) }
    case NumberMatrixAnswer.id, TextMatrixAnswer.id:
      for option in question.options {
        free(
          names.option(question, option.code),
          question.kind == NumberMatrixAnswer.id ? IntegerAnswer.id : TextAnswer.id, 10,
          label: option.text, xml)
      }
    case NumbersAnswer.id: free(name, "integer", 10, xml)
    case RankingAnswer.id: free(name, "integer", String(question.rows.count).count, xml)
    case IntegerAnswer.id: free(name, "integer", 10, label: question.format.unit, xml)
    case NumberAnswer.id: free(name, "currency", 10, label: question.format.unit, xml)
    case DateAnswer.id: free(name, "date", 10, xml)
    case LongTextAnswer.id, OpenAnswer.id: free(name, "longtext", 40, xml)
    default: free(name, "text", question.format.maximumLength ?? 24, xml)
    }
  }

  private mutating func scale(_ xml: borrowing XMLWriter) {
    guard question.format.minimum != nil || question.options.isEmpty else {
      return fixed(name, question.options, xml)
    }
    guard let points = Self.points(question) else { return vas(xml) }
    fixed(name, points + question.options.filter(\.isMissing), xml)
  }

  /// The numbers of a scale as choices; `nil` when it is none, or they are too many.
  static func points(_ question: Question) -> [AnswerOption]? {
    let ends = [question.format.minimum ?? "1", question.format.maximum ?? "7"].compactMap(Int.init)
    guard [ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(question.kind),
      ends.count == 2,
      ends[0] <= ends[1], ends[1] - ends[0] <= 20, question.format.step.map({ $0 == 1 }) ?? true
    else { return nil }
    return (ends[0]...ends[1]).map { number in
      AnswerOption(code: String(number), text: question.option(String(number))?.text ?? String(number))
    }
  }

  private func vas(_ xml: borrowing XMLWriter) {
    xml.start("response", [("varName", name)])
    xml.start("vas")
    xml.element("labelleft", question.options.first?.text ?? question.format.minimum ?? "0")
    xml.element("labelright", question.options.dropFirst().first?.text ?? question.format.maximum ?? "100")
    xml.end()
    xml.end()
  }

  private mutating func fixed(_ name: String, _ options: [AnswerOption], _ xml: borrowing XMLWriter) {
    xml.start("response", [("varName", name)])
    xml.start("fixed", [("rotate", question.attribute("source")?.hasPrefix("lss:H") == true ? "true" : nil)])
    for option in options.isEmpty ? [AnswerOption(code: "1", text: "–")] : options {
      category(option, option.code, xml)
    }
    xml.end()
    xml.end()
  }

  private mutating func box(_ name: String, _ option: AnswerOption, _ xml: borrowing XMLWriter) {
    xml.start("response", [("varName", name)])
    xml.start("fixed")
    category(option, option.code == "-oth-" ? "-oth-" : "Y", xml)
    xml.end()
    xml.end()
  }

  private mutating func category(_ option: AnswerOption, _ value: String, _ xml: borrowing XMLWriter) {
    xml.start("category")
    xml.element("label", option.text)
    xml.element("value", value)
    if option.hasText {
      xml.start("contingentQuestion", [("varName", names.field(question, option.code))])
      xml.element("format", "longtext")
      xml.element("text", option.text)
      xml.element("length", "24")
      xml.end()
    }
    if let target = option.target {
      if let name = names.target(target), question.kind != MultipleAnswer.id {
        xml.element("skipTo", name)
      } else {
        losses.append(
          "the jump from “\(option.code)” of “\(question.id)” to “\(target)” has no place in queXML")
      }
    }
    xml.end()
  }

  private func free(
    _ name: String, _ format: String, _ length: Int, label: String? = nil, _ xml: borrowing XMLWriter
  ) {
    xml.start("response", [("varName", name)])
    xml.start("free")
    xml.element("format", format)
    xml.element("length", String(length))
    if let label { xml.element("label", label) }
    if ["integer", "currency"].contains(format) {
      if let minimum = question.format.minimum { xml.element("min", minimum) }
      if let maximum = question.format.maximum { xml.element("max", maximum) }
    }
    xml.end()
    xml.end()
  }

  private mutating func reportLosses() {
    var lost: [Sentence] = []
    if question.requirement != .none { lost.append("that it needs an answer") }
    if question.attribute("if") != nil { lost.append("its condition, which is written there in words") }
    if question.attribute("check") != nil { lost.append("its check") }
    if question.format.minimumAnswers != nil || question.format.maximumAnswers != nil {
      lost.append("how many may be chosen")
    }
    if question.options.contains(where: \.isExclusive) { lost.append("that a choice rules out the others") }
    if !question.media.isEmpty { lost.append("its pictures, sounds and films") }
    if question.format.pattern != nil { lost.append("its pattern") }
    if let word = Self.inWords[question.kind] {
      lost.append("its kind (\(word.lowercased())), which is written there in words")
    }
    if question.kind == NumberAnswer.id { lost.append("its number of decimals, which is two in queXML") }
    if question.kind == SliderAnswer.id { lost.append("its range, which is 0 to 100 in queXML") }
    if !question.probes.isEmpty { lost.append("what its probes are for") }
    if !lost.isEmpty { losses.append("“\(question.id)” loses \(Sentence.list(lost))") }
    losses += ExportLosses.of(question, claimed: QueXMLClaims.question(question))
  }
}
