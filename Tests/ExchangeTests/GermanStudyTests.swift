import Documents
import Foundation
import Guide
import Interview
import Testing

@testable import Exchange

@Suite("A German study")
struct GermanStudyTests {
  /// Words that a German study must not show; each as a whole cell, label or value.
  private static let english = [
    "yes", "no", "Yes", "No", "Code of the participant", "Language of the talk", "How far the interview is",
    "Version of the guide", "Beginning, local time", "skipped", "saved",
  ]

  private static func held(in folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url, language: "de")
    held.guide.language = "de-AT"
    held.guide.sections[1].questions += [
      Question(
        id: "own", text: "Eigenes Gerät?", kind: "yesno",
        options: [AnswerOption(code: "1", text: "Ja"), AnswerOption(code: "0", text: "Nein")]),
      Question(id: "plain", text: "Gefiel es?", kind: "yesno"),
      Question(
        id: "place", text: "Wo?", kind: "single",
        options: [AnswerOption(code: "0", text: "Stadt"), AnswerOption(code: "1", text: "Land")]),
    ]
    try held.part(frames: 8000)
    held.answer("tools", .choices([.init(code: "phone")]), at: 100)
    for question in ["own", "plain", "place"] { held.answer(question, .choices([.init(code: "1")]), at: 200) }
    held.happened(8000, .saved)
    return held
  }

  @Test("has German labels in the codebook, of which SPSS, Excel and R take theirs")
  func labels() throws {
    let folder = try TemporaryFolder()
    let study = try #require(StudyTable.tables(of: [try Self.held(in: folder).exported]).first)
    for entry in CodebookEntry.all(of: study) {
      let words = [entry.variable.statistics.label] + entry.values.map(\.label)
      #expect(Set(words).isDisjoint(with: Self.english), "\(entry.variable.name): \(words)")
    }
    let spss = SpssVariable.all(of: study).flatMap { $0.column.labels.map(\.text) }
    #expect(Set(spss).isDisjoint(with: Self.english) && spss.contains("ja") && spss.contains("Nein"))
  }

  @Test(
    "has yes and no as Boolean in a QDA project whatever they are called, and other choices of 0 and 1 as words"
  )
  func flags() throws {
    let folder = try TemporaryFolder()
    let files = try Exporter.export(
      [try Self.held(in: folder).exported], formats: [.qdpx], to: folder.url.appending(path: "out"))
    let archive = try ZipArchive(try Data(contentsOf: files[0]))
    let project = String(
      decoding: try #require(try archive.content("project.qde", limit: 1 << 20)), as: UTF8.self)
    for name in ["own", "plain", "tools_phone", "tools_paper"] {
      #expect(project.contains("name=\"\(name)\" typeOfVariable=\"Boolean\""), "\(name)")
    }
    #expect(project.contains("name=\"place\" typeOfVariable=\"Text\""))
    #expect(
      project.contains("<TextValue>Land</TextValue>")
        && project.contains("<TextValue>gespeichert</TextValue>"))
  }
}
