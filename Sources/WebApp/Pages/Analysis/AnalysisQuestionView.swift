import Analysis

/// One standardised question: charts beside tables.
struct AnalysisQuestionView: Sendable {
  let anchor, number, wording, answeredBy, sideAddress: String
  let lang: String?
  let id: String
  let charts: [String]
  let hasCharts: Bool
  let blocks: [AnalysisBlockView]
  let missing: [AnalysisTableRow]
  let missingCaption: String
  let hasMissing: Bool
  let wordings: [String]
  let wordingCount: String
  let hasWordings: Bool
  let cross: [AnalysisCrossView]

  init(_ table: QuestionTable, number: Int, _ scene: AnalysisScene) {
    let words = scene.words
    let texts = words.tables
    id = table.id
    anchor = "q\(number)"
    self.number = String(number)
    wording = table.text
    lang = table.language.ifAny
    answeredBy = texts.basis(table.answered.count, of: table.total)
    sideAddress = scene.sideBySide(table.id)
    charts = QuestionCharts.charts(for: table).enumerated().map {
      $1.svg(id: "q\(number)-\($0)", texts: texts)
    }
    hasCharts = !charts.isEmpty
    blocks = table.blocks.map { AnalysisBlockView($0, of: table, scene) }
    var missing = table.missing.filter { !$0.interviews.isEmpty }.map { row in
      AnalysisTableRow(
        texts.missing(row), lang: row.reason == nil ? table.language : "", ids: row.interviews, scene.people,
        words)
    }
    for (label, ids) in [
      (texts.nothingEntered, table.withoutAnswer), (texts.notAsked, table.notAsked),
      (texts.notInGuide, table.notInGuide),
    ] where !ids.isEmpty {
      missing.append(AnalysisTableRow(label, ids: ids, scene.people, words))
    }
    self.missing = missing
    hasMissing = !missing.isEmpty
    missingCaption = words(
      "anWithout",
      ["n": texts.count(table.total - table.answered.count), "total": texts.count(table.total)])
    wordings = table.wordings.count > 1 ? table.wordings : []
    hasWordings = table.wordings.count > 1
    wordingCount = words("anWordings", ["n": texts.count(table.wordings.count)])
    cross =
      scene.query.comparison.flatMap { AnalysisCrossView(table, by: $0, number: number, scene) }.map { [$0] }
      ?? []
  }
}
