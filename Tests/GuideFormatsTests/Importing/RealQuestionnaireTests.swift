import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

/// Questionnaires of other people, counted by other people's programs.
@Suite("Real questionnaires", .sharedQuestionnaires)
struct RealQuestionnaireTests {
  /// What pyxform counted in a form; the last ones are of LimeSurvey.
  struct Counted: Decodable, Sendable {
    let ok: Bool?
    let visible: Int?
    let body: [String: Int]?
    let languages: [String]?
    let types: [String: Int]?
    let lists: Int?
    let choices: Int?
    let required: Int?
    let relevant: Int?
    let constraint: Int?
    let calculate: Int?
    let groups: Int?
    let base: String?
    let additional: [String]?
    let mandatory: Int?
    let relevance: Int?
    let subquestions: Int?
    let answers: Int?
  }

  struct Form: Sendable, CustomTestStringConvertible {
    let file: String
    let counted: Counted
    var testDescription: String { file }

    func read() throws -> GuideReading { try GuideFormats.read(contentsOf: Files.fixture("real/" + file)) }
  }

  static let all: [Form] = {
    guard let data = try? Data(contentsOf: Files.fixture("real/counts.json")),
      let counts = try? JSONDecoder().decode([String: Counted].self, from: data)
    else { return [] }
    return counts.map { Form(file: $0.key, counted: $0.value) }.sorted { $0.file < $1.file }
  }()
  static let accepted = all.filter { $0.counted.ok == true }

  /// What pyxform refuses for a reason that is one for us as well: no form at all, names that lead nowhere.
  private static let noForms: Set<String> = [
    "xlsform/error-basic.xlsx", "xlsform/include_json.xlsx", "xlsform/language-default-none.xlsx",
    "xlsform/language-missing-default.xlsx", "xlsform/language-settings-default.xlsx",
  ]

  @Test("are all there") func complete() { #expect(Self.all.count == 46) }

  @Test("are read, and only what is no form is refused", arguments: all)
  func read(_ form: Form) throws {
    let isOld = form.file.contains("ifrc-distribution")
    if isOld, OldWorkbook.converted(try Data(contentsOf: Files.fixture("real/" + form.file))) == nil {
      return
    }
    let reading = try form.read()
    let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.text)
    #expect(errors.isEmpty != Self.noForms.contains(form.file), "\(errors)")
    if form.counted.ok == false, errors.isEmpty, !isOld {
      #expect(reading.diagnostics.contains { $0.severity == .warning })
    }
  }

  @Test("become a guide text that says the same", arguments: all)
  func agree(_ form: Form) throws {
    let reading = try form.read()
    guard let guide = reading.guide, !reading.hasErrors else { return }
    let again = try #require(GuideTextReader.read(GuideTextWriter.text(guide), name: "x.guide.md").guide)
    #expect(again.questions.count == guide.questions.count)
    for (new, old) in zip(again.questions, guide.questions) {
      #expect(new.kind == old.kind && new.help == old.help && new.text == old.text, "\(old.id)")
      #expect(new.options.map(\.code) == old.options.map(\.code) && new.rows == old.rows, "\(old.id)")
      #expect(Set(old.attributes.map(\.name)).count == old.attributes.count, "\(old.id)")
    }
  }

  // What pyxform counts as parts of the form's body.
  private static let controls: [String: String] = [
    "single": "select1", "matrix": "select1", "multiple": "select", "multimatrix": "select", "rank": "rank",
    "slider": "range", "ack": "trigger", "photo": "upload", "draw": "upload", "sign": "upload",
    "audio": "upload",
    "video": "upload", "file": "upload",
  ]

  @Test("have as many questions of each kind as pyxform counts", arguments: accepted)
  func controls(_ form: Form) throws {
    let guide = try #require(try form.read().guide)
    var found: [String: Int] = [:]
    for question in guide.questions where !question.isHidden && question.kind != CalculatedAnswer.id {
      let isTable = ["matrix", "multimatrix"].contains(question.kind)
      // Choices that stand in another file are written down here.
      let isFromFile = question.attribute("source-choices-file") != nil
      found[isFromFile ? "select1" : Self.controls[question.kind] ?? "input", default: 0] +=
        isTable ? question.rows.count : 1
      // pyxform writes the choices over a table once more, and a field beside “other”.
      if isTable { found["select1", default: 0] += 1 }
      if question.options.contains(where: \.hasText) { found["input", default: 0] += 1 }
    }
    let counted = (form.counted.body ?? [:]).filter { !["group", "repeat"].contains($0.key) }
    #expect(found == counted)
    #expect(found.values.reduce(0, +) == form.counted.visible)
  }

  @Test("have the languages that pyxform finds", arguments: accepted)
  func languages(_ form: Form) throws {
    let reading = try form.read()
    // Where texts without a language stand beside others, pyxform has a language “default”.
    let counted = (form.counted.languages ?? []).filter { $0 != "default" }
    if !counted.isEmpty { #expect(reading.languages.count == counted.count, "\(reading.languages)") }
  }
}
