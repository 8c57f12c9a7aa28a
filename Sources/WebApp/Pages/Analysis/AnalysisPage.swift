import Analysis
import Guide
import Interview
import Library
import WebServing
import Wording

/// The analysis of one guide.
struct AnalysisPage: Sendable {
  /// A number at the top.
  struct Fact: Sendable {
    let term, number: String
  }

  /// One page of many questions.
  struct Step: Sendable {
    let stepLabel, stepAddress: String
    let isHere: Bool
  }

  let title, guideLanguage, guideAddress, exportAddress: String
  let facts: [Fact]
  let countLine: String
  /// How many interviews cannot be read, as a sentence.
  let unreadable: String
  let hasUnreadable: Bool
  let filter: AnalysisFilterView
  let hasInterviews, hasTime: Bool
  let timeChart: String
  let sections: [AnalysisSectionView]
  let hasSections: Bool
  let steps: [Step]
  let hasSteps: Bool
  let open: [AnalysisOpenView]
  let hasOpen: Bool
  let time: AnalysisTimeView
  let csvAddress, jsonAddress, formAddress: String
  /// Why the tables are not simply to be fetched, as a sentence; empty where everybody agreed to it.
  let refusal: String
  let mustAsk: Bool
  /// JSON for `js/analysis.js`.
  let people, texts: String

  /// So many standardised questions are on one page: a guide of thousands must not become one picture book.
  private static let perPage = 40

  private struct Data: Encodable {
    var people: [AnalysisPeople.Person]
    var places: [String: [Double?]]
    var talk: [[[Double]]]
  }

  init(_ scene: AnalysisScene) {
    let (view, words) = (scene.view, scene.words)
    title = view.guide.title
    guideLanguage = view.guide.language
    exportAddress = Address.export(guide: scene.guide)
    guideAddress = "/guides/\(AnalysisQuery.encoded(scene.guide))"
    let count = view.interviews.count
    countLine =
      count == view.total
      ? words.count("anInterviews", count)
      : words("anSome", ["n": words.tables.count(count), "total": words.tables.count(view.total)])
    hasUnreadable = scene.unreadable > 0
    unreadable = hasUnreadable ? words.count("anUnreadable", scene.unreadable) : ""
    hasInterviews = count > 0
    facts = Self.facts(view, words)
    filter = AnalysisFilterView(scene)
    hasTime = view.talkTime.interviews.contains { $0.seconds > 0 }
    timeChart = SectionTimeChart(view.talkTime, title: words("anTimeChart")).svg(
      id: "time", texts: words.tables)
    let order = scene.shared.inOrder
    let numbers = Dictionary(order.enumerated().map { ($1.question.id, $0 + 1) }) { first, _ in first }
    let pages = stride(from: 0, to: view.questions.count, by: Self.perPage).map {
      Array(view.questions[$0..<min($0 + Self.perPage, view.questions.count)])
    }
    let here = min(scene.query.page, max(pages.count, 1))
    let tables = pages.isEmpty ? [] : pages[here - 1]
    sections = AnalysisSectionView.sections(tables, numbers: numbers, scene)
    hasSections = !sections.isEmpty
    steps =
      pages.count < 2
      ? []
      : pages.enumerated().map { index, page in
        let ends = [page.first, page.last].compactMap { $0.flatMap { numbers[$0.id] } }.map(String.init)
        return Step(
          stepLabel: ends.joined(separator: "–"),
          stepAddress: scene.query.onPage(index + 1).address(guide: scene.guide) + "#answers",
          isHere: index + 1 == here)
      }
    hasSteps = !steps.isEmpty
    open =
      here > 1
      ? []
      : order.filter { $0.question.isOpen }.prefix(200).map {
        AnalysisOpenView($0, number: numbers[$0.question.id] ?? 0, scene)
      }
    hasOpen = !open.isEmpty
    time = AnalysisTimeView(scene)
    let gap = ConsentGap(.tables, of: scene.interviews)
    mustAsk = gap != nil
    refusal = gap.map { ErrorPage.sentence(ConsentGapTexts.sentence($0).said(in: words.language)) } ?? ""
    let fetched = scene.query.onPage(1)
    (csvAddress, jsonAddress) = (
      fetched.address(guide: scene.guide, ending: ".csv", despite: mustAsk),
      fetched.address(guide: scene.guide, ending: ".json", despite: mustAsk)
    )
    formAddress = AnalysisQuery().address(guide: scene.guide)
    let asked = tables.map(\.id) + open.map(\.id)
    people = JSONBody.embedded(
      Data(
        people: scene.people.list,
        places: Dictionary(
          asked.map { ($0, AnalysisPeople.places(of: $0, in: scene.interviews)) }
        ) { first, _ in first },
        talk: time.talk))
    texts = Texts.json(AnalysisPageTexts.phrases, language: words.language)
  }

  private static func facts(_ view: AnalysisView, _ words: AnalysisWords) -> [Fact] {
    let talk = view.talkTime.interviews
    guard !talk.isEmpty else { return [] }
    let recorded = talk.reduce(0) { $0 + $1.seconds }
    let talked = talk.reduce(0) { $0 + $1.talkedSeconds }
    var facts = [
      Fact(term: words("anRecorded"), number: words.duration(recorded)),
      Fact(term: words("anTalked"), number: words.duration(talked)),
    ]
    if let median = Distribution.median(of: talk.map(\.seconds).filter { $0 > 0 }), talk.count > 1 {
      facts.append(Fact(term: words("anMedianLength"), number: words.duration(median)))
    }
    return facts
  }
}
