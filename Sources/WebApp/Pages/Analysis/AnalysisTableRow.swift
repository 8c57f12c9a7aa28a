import Analysis

/// One line of a table: what, how many, and who stands behind it.
struct AnalysisTableRow: Sendable {
  /// What somebody wrote or said, with the name of the interview.
  struct Quote: Sendable {
    let name, quoteAddress, said: String
  }

  let label: String
  let lang: String?
  let count, percent: String
  /// Width of the bar, 0...100.
  let bar: String
  /// Numbers of the interviews (`AnalysisPeople`); empty when there is none.
  let who: String
  let isEmpty: Bool
  /// Address that shows only these; `nil` when the question cannot be filtered by.
  let only: String?
  let written: [Quote]

  init(
    _ label: String, lang: String = "", ids: [String], share: Double? = nil, only: String = "",
    written: [Quote] = [], _ people: AnalysisPeople, _ words: AnalysisWords
  ) {
    self.label = label
    self.lang = lang.ifAny
    self.only = ids.isEmpty ? nil : only.ifAny
    self.written = written
    count = words.tables.count(ids.count)
    percent = share == nil ? "" : words.tables.percent(share)
    bar = String(Int(((share ?? 0) * 100).rounded()))
    who = people.who(ids)
    isEmpty = ids.isEmpty
  }
}
