import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("What hangs on something that cannot be taken over")
struct LostConditionTests {
  private static let form = """
    survey,,,,,,
    ,type,name,label,relevant,calculation,choice_filter
    ,integer,age,How old are you?,,,
    ,calculate,region,,,"pulldata('regions', 'name', 'id', ${age})",
    ,calculate,is_north,,,"if(${region} = 'north', '1', '0')",
    ,calculate,points,,,"${is_north} + 1",
    ,text,snow,Is there snow?,"selected(${is_north}, '1')",,
    ,text,sun,Is there sun?,${points} > 1 and ${age} > 3,,
    ,text,always,Who are you?,${age} > 3,,
    ,select_one yn,like,Do you like it?,,,${points} = 2
    choices,,,,,,
    ,list_name,name,label,,,
    ,yn,yes,Yes,,,
    ,yn,no,No,,,

    """

  @Test("is named one by one, is always asked, and is never open for ever")
  func released() throws {
    let reading = XLSFormFormat.read(Data(Self.form.utf8), name: "form.csv", language: nil)
    let guide = try #require(reading.guide, "\(reading.diagnostics)")
    let run = GuideRun(guide)
    for id in ["snow", "sun", "like"] { #expect(run.relevance(id) == .yes, "\(id)") }
    #expect(run.relevance("always") == .unknown)
    #expect(guide.question("snow")?.attribute("source-if") == "selected(is_north, '1')")
    #expect(guide.question("like")?.options.allSatisfy { $0.attribute("if") == nil } == true)
    let said = reading.diagnostics.map(\.text)
    for sentence in [
      "the calculation of “region” cannot be taken over (the function “pulldata” has no counterpart); it is kept, but it has no effect",
      "the calculation of “is_north” depends on “region”, which has no value here; it is kept, but has no effect",
      "the calculation of “points” depends on “is_north”, which has no value here; it is kept, but has no effect",
      "the condition of “snow” depends on “is_north”, which has no value here; it is kept, but “snow” is always asked",
      "the condition of “sun” depends on “points”, which has no value here; it is kept, but “sun” is always asked",
      "which choices “like” offers depends on “points”, which has no value here; it is kept, but all are offered",
    ] {
      #expect(said.count { $0 == sentence } == 1, "\(sentence)\n\(said)")
    }
    #expect(!said.contains { $0.contains("“always”") })
  }

  @Test(
    "in no real form a question stays open for ever because of a value that never comes",
    .sharedQuestionnaires)
  func real() throws {
    let folder = Files.fixture("real/xlsform")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files where file.pathExtension == "xlsx" {
      guard
        let guide = XLSFormFormat.read(
          try Data(contentsOf: file), name: file.lastPathComponent, language: nil
        ).guide
      else { continue }
      count += 1
      let known = Set(
        guide.questions.filter { question in
          question.isCalculated
            || (AnswerKinds.kind(question.kind)?.hasValue == true
              && !question.attributes.contains { $0.name == "hidden" })
        }.map(\.id))
      for question in guide.questions {
        for name in ["if", "check", "calculate"] {
          guard let source = question.attribute(name) else { continue }
          let missing = try GuideExpression(source).names.map(\.id).filter {
            $0 != "this" && !known.contains($0)
          }
          #expect(missing.isEmpty, "\(file.lastPathComponent) \(question.id) \(source)")
        }
      }
    }
    #expect(count > 25)
  }
}
