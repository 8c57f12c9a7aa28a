import Analysis
import Foundation
import Testing

@Suite("Charts")
struct ChartTests {
  static let languages = AnalysisLanguage.allCases

  @Test("are as a person approved them", arguments: ChartCase.study, [AnalysisLanguage.de, .en])
  func approved(_ chart: ChartCase, _ language: AnalysisLanguage) throws {
    let svg = chart.chart.svg(id: chart.name, texts: AnalysisTexts(language))
    try expectApproved(svg, as: "\(language.rawValue)/\(chart.name).svg")
  }

  @Test(
    "stay readable with hostile, right-to-left and missing words",
    arguments: [
      "hostile-tools-1", "hostile-opinions", "hostile-sections", "rtl-tools-1", "rtl-opinions",
      "rtl-years-by-gender",
      "empty-tools-1", "empty-opinions", "empty-years-1", "empty-sections",
    ])
  func oddWords(_ name: String) throws {
    let chart = try #require(ChartCase.all.first { $0.name == name })
    try expectApproved(chart.chart.svg(id: name, texts: AnalysisTexts(.en)), as: "odd/\(name).svg")
  }

  @Test("are well-formed XML whatever the labels are", arguments: ChartCase.all)
  func wellFormed(_ chart: ChartCase) {
    #expect(XMLCheck(chart.chart.svg(id: chart.name, texts: AnalysisTexts(.de))).problems.isEmpty)
  }

  @Test("hold to the strict policy: no style, no script, no handler, no address", arguments: ChartCase.all)
  func policy(_ chart: ChartCase) {
    let allowed: Set = ["svg", "title", "desc", "defs", "pattern", "rect", "path", "circle", "text", "g"]
    for (name, attributes) in XMLCheck(chart.chart.svg(id: "a", texts: AnalysisTexts(.en))).elements {
      #expect(allowed.contains(name))
      #expect(attributes["style"] == nil && attributes["href"] == nil)
      #expect(!attributes.keys.contains { $0.hasPrefix("on") })
      #expect(attributes.values.allSatisfy { !$0.contains("url(") || $0.hasPrefix("url(#c-a-") })
    }
  }

  @Test("are pictures with a name and a description", arguments: ChartCase.all)
  func named(_ chart: ChartCase) {
    let elements = XMLCheck(chart.chart.svg(id: "q 1\"", texts: AnalysisTexts(.de))).elements
    #expect(elements[0].attributes["role"] == "img")
    #expect(elements[0].attributes["aria-labelledby"] == "c-q_201_22-title c-q_201_22-desc")
    #expect(elements[1].name == "title" && elements[1].attributes["id"] == "c-q_201_22-title")
    #expect(elements[2].name == "desc" && elements[2].attributes["id"] == "c-q_201_22-desc")
    #expect(elements[0].attributes["direction"] == "ltr")
  }

  @Test("use every identifier once, and none that is not there", arguments: ChartCase.all)
  func identifiers(_ chart: ChartCase) {
    let elements = XMLCheck(chart.chart.svg(id: "a", texts: AnalysisTexts(.de))).elements
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count)
    for fill in elements.compactMap({ $0.attributes["fill"] }) where fill.hasPrefix("url(#") {
      #expect(ids.contains(String(fill.dropFirst(5).dropLast())))
    }
  }

  @Test("keep everything inside and no text under 12 units", arguments: ChartCase.all)
  func inside(_ chart: ChartCase) throws {
    let elements = XMLCheck(chart.chart.svg(id: "a", texts: AnalysisTexts(.de))).elements
    let box = try #require(elements[0].attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
    for (name, attributes) in elements where name == "text" || name == "rect" || name == "circle" {
      let number = { (key: String) in attributes[key].flatMap(Double.init) ?? 0 }
      let right = number("x") + (name == "rect" ? number("width") : 0)
      let bottom = number("y") + (name == "rect" ? number("height") : 0)
      #expect(number("x") >= 0 && right <= box[2] + 0.01 && number("y") >= 0 && bottom <= box[3])
      if name == "text" { #expect(number("font-size") >= 12) }
    }
  }

  @Test("are the same letter by letter when drawn again", arguments: ChartCase.all)
  func deterministic(_ chart: ChartCase) {
    let texts = AnalysisTexts(.de)
    #expect(chart.chart.svg(id: "a", texts: texts) == chart.chart.svg(id: "a", texts: texts))
  }

  @Test("have a style sheet for every class that is not a shade of a scale")
  func styleSheet() {
    let classes = Set(
      ChartCase.study.flatMap { XMLCheck($0.chart.svg(id: "a", texts: AnalysisTexts(.de))).elements }
        .flatMap { ($0.attributes["class"] ?? "").split(separator: " ").map(String.init) })
    let own = classes.filter { !$0.hasPrefix("chart-left") && !$0.hasPrefix("chart-right") }
    for name in own.subtracting(["chart-track", "chart-dot", "chart-hatched"]) {
      #expect(ChartStyleSheet.css.contains(".\(name)"), "\(name)")
    }
  }
}
