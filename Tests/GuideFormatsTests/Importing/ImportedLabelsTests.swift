import Documents
import Foundation
import Guide
import Testing

@testable import GuideFormats

@Suite("Texts of imported questionnaires")
struct ImportedLabelsTests {
  @Test("without a label the code stands in its place, and the written guide can be read again")
  func emptyLabels() throws {
    let file = """
      <?xml version="1.0"?>
      <questionnaire id="1"><title>T</title>
      <section id="1"><sectionInfo><position>title</position><text></text></sectionInfo>
      <question><text>One?</text><response varName="one"><fixed>
        <category><label/><value>1</value></category><category><label>Two</label><value>2</value></category>
      </fixed></response></question>
      <question><text/><subQuestion varName="t_a"><text/></subQuestion>
        <subQuestion varName="t_b"><text>B</text></subQuestion><response varName="t"><fixed>
        <category><label/><value>x</value></category><category><label>Y</label><value>y</value></category>
      </fixed></response></question>
      <question><text>Line?</text><response varName="line"><vas><labelleft/><labelright/></vas></response></question>
      </section></questionnaire>
      """
    let imported = try #require(GuideImport(Data(file.utf8), name: "empty.xml"))
    #expect(imported.reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(imported.reading.diagnostics.count { $0.text.contains("without a text") } == 2)
    let guide = try again(imported)
    #expect(guide.questions[0].options.map(\.text) == ["1", "Two"])
    #expect(guide.questions[1].options.map(\.text) == ["x", "Y"] && guide.questions[1].rows[1].text == "B")
    #expect(guide.questions[2].kind == "slider" && guide.questions[2].options == [])
  }

  @Test("a written guide that cannot be read again is an error of the import")
  func writtenErrors() throws {
    let imported = try #require(
      GuideImport(
        Data("survey\n,type,name,label,parameters\n,range,r,How much?,start=9 end=1\n".utf8), name: "a.csv"))
    #expect(imported.reading.hasErrors)
    #expect(imported.reading.diagnostics.contains { $0.text.contains("the range ends before it begins") })
  }

  @Test(
    "every questionnaire that is imported without an error is a guide that can be read again",
    .sharedQuestionnaires,
    arguments: ImportCountTests.limeSurvey + ImportCountTests.tables)
  func shared(_ counts: Counts) throws { try checkWritten(Files.fixture(counts.file)) }

  @Test("so is every one of our own", arguments: OwnQuestionnaires.all)
  func own(_ counts: Counts) throws { try checkWritten(Files.own(counts.file)) }

  private func checkWritten(_ url: URL) throws {
    let imported = try GuideImport(contentsOf: url)
    #expect(imported.reading.diagnostics.filter { $0.text.contains("cannot be used as it is") } == [])
  }

  @Test("earlier answers in XLSForm are named by the ids they have here, in every text, there and back")
  func xlsFormPiping() throws {
    let file = """
      survey
      ,type,name,label,hint
      ,text,end,Your name?,
      ,begin_group,g,About ${end},
      ,select_one l,q,"Well, ${end}?",You said ${end}.
      ,note,n,"${nobody} and ${last}",
      ,end_group,,,
      ,text,last,Last?,
      choices
      ,list_name,name,label
      ,l,a,I am ${end}
      """
    let reading = XLSFormFormat.read(Data(file.utf8), name: "a.csv", language: nil)
    let guide = try #require(reading.guide)
    #expect(guide.questions[0].id == "end_q" && guide.sections[1].title == "About {end_q}")
    #expect(guide.questions[1].text == "Well, {end_q}?" && guide.questions[1].help == "You said {end_q}.")
    // What names nothing cannot go out as a name again.
    #expect(guide.questions[2].text == "{nobody} and {last}")
    #expect(guide.questions[1].options.map(\.text) == ["I am {end_q}"])
    #expect(reading.diagnostics.count { $0.text.contains("in braces") } == 1)
    #expect(reading.diagnostics.count { $0.text.contains("asked only later") } == 1)
    let written = try XLSFormFormat.write(guide, media: .none).data
    let table = try #require(try Workbook(written).sheets.first).rows.flatMap(\.cells).map(\.text)
    #expect(
      table.contains("Well, ${end_q}?") && table.contains("You said ${end_q}.")
        && table.contains("About ${end_q}"))
  }

  @Test("earlier answers in REDCap are taken over, and what only REDCap knows is reported")
  func redCapPiping() throws {
    let file = """
      Variable / Field Name,Form Name,Field Type,Field Label
      age,f,text,Your age?
      next,f,text,"You are [age] [sic], [age:value]?"
      third,f,text,"Hello [record-name], [base_arm_1][age]"
      """
    let reading = REDCapFormat.read(Data(file.utf8), name: "a.csv", language: nil)
    let guide = try #require(reading.guide)
    #expect(guide.questions[1].text == "You are {age} [sic], {age}?")
    #expect(guide.questions[2].text == "Hello [record-name], [base_arm_1][age]")
    #expect(reading.diagnostics.count { $0.text.contains("REDCap would fill in") } == 1)
  }

  @Test("LimeSurvey's placeholders are reported wherever they stand, and pictures kept with their choices")
  func limeSurveyTexts() throws {
    func row(_ values: KeyValuePairs<String, String>) -> String {
      "<row>" + values.map { "<\($0.key)><![CDATA[\($0.value)]]></\($0.key)>" }.joined() + "</row>"
    }
    func question(_ qid: String, _ type: String, _ code: String, _ text: String) -> String {
      row([
        "qid": qid, "gid": "2", "type": type, "title": code, "question": text, "language": "en",
        "question_order": qid, "relevance": "1", "parent_qid": "0",
      ])
    }
    let group = row([
      "gid": "2", "group_name": "G", "language": "en", "description": "Hi {a_1} <img src=\"hall.png\">",
    ])
    let answers =
      row(["qid": "4", "code": "A1", "answer": "<img src='cat.png'>", "language": "en"])
      + row(["qid": "4", "code": "A2", "answer": "Like {a_1.shown}", "language": "en"])
      + row(["qid": "4", "code": "A3", "answer": "<img src='http://x.y/dog.png'> Dog", "language": "en"])
    let file = """
      <?xml version="1.0"?>
      <document><LimeSurveyDocType>Survey</LimeSurveyDocType><DBVersion>178</DBVersion>
      <answers><rows>\(answers)</rows></answers><groups><rows>\(group)</rows></groups>
      <questions><rows>\(question("3", "S", "a_1", "Name?") + question("4", "L", "b", "{a_1}?"))</rows></questions>
      <surveys><rows>\(row(["sid": "1", "language": "en"]))</rows></surveys>
      <surveys_languagesettings><rows>\(row([
        "surveyls_language": "en", "surveyls_title": "T",
        "surveyls_welcometext": "Dear {TOKEN:FIRSTNAME} <img src='w.png'>",
      ]))</rows></surveys_languagesettings></document>
      """
    let imported = try #require(GuideImport(Data(file.utf8), name: "a.lss"))
    let texts = imported.reading.diagnostics.map(\.text)
    #expect(imported.reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(texts.count { $0.contains("the introduction has a part in braces") } == 1)
    for picture in ["w.png", "hall.png", "http://x.y/dog.png"] {
      #expect(texts.count { $0.contains(picture) } == 1, "\(picture)")
    }
    let options = try again(imported).questions[1].options
    #expect(options.map(\.text) == ["A1", "Like {a_1}", "Dog"])
    #expect(options[0].image?.path == "cat.png" && options[2].image == nil)
  }

  @Test("pictures of choices in XLSForm are pictures of choices here")
  func choicePictures() throws {
    let file = """
      survey
      ,type,name,label
      ,select_one l,q,Which?
      ,rank l,r,Order?
      choices
      ,list_name,name,label,media::image,media::audio
      ,l,a,Cat,cat.png,cat.mp3
      ,l,b,Dog,../dog.png,
      """
    let imported = try #require(GuideImport(Data(file.utf8), name: "a.csv"))
    let guide = try again(imported)
    #expect(guide.questions[0].options.map { $0.image?.path } == ["cat.png", nil])
    let said = imported.reading.diagnostics.map(\.text).filter { $0.contains("cannot stand there") }
    #expect(said.count == 5 && imported.reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("a table of one row comes back as it was, with its wording and its rows' ids")
  func tables() throws {
    let text = """
      # T

      1. Tools {#tools}
         [matrix: 1 = good | 2 = bad]
         - a: Pen
      2. More {#more}
         [matrix: 1 = good | 2 = bad]
         - 1: Pen
         - x2: Paper
      """
    let guide = try #require(GuideTextReader.read(text, name: "t.guide.md").guide)
    let written = try XLSFormFormat.write(guide, media: .none).data
    let again = try #require(XLSFormFormat.read(written, name: "a.xlsx", language: nil).guide)
    #expect(
      again.questions.map(\.id) == ["tools", "more"] && again.questions.map(\.kind) == ["matrix", "matrix"])
    #expect(again.questions.map(\.text) == ["Tools", "More"])
    #expect(again.questions.map { $0.rows.map(\.id) } == [["a"], ["1", "x2"]])
  }

  @Test("a table whose questions differ keeps its wording and its condition")
  func brokenTable() throws {
    let file = """
      survey
      ,type,name,label,relevant,appearance
      ,integer,age,Age?,,
      ,begin_group,t,About these,${age} > 17,table-list
      ,select_one l,a,A,,
      ,text,b,B,,
      ,end_group,,,,
      choices
      ,list_name,name,label
      ,l,a,Cat
      """
    let guide = try #require(XLSFormFormat.read(Data(file.utf8), name: "a.csv", language: nil).guide)
    #expect(guide.questions.map(\.id) == ["age", "t", "a", "b"] && guide.questions[1].text == "About these")
    #expect(guide.questions.dropFirst().allSatisfy { $0.attribute("if") == "age > 17" })
  }

  @Test(
    "rows of a table that are checked, filtered or required each for itself stay questions with their rules")
  func tableWithRules() throws {
    let rules = [",,yes,,", ",,,. = 'x',", ",,,,name != 'y'"]
    for rule in rules {
      let file =
        "survey\n,type,name,label,appearance,required,constraint,choice_filter\n,begin_group,t,About,table-list,,,\n"
        + ",select_one l,a,A,,,,\n,select_one l,b,B\(rule)\n,end_group,,,,,,\nchoices\n,list_name,name,label\n,l,x,Cat\n,l,y,Dog\n"
      let reading = XLSFormFormat.read(Data(file.utf8), name: "a.csv", language: nil)
      let guide = try #require(reading.guide)
      #expect(guide.questions.map(\.id) == ["t", "a", "b"], "\(rule)")
      let last = try #require(guide.questions.last)
      let hasRule =
        last.requirement == .required || last.attribute("check") != nil
        || last.options.contains { $0.attribute("if") != nil }
      #expect(hasRule, "\(rule)")
      #expect(reading.diagnostics.contains { $0.text.contains("each for itself") })
    }
  }

  @Test(
    "a phone number of XLSForm is checked as forms check it, and the field for another thing to rank has its condition"
  )
  func rulesOfTypes() throws {
    let file =
      "survey\n,type,name,label\n,phone number,p,Phone?\n,rank l or_other,r,Rank\nchoices\n,list_name,name,label\n,l,x,Cat\n"
    let guide = try #require(XLSFormFormat.read(Data(file.utf8), name: "a.csv", language: nil).guide)
    #expect(guide.questions[0].attribute("check")?.contains("matches") == true)
    #expect(guide.questions.map(\.id) == ["p", "r", "r_other"])
    #expect(guide.questions[2].attribute("if")?.contains("selected(r") == true)
  }

  @Test("words of XLSForm that ask for an answer are kept and reported")
  func requiredMessage() throws {
    let file = "survey\n,type,name,label,required,required_message\n,text,a,A?,yes,Please say it\n"
    let reading = XLSFormFormat.read(Data(file.utf8), name: "a.csv", language: nil)
    #expect(reading.guide?.questions[0].attribute("source-required_message") == "Please say it")
    #expect(reading.diagnostics.contains { $0.text.contains("Please say it") })
  }

  // What the written guide text says.
  private func again(_ imported: GuideImport) throws -> Guide {
    let file = try #require(imported.texts.first)
    let reading = GuideTextReader.read(file.content, name: file.path)
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    return try #require(reading.guide)
  }
}
