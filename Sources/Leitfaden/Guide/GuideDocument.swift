import Guide
import GuideFormats

/// The JSON of `guide show`: a contract, see docs/commands.md.
struct GuideDocument: Encodable {
  let id: String
  let title: String
  let languages: [String]
  let sections: [SectionDocument]
  let diagnostics: [DiagnosticDocument]

  init(_ reading: GuideReading) {
    let guide = reading.guide
    id = guide?.id ?? ""
    title = guide?.title ?? ""
    languages = reading.languages
    sections = guide?.sections.map(SectionDocument.init) ?? []
    diagnostics = reading.diagnostics.map(DiagnosticDocument.init)
  }
}

/// One section in JSON.
struct SectionDocument: Encodable {
  let id: String
  let title: String
  let handover: Bool
  let condition: String?
  let questions: [QuestionDocument]

  init(_ section: Section) {
    id = section.id
    title = section.title
    handover = section.isHandover
    condition = section.attributes.first { $0.name == "if" }?.value
    questions = section.questions.map(QuestionDocument.init)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(handover, forKey: .handover)
    // `null`, not absent: whoever reads it need not ask whether the key is there.
    try container.encode(condition, forKey: .condition)
    try container.encode(questions, forKey: .questions)
  }

  private enum CodingKeys: String, CodingKey { case id, title, handover, condition, questions }
}

/// One question in JSON.
struct QuestionDocument: Encodable {
  let id: String
  let kind: String
  let text: String
  let help: String?
  let required: Bool
  let offRecord: Bool
  let condition: String?
  let options: [OptionDocument]
  let rows: [RowDocument]
  let probes: [ProbeDocument]

  init(_ question: Question) {
    id = question.id
    kind = question.kind
    text = question.text
    help = question.help
    required = question.requirement == .required
    offRecord = question.isOffRecord
    condition = question.attribute("if")
    options = question.options.map { OptionDocument(code: $0.code, text: $0.text, missing: $0.isMissing) }
    rows = question.rows.map { RowDocument(id: $0.id, text: $0.text) }
    probes = question.probes.map { ProbeDocument(kind: $0.kind.rawValue, text: $0.text) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(help, forKey: .help)
    try container.encode(required, forKey: .required)
    if offRecord { try container.encode(offRecord, forKey: .offRecord) }
    try container.encode(condition, forKey: .condition)
    try container.encode(options, forKey: .options)
    try container.encode(rows, forKey: .rows)
    try container.encode(probes, forKey: .probes)
  }

  private enum CodingKeys: String, CodingKey {
    case id, kind, text, help, required, condition, options, rows, probes
    case offRecord = "off_record"
  }

  struct OptionDocument: Encodable {
    let code: String
    let text: String
    let missing: Bool
  }

  struct RowDocument: Encodable {
    let id: String
    let text: String
  }

  struct ProbeDocument: Encodable {
    let kind: String
    let text: String
  }
}

/// One problem in JSON.
struct DiagnosticDocument: Encodable {
  let severity: String
  /// `line:column`, or `sheet!B12` in a workbook
  let place: String
  let text: String

  init(_ diagnostic: GuideDiagnostic) {
    severity = diagnostic.severity.rawValue
    place = diagnostic.place
    text = diagnostic.text
  }
}
