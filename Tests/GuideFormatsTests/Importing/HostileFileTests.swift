import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Hostile and odd files")
struct HostileFileTests {
  static let refused = [
    "truncated.xml", "wrong_root.xml", "namespaced_root.xml", "queXF_banding_is_not_queXML.xml", "empty.xml",
    "only_bom.xml",
    "huge_attribute.xml", "deep_nesting.xml", "xxe_file.xml", "xxe_external_dtd.xml",
    "xxe_parameter_entity.xml",
    "billion_laughs.xml", "bad_encoding_declared_utf8.xml", "control_characters.xml",
    "lss_missing_tables.lss",
    "lss_question_doctype.lss", "not_a_zip.xlsx", "truncated.xlsx",
    "giant_cell_reference.xlsx",
    "csv_unterminated_quote.csv", "csv_nul_and_latin1.csv",
  ]

  @Test("is refused with one sentence and a place", .sharedQuestionnaires, arguments: refused)
  func refusal(_ name: String) throws {
    let url = Files.fixture("hostile/\(name)")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(reading.guide == nil)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1 && diagnostic.severity == .error && diagnostic.line > 0)
    #expect(!diagnostic.text.contains("\n") && !diagnostic.text.contains("root:"))
  }

  @Test("of the old kind is read where LibreOffice is, else refused with the remedy", .sharedQuestionnaires)
  func oldWorkbook() throws {
    let url = Files.fixture("hostile/legacy_binary.xls")
    let reading = try GuideFormats.read(contentsOf: url)
    if OldWorkbook.converted(try Data(contentsOf: url)) == nil {
      #expect(reading.guide == nil && reading.diagnostics.first?.text.contains("save it as .xlsx") == true)
    } else {
      #expect(reading.guide?.questions.isEmpty == false && reading.guide?.language == "")
    }
  }

  @Test("that only looks like an old workbook is refused, whatever LibreOffice makes of it")
  func noWorkbook() throws {
    let data = Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) + Data(repeating: 0, count: 600)
    let reading = try #require(GuideFormats.read(data, name: "a.xls"))
    #expect(reading.hasErrors && reading.guide?.hasQuestions != true)
  }

  @Test(
    "is refused with all its problems", .sharedQuestionnaires,
    arguments: ["unbalanced_groups.xlsx", "xlsform_duplicate_columns.xlsx"])
  func manyProblems(_ name: String) throws {
    let url = Files.fixture("hostile/\(name)")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(reading.hasErrors && reading.diagnostics.contains { $0.sheet != nil && $0.line > 0 })
  }

  @Test("problems of a form's row stand at its first cell, those of a cell at that one")
  func placesInForms() throws {
    let form = "type,label,name\nend group,,\ntext,How?,1a\n"
    let reading = try #require(GuideFormats.read(Data(form.utf8), name: "form.csv"))
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.place) == ["survey!A2", "survey!C3"])
  }

  @Test(
    "is accepted", .sharedQuestionnaires,
    arguments: ["ok_latin1.xml", "ok_utf16le_bom.xml", "ok_utf8_bom_crlf.xml"])
  func accepted(_ name: String) throws {
    let url = Files.fixture("hostile/\(name)")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(!reading.hasErrors)
    let guide = try #require(reading.guide)
    #expect((guide.questions.map(\.text) + [guide.title]).contains { $0.contains("größer") })
  }

  @Test(
    "is accepted without unpacking what nobody needs", .sharedQuestionnaires,
    arguments: ["zip_bomb.xlsx", "zip_path_traversal.xlsx", "missing_survey_sheet.xlsx"])
  func acceptedWorkbooks(_ name: String) throws {
    let url = Files.fixture("hostile/\(name)")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(!reading.hasErrors && reading.guide?.questions.count == 1)
  }

  @Test("names given twice become different ones, always the same way", .sharedQuestionnaires)
  func duplicates() throws {
    let url = Files.fixture("hostile/duplicate_ids.xml")
    let reading = try GuideFormats.read(contentsOf: url)
    let ids = try #require(reading.guide).questions.map { $0.id.lowercased() }
    #expect(Set(ids).count == ids.count && !reading.hasErrors)
    #expect(try GuideFormats.read(contentsOf: url).guide == reading.guide)
    #expect(reading.diagnostics.count { $0.text.contains("became") } >= 2)
    #expect(reading.diagnostics.contains { $0.text.contains("given twice") })
  }

  @Test("skips that lead back or nowhere are left out and reported", .sharedQuestionnaires)
  func skips() throws {
    let url = Files.fixture("hostile/skip_backward_and_dangling.xml")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(!reading.hasErrors && reading.diagnostics.count { $0.text.contains("skip leads") } == 2)
    let guide = try #require(reading.guide)
    let ids = guide.questions.map(\.id)
    for (index, question) in guide.questions.enumerated() {
      for target in question.options.compactMap(\.target) { #expect(ids[(index + 1)...].contains(target)) }
    }
  }

  @Test("questions without text or answer are kept and reported", .sharedQuestionnaires)
  func bareQuestions() throws {
    let url = Files.fixture("hostile/no_response_no_text_no_categories.xml")
    let reading = try GuideFormats.read(contentsOf: url)
    #expect(!reading.hasErrors && reading.guide?.questions.count == 5)
    #expect(reading.guide?.questions.allSatisfy { !$0.text.isEmpty } == true)
  }
}
