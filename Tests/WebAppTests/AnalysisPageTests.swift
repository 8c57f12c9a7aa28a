import Analysis
import Foundation
import Testing
import WebServing
import Wording

@testable import WebApp

@Suite("The analysis of a guide")
struct AnalysisPageTests {
  private func scene(_ query: String = "", _ language: Language = .german) throws -> AnalysisScene {
    try #require(AnalysisScene(AnalysisHeld.material, AnalysisQuery(query), language))
  }

  private func question(_ id: String, _ page: AnalysisPage) throws -> AnalysisQuestionView {
    try #require(page.sections.flatMap(\.questions).first { $0.id == id })
  }

  @Test("Every option has a row, also the one that nobody chose, and leads to the interviews behind it")
  func countsOptions() throws {
    let view = try question("gender", AnalysisPage(try scene()))
    let rows = view.blocks[0].rows
    #expect(rows.map(\.label) == ["weiblich", "männlich", "divers"])
    #expect(rows.map(\.count) == ["2", "1", "0"])
    #expect(rows.map(\.who) == ["0 2", "1", ""])
    #expect(rows[2].isEmpty)
    #expect(rows[0].only == "/guides/tablets/analysis?question.gender=w")
    #expect(view.missing.map(\.label) == ["verweigert"])
    #expect(view.missing.map(\.who) == ["3"])
    #expect(view.wordings == ["Welches Geschlecht?", "Geschlecht"])
  }

  @Test("A filter narrows everything, is shown, and can be taken away one by one")
  func filters() throws {
    let page = AnalysisPage(try scene("question.gender=w&by=question.gender"))
    #expect(page.countLine == "2 von 4 Interviews")
    #expect(page.filter.chips.map(\.chipLabel) == ["weiblich"])
    #expect(page.filter.chips.map(\.removeAddress) == ["/guides/tablets/analysis?by=question.gender"])
    #expect(page.filter.stopComparing == "/guides/tablets/analysis?question.gender=w")
    let gender = try #require(page.filter.groups.first { $0.word == "question.gender" })
    #expect(gender.values.map(\.valueCount) == ["2", "1", "0", "1"], "counts are those of all interviews")
    #expect(gender.values.map(\.isChecked) == [true, false, false, false])
  }

  @Test("A class of numbers from an older address stays ticked")
  func keepsUnknownValues() throws {
    let page = AnalysisPage(try scene("question.years=0..%3C7"))
    let years = try #require(page.filter.groups.first { $0.word == "question.years" })
    #expect(years.values.last?.code == "0..<7")
    #expect(years.values.last?.isChecked == true)
    #expect(page.countLine == "1 von 4 Interviews")
  }

  @Test("When no interview fits, the page still says what was chosen")
  func fitsNone() throws {
    let page = AnalysisPage(try scene("question.gender=d"))
    #expect(!page.hasInterviews)
    #expect(page.countLine == "0 von 4 Interviews")
    #expect(page.filter.chips.map(\.chipLabel) == ["divers"])
  }

  @Test("Comparing by a question shows each answer by group, with who stands in each cell")
  func compares() throws {
    let page = AnalysisPage(try scene("by=question.gender"))
    let cross = try #require(try question("years", page).cross.first)
    #expect(cross.columns.map(\.columnLabel) == ["weiblich", "männlich", "divers"])
    #expect(cross.lines.flatMap(\.cells).map(\.cellWho).filter { !$0.isEmpty } == ["0", "1"])
    #expect(cross.boxes.count == 1)
    #expect(try question("gender", page).cross.isEmpty, "not by itself")
  }

  @Test("Open questions count the talk and the keywords")
  func countsTalk() throws {
    let open = try #require(AnalysisPage(try scene()).open.first)
    #expect(open.address == "/guides/tablets/questions/first")
    #expect(open.tally == "4 Passagen · in 4 Interviews · 40\u{A0}min")
    #expect(open.keywords.map(\.wordCount) == ["4"])
  }

  @Test("Words of people cannot end the block of data that scripts read")
  func isHarmless() throws {
    let page = AnalysisPage(try scene())
    #expect(!page.people.contains("<"))
    #expect(page.time.lines.contains { $0.title == AnalysisHeld.hostile })
  }

  @Test("The table has a line for every number, and no cell that a spreadsheet would run")
  func writesTable() throws {
    let german = String(decoding: AnalysisTable.data(try scene()), as: UTF8.self)
    #expect(german.contains("count;Fakten;gender;Welches Geschlecht?;;w;weiblich;2;66,7;3;;;P-01 | P-03\r\n"))
    #expect(german.contains("missing;Fakten;gender;Welches Geschlecht?;;-7;verweigert;1;25,0;4;;;P-04\r\n"))
    #expect(german.contains("time-question;talk;first;Erster Tag?;;;;;;;600,0;s;P-01\r\n"))
    let english = String(decoding: AnalysisTable.data(try scene("", .english)), as: UTF8.self)
    #expect(english.contains("'=1+1"))
    #expect(english.contains("refused,1,25.0,4"))
  }

  @Test("All texts have an English and a German form")
  func speaksTwoLanguages() {
    let german = Catalogue.words(in: "de")
    for (key, sentence) in AnalysisPageTexts.phrases {
      #expect(!sentence.english.isEmpty && german[sentence.key]?.isEmpty == false, "\(key)")
    }
  }

  @Test("The style sheet of charts that is served is the one of the room Analysis")
  func servesChartStyle() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/WebApp/Public/chart.css")
    #expect(try String(contentsOf: file, encoding: .utf8) == ChartStyleSheet.css)
  }
}
