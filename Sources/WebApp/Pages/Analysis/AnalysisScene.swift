import Analysis
import Interview
import WebServing

/// What all parts of one analysis page are made from.
struct AnalysisScene: Sendable {
  /// The guide's identifier.
  let guide: String
  /// The interviews that fit the filter.
  let interviews: [Interview]
  /// All versions of the guide that these followed.
  let shared: SharedGuide
  /// What they say.
  let view: AnalysisView
  let query: AnalysisQuery
  let people: AnalysisPeople
  /// How many interviews cannot be read.
  let unreadable: Int
  let words: AnalysisWords
  private let filterable: Set<AnalysisAttribute>

  /// Looks at those of `material` that fit; `nil` when there is none at all.
  init?(_ material: AnalysisMaterial, _ query: AnalysisQuery, _ language: Language) {
    words = AnalysisWords(language)
    guard
      let view = AnalysisView(
        guide: material.guide, interviews: material.interviews, filter: query.filter, texts: words.tables)
    else { return nil }
    (guide, unreadable) = (material.guide, material.unreadable)
    let fitting = Set(view.interviews.map(\.id))
    interviews = material.interviews.filter { fitting.contains($0.id) }
    shared = SharedGuide(interviews)
    self.view = view
    self.query = query
    people = AnalysisPeople(interviews, words)
    filterable = Set(view.attributes.map(\.attribute))
  }

  /// Address that shows only interviews with this answer; empty when the question cannot be filtered by.
  func only(_ question: String, _ code: String) -> String {
    let attribute = AnalysisAttribute.question(question)
    return filterable.contains(attribute) ? query.only(attribute, code).address(guide: guide) : ""
  }

  /// What was said in an interview, with the way to hear it.
  func quote(_ id: String, _ text: String, _ question: String) -> AnalysisTableRow.Quote {
    let interview = people.number(id).map { interviews[$0] }
    let place = interview.flatMap { AnalysisPeople.places(of: question, in: [$0])[0] }
    let end = place.map { "#at=\($0)" } ?? ""
    return AnalysisTableRow.Quote(
      name: people.name(id), quoteAddress: "/interviews/\(AnalysisQuery.encoded(id))/review\(end)", said: text
    )
  }

  /// `/guides/GUIDE/questions/QUESTION`: everybody's answer to one question.
  func sideBySide(_ question: String) -> String {
    "/guides/\(AnalysisQuery.encoded(guide))/questions/\(AnalysisQuery.encoded(question))"
  }
}
