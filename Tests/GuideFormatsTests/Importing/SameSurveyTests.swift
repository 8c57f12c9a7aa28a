import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("One survey from .lss and from queXML")
struct SameSurveyTests {
  @Test("has the same questions, kinds, rows, choices, codes and labels in LimeSurvey 3's dialect")
  func latest() throws {
    guard let lss = try guide("lss/ls205_sample_survey_english.lss"),
      let xml = try guide("quexml/ls314_all_types.en.xml")
    else { return }
    // What queXML cannot hold, as its diagnostic says: texts, uploads, the language and calculations have no answer.
    let asked = lss.questions.filter { !["info", "photo", "calculated"].contains($0.kind) }
    let found = xml.questions.filter { $0.kind != "info" }
    #expect(asked.map(\.id) == found.map(\.id))
    for (question, other) in zip(asked, found) {
      #expect(
        question.kind == other.kind || (question.kind == "number" && other.kind == "integer"),
        "\(question.id)")
      #expect(question.rows == other.rows, "\(question.id)")
      #expect(question.options.map(Label.init) == other.options.map(Label.init), "\(question.id)")
      #expect(question.secondOptions?.map(\.code) == other.secondOptions?.map(\.code), "\(question.id)")
      #expect(Self.words(question.text) == Self.words(other.text), "\(question.id)")
    }
  }

  @Test("has the same codes in the older dialects, where the file says them", arguments: ["200", "205"])
  func older(_ dialect: String) throws {
    guard let lss = try guide("lss/ls205_sample_survey_english.lss"),
      let xml = try guide("quexml/ls\(dialect)_all_types.en.xml")
    else { return }
    // In the survey of 2.00 the codes of one section were v1MC_mnr and so on; what it wrote cannot be told apart.
    let renamed = ["v1MC", "v1MCC", "v1AMF"]
    let common = xml.questions.filter {
      lss.question($0.id) != nil && !(dialect == "200" && renamed.contains($0.id))
    }
    #expect(common.count > 75)
    for question in common {
      let other = try #require(lss.question(question.id))
      #expect(
        question.kind == other.kind || (other.kind == "number" && question.kind == "integer"),
        "\(question.id)")
      #expect(question.rows.map(\.id) == other.rows.map(\.id), "\(question.id)")
      #expect(question.options.map(\.code) == other.options.map(\.code), "\(question.id)")
    }
  }

  @Test("says what the way through queXML lost")
  func losses() throws {
    guard let url = Files.fixture("quexml/ls314_all_types.en.xml") else { return }
    let texts = try GuideFormats.read(contentsOf: url).diagnostics.map(\.text)
    for word in ["conditions", "required", "checks", "decimals", "no way to answer", "may be a ranking"] {
      #expect(texts.contains { $0.contains(word) }, "\(word)")
    }
  }

  private struct Label: Equatable {
    let code: String
    let text: String

    init(_ option: AnswerOption) {
      code = option.code
      text = SameSurveyTests.words(option.text)
    }
  }

  private func guide(_ path: String) throws -> Guide? {
    guard let url = Files.fixture(path) else { return nil }
    return try GuideFormats.read(contentsOf: url).guide
  }

  // Line breaks and the spaces around them differ: LimeSurvey takes tags away before writing queXML.
  // Names in braces are those of the database in queXML.
  private static func words(_ text: String) -> String {
    text.replacing(/\{[^}]*\}/, with: "{}").filter { !$0.isWhitespace }
  }
}
