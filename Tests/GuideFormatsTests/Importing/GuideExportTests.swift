import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Guides written for other programs")
struct GuideExportTests {
  static let formats = ["quexml", "xlsform", "limesurvey"]

  @Test("are read back without an error, question for question", arguments: Files.ownGuides, formats)
  func ownGuides(_ name: String, _ format: String) throws {
    let guide = try #require(try GuideFormats.read(contentsOf: Files.ownGuide(name)).guide)
    try check(guide, format)
  }

  @Test(
    "also guides of every kind, and imported ones", .sharedQuestionnaires,
    arguments: ImportCountTests.limeSurvey + ImportCountTests.tables, formats)
  func imported(_ counts: Counts, _ format: String) throws { try check(Files.fixture(counts.file), format) }

  @Test("also our own questionnaires", arguments: OwnQuestionnaires.all, formats)
  func own(_ counts: Counts, _ format: String) throws { try check(Files.own(counts.file), format) }

  private func check(_ url: URL, _ format: String) throws {
    try check(#require(try GuideFormats.read(contentsOf: url).guide), format)
  }

  @Test(
    "a survey of LimeSurvey comes back as it was", .sharedQuestionnaires,
    arguments: ImportCountTests.limeSurvey)
  func limeSurveyTwice(_ counts: Counts) throws { try checkTwice(Files.fixture(counts.file)) }

  @Test("our own survey of LimeSurvey comes back as it was", arguments: OwnQuestionnaires.limeSurvey)
  func ownTwice(_ counts: Counts) throws { try checkTwice(Files.own(counts.file)) }

  private func checkTwice(_ url: URL) throws {
    let guide = try #require(try GuideFormats.read(contentsOf: url).guide)
    let again = try #require(
      LimeSurveyFormat.read(try LimeSurveyFormat.write(guide).data, name: "a.lss").guide)
    #expect(again.sections.map(\.title) == guide.sections.map { $0.title.isEmpty ? $0.id : $0.title })
    #expect(again.questions.map(\.id) == guide.questions.map(\.id))
    for (question, other) in zip(guide.questions, again.questions) where !question.id.contains("_") {
      #expect(other.text == question.text && other.requirement == question.requirement, "\(question.id)")
      let conditions = [question, other].map { $0.attribute("if") ?? "" }
      #expect(conditions[0] == conditions[1] || conditions[0].contains("_"), "\(question.id)")
    }
  }

  @Test("conditions are written in the language of the other program")
  func conditions() throws {
    var guide = Guide(id: "g", title: "G", sections: [Section(id: "s1", title: "S")])
    var single = Question(
      id: "one", text: "One?", kind: "single", options: [AnswerOption(code: "a", text: "A")])
    single.options.append(AnswerOption(code: "2", text: "B"))
    let multiple = Question(id: "many", text: "Many?", kind: "multiple", options: single.options)
    var last = Question(id: "last", text: "Last?", kind: "text")
    last.attributes = [
      Attribute("if", "one in ('a', 2) and (selected(many, '2') or not answered(one)) and one != 'a'")
    ]
    guide.sections[0].questions = [single, multiple, last]
    let fields = ["one": "one", "many": "many", "last": "last"]
    let text = try #require(last.attribute("if"))
    #expect(
      try ExpressionWriter(XLSFormDialect(guide, fields: fields)).written(text)
        == "(((${one} = 'a') or (${one} = '2')) and (selected(${many}, '2') or not((${one} != '')))"
        + " and (${one} != '' and ${one} != 'a'))")
    #expect(
      try ExpressionWriter(LimeSurveyDialect(guide, LimeSurveyCodes(guide))).written(text)
        == "(((one.NAOK == \"a\") or (one.NAOK == \"2\")) and ((many_2.NAOK == \"Y\") or !(!is_empty(one.NAOK)))"
        + " and (!is_empty(one.NAOK) and one.NAOK != \"a\"))")
    for format in Self.formats { try check(guide, format) }
  }

  @Test("what is also shown without an answer is written as the other programs mean it")
  func different() throws {
    let one = Question(
      id: "one", text: "One?", kind: "single", options: [AnswerOption(code: "a", text: "A")])
    let guide = Guide(id: "g", title: "G", sections: [Section(id: "s1", title: "S", questions: [one])])
    let forms = ExpressionWriter(XLSFormDialect(guide, fields: ["one": "one"]))
    let surveys = ExpressionWriter(LimeSurveyDialect(guide, LimeSurveyCodes(guide)))
    #expect(try forms.written("not answered(one) or one != 'a'") == "(${one} != 'a')")
    #expect(try surveys.written("not answered(one) or one != 'a'") == "(one.NAOK != \"a\")")
    #expect(try forms.written("answered(one) and one != 'a'") == "((${one} != '') and (${one} != 'a'))")
    #expect(
      try surveys.written("answered(one) and one != 'a'") == "(!is_empty(one.NAOK) and (one.NAOK != \"a\"))")
  }

  @Test("what a format cannot hold is said")
  func losses() throws {
    var question = Question(id: "place", text: "Where?", kind: "location", requirement: .required)
    question.attributes = [Attribute("if", "1 = 1")]
    let guide = Guide(id: "g", title: "G", sections: [Section(id: "s1", title: "S", questions: [question])])
    let losses = try QueXMLFormat.write(guide).losses
    #expect(losses.contains { $0.contains("place") && $0.contains("condition") && $0.contains("kind") })
  }

  private func check(_ guide: Guide, _ id: String) throws {
    let format = try #require(GuideFormats.writable(id))
    let ending = ["quexml": "xml", "xlsform": "xlsx", "limesurvey": "lss"][id] ?? ""
    let data = try format.write(guide).data
    #expect(try format.write(guide).data == data)
    let reading = try #require(GuideFormats.read(data, name: "again.\(ending)"))
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    let asked = guide.questions.filter { !["info", "calculated"].contains($0.kind) && $0.rows.isEmpty }
    let again = try #require(reading.guide).questions.count
    #expect(again >= asked.count)
  }
}
