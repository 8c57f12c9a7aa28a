import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Questionnaires that are too long")
struct QuestionLimitTests {
  private static let count = QuestionLimit.most + 1

  @Test(
    "are refused with one sentence, whatever the format", arguments: ["md", "csv", "redcap", "xml", "lss"])
  func refused(_ kind: String) throws {
    let file = Self.file(kind, Self.count)
    let name = kind == "md" ? "a.guide.md" : kind == "redcap" ? "a.csv" : "a.\(kind)"
    let reading = try #require(GuideFormats.read(Data(file.utf8), name: name))
    #expect(reading.guide == nil && reading.diagnostics.count == 1)
    let said = try #require(reading.diagnostics.first)
    #expect(said.severity == .error && said.line > QuestionLimit.most / 2)
    #expect(said.text.contains("more than 20000") && said.text.contains("divide the questionnaire"))
  }

  @Test("choices of a form may have more rows than it has questions, but not any number")
  func choices() throws {
    func file(_ count: Int) -> Data {
      let rows = (1...count).map { ",l,c\($0),Choice" }.joined(separator: "\n")
      return Data(
        "survey\n,type,name,label\n,select_one l,q,Which?\nchoices\n,list_name,name,label\n\(rows)\n".utf8)
    }
    let fitting = XLSFormFormat.read(file(QuestionLimit.most + 10), name: "a.csv", language: nil)
    #expect(fitting.guide?.questions.count == 1)
    let reading = XLSFormFormat.read(file(QuestionLimit.mostRows + 1), name: "a.csv", language: nil)
    #expect(reading.guide == nil && reading.diagnostics.first?.text.contains("rows; divide") == true)
  }

  private static func file(_ kind: String, _ count: Int) -> String {
    let numbers = 1...count
    switch kind {
    case "md": return "# T\n\n" + numbers.map { "1. Q\($0)?\n" }.joined()
    case "csv": return "type,name,label\n" + numbers.map { "text,q\($0),Q?\n" }.joined()
    case "redcap":
      return "Variable / Field Name,Form Name,Field Type,Field Label\n"
        + numbers.map { "q\($0),f,text,Q?\n" }.joined()
    case "xml":
      return "<questionnaire id='1'><title>T</title><section id='1'>"
        + numbers.map {
          "<question><text>Q?</text><response varName='q\($0)'><free><length>9</length></free></response></question>\n"
        }.joined() + "</section></questionnaire>"
    default:
      return "<document><LimeSurveyDocType>Survey</LimeSurveyDocType><questions><rows>\n"
        + numbers.map { "<row><qid>\($0)</qid><title>q\($0)</title><parent_qid>0</parent_qid></row>\n" }
        .joined()
        + "</rows></questions></document>"
    }
  }
}
