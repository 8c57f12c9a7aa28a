import Foundation
import Guide
import Testing
import Wording

@testable import GuideFormats

/// Each kind is written in each format and read again; what comes back must be what its sheet says, and what
/// `docs/answer-kinds.md` says to people. `LEITFADEN_APPROVE=1 swift test` writes that page anew.
@Suite("What other formats make of each kind")
struct KindFormatsTests {
  static let kinds = AnswerKinds.all.map { $0.id }
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/answer-kinds.md").standardized
  private static let formats:
    [(id: String, ending: String, says: @Sendable (KindFormats) -> KindFormats.Holding)] = [
      ("xlsform", "xlsx", { $0.xlsForm }), ("limesurvey", "lss", { $0.limeSurvey }),
      ("quexml", "xml", { $0.queXML }),
    ]

  @Test("is what its sheet says", arguments: kinds)
  func holdings(_ id: String) throws {
    let kind = try #require(AnswerKinds.kind(id))
    for (format, ending, says) in Self.formats {
      #expect(try Self.holding(id, format, ending) == says(kind.sheet.formats), "\(id) in \(format)")
    }
  }

  @Test("a guide file holds each of them, alone and with its media", arguments: kinds)
  func own(_ id: String) throws {
    let guide = Self.guide(id)
    for (format, ending) in [("guide-text", "guide.md"), ("guide-archive", "guide.zip")] {
      let data = try #require(GuideFormats.writable(format)).write(guide).data
      let again = try #require(GuideFormats.read(data, name: "again.en.\(ending)")?.guide)
      #expect(again.question("asked") == guide.question("asked"), "\(format)")
    }
  }

  @Test("every format that is written is among those compared, or holds no questions to read again")
  func complete() {
    let compared = Set(Self.formats.map(\.id) + ["guide-text", "guide-archive"])
    let unread: Set = ["printed", "qdc"]
    #expect(Set(GuideFormats.writable.map { $0.id }) == compared.union(unread))
    let read = Set(GuideFormats.all.map { $0.id })
    #expect(read.isSuperset(of: compared) && read.subtracting(compared) == ["redcap"])
    #expect(read.isDisjoint(with: unread))
  }

  @Test("a data dictionary of REDCap has the kinds whose sheets say so, and no others")
  func redcap() throws {
    var rows = [
      "Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"
        + "\"Choices, Calculations, OR Slider Labels\",Field Note,"
        + "Text Validation Type OR Show Slider Number,Matrix Group Name"
    ]
    let fields: [(type: String, choices: String, validation: String, matrix: String)] = [
      ("text", "", "", ""), ("text", "", "integer", ""), ("text", "", "number", ""),
      ("text", "", "email", ""),
      ("text", "", "phone", ""), ("text", "", "date_ymd", ""), ("text", "", "datetime_ymd", ""),
      ("text", "", "time", ""), ("notes", "", "", ""), ("radio", "1, A | 2, B", "", ""),
      ("dropdown", "1, A | 2, B", "", ""), ("checkbox", "1, A | 2, B", "", ""), ("yesno", "", "", ""),
      ("truefalse", "", "", ""), ("calc", "1 + 1", "", ""), ("file", "", "", ""),
      ("file", "", "signature", ""),
      ("descriptive", "", "", ""), ("slider", "low | high", "", ""),
      ("radio", "1, A | 2, B", "", "one"), ("radio", "1, A | 2, B", "", "one"),
      ("checkbox", "1, A | 2, B", "", "many"), ("checkbox", "1, A | 2, B", "", "many"),
    ]
    for (number, field) in fields.enumerated() {
      rows.append(
        "f\(number),form,,\(field.type),Field \(number),\"\(field.choices)\",,\(field.validation),\(field.matrix)"
      )
    }
    let data = Data(rows.joined(separator: "\n").utf8)
    let guide = try #require(GuideFormats.read(data, name: "redcap_dictionary.csv")?.guide)
    let whole = AnswerKinds.all.filter { $0.sheet.formats.redcap == .whole }.map { $0.id }
    #expect(Set(guide.questions.map(\.kind)) == Set(whole))
    #expect(AnswerKinds.all.allSatisfy { [.whole, .left].contains($0.sheet.formats.redcap) })
  }

  @Test("the tables of formats name every kind once, or the kind has choices or rows that say what it is")
  func tables() {
    for kind in AnswerKinds.all {
      let (id, parts) = (kind.id, kind.sheet.parts)
      #expect((LimeSurveyTypes.usual[id] != nil) != (LimeSurveyQuestionWriter.types[id] != nil), "\(id)")
      #expect((XLSFormKinds.types[id] == nil) == (parts.choices != .none || parts.hasRows), "\(id)")
      let isText = kind.sheet.formats.queXML == .kind(TextAnswer.id) || id == OpenAnswer.id
      #expect((QueXMLQuestionWriter.inWords[id] != nil) == isText, "\(id)")
      #expect((AnswerWord(rawValue: id) == nil) == Self.wordless.contains(id), "\(id)")
    }
  }

  // What a guide file says by the boxes below the question, without a word in brackets.
  private static let wordless = [SingleAnswer.id, MultipleAnswer.id]

  @Test("and docs/answer-kinds.md says so")
  func documented() throws {
    if ProcessInfo.processInfo.environment["LEITFADEN_APPROVE"] == "1" {
      try Data(Self.document.utf8).write(to: Self.page)
    }
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(text == Self.document, "docs/answer-kinds.md differs; LEITFADEN_APPROVE=1 takes the new one over")
  }

  // MARK: Writing and reading

  private static func guide(_ kind: String) -> Guide {
    var asked = Question(id: "asked", text: "Asked?").changed(to: kind, language: "en")
    if KindParts(of: kind).needsPicture {
      asked.media = [Media(path: "media/square.png", description: "The square")]
    }
    let before = Question(id: "before", text: "Before?", kind: TextAnswer.id)
    return Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: [before, asked])])
  }

  private static func holding(_ kind: String, _ format: String, _ ending: String) throws
    -> KindFormats.Holding
  {
    let writing = try #require(GuideFormats.writable(format)).write(guide(kind))
    let again = try #require(GuideFormats.read(writing.data, name: "again.\(ending)")?.guide)
    let kinds = Set(again.questions.filter { $0.id.hasPrefix("asked_") }.map(\.kind))
    if let asked = again.question("asked") { return asked.kind == kind ? .whole : .kind(asked.kind) }
    if kinds.count == 1, let only = kinds.first { return .rows(only) }
    if again.sections.contains(where: { $0.texts.contains { $0.contains("Asked?") } }) { return .elsewhere }
    #expect(kinds.isEmpty && !writing.losses.isEmpty, "\(kind) vanishes from \(format) without a word")
    return .left
  }

  // MARK: The page

  private static var document: String {
    var lines = [
      "# Answer kinds in other formats", "",
      "What comes back when a question of each kind is written in another format and read again. A word is the kind that it",
      "becomes; “each row: …” means a question of that kind for every row or cell; “text” before the questions means that its",
      "words stand in the introduction of the section; “–” means that it is left out, which the export says. REDCap’s data",
      "dictionary is only read: ✓ says that it has the kind. Guide files hold every kind. Limits and labels that a format cannot",
      "hold are named by the export. This page is written by `KindFormatsTests` from what each kind declares in its file in",
      "`Sources/Guide/Answering`.", "",
      "| kind | what it is called | XLSForm | LimeSurvey | queXML | REDCap |", "|---|---|---|---|---|---|",
    ]
    for kind in AnswerKinds.all {
      let formats = kind.sheet.formats
      let cells = [formats.xlsForm, formats.limeSurvey, formats.queXML, formats.redcap].map(cell)
      lines.append("| `\(kind.id)` | \(kind.sheet.name.english) | \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ holding: KindFormats.Holding) -> String {
    switch holding {
    case .whole: "✓"
    case .kind(let kind): "`\(kind)`"
    case .rows(let kind): "each row: `\(kind)`"
    case .elsewhere: "text"
    case .left: "–"
    }
  }
}
