import Analysis
import Testing

@testable import WebApp

@Suite("What an address asks of the analysis")
struct AnalysisQueryTests {
  @Test("An address says the same after it was read and written")
  func isStable() {
    let text = "?question.age=20..%3C30&question.age=30..%3C40&status=saved&by=question.gender&page=3"
    let query = AnalysisQuery(String(text.dropFirst()))
    #expect(query.filter.chosen == [.status: ["saved"], .question("age"): ["20..<30", "30..<40"]])
    #expect(query.comparison == .question("gender"))
    #expect(query.page == 3)
    #expect(query.text == text)
  }

  @Test("A form's plus is a space, and an empty or unknown field says nothing")
  func readsForms() {
    let query = AnalysisQuery("place=Bad+T%C3%B6lz&by=&nothing=1&status=&page=-4&%zz=1")
    #expect(query.filter.chosen == [.place: ["Bad Tölz"]])
    #expect(query.comparison == nil)
    #expect(query.page == 1)
  }

  @Test("Taking the last value of an attribute away leaves no trace and begins on the first page")
  func removes() {
    let query = AnalysisQuery("status=saved&page=2")
    #expect(query.without(.status, "saved") == AnalysisQuery())
    #expect(query.address(guide: "a/b c") == "/guides/a%2Fb%20c/analysis?status=saved&page=2")
  }

  @Test("Showing only one answer keeps what else was chosen")
  func shows() {
    let query = AnalysisQuery("status=saved&question.tools=pen").only(.question("tools"), "phone")
    #expect(query.text == "?question.tools=phone&status=saved")
  }
}
