import Analysis
import Guide

/// One table of a question.
struct AnalysisBlockView: Sendable {
  /// A number that says something about all of them: the median.
  struct Fact: Sendable {
    let term, number: String
  }

  let blockTitle, note: String?
  let caption, rowHead, moreWord: String
  let rows: [AnalysisTableRow]
  let hasRows: Bool
  let facts: [Fact]
  let hasFacts: Bool
  /// Texts beside each other; the first ones, and those that are opened.
  let quotes, moreQuotes: [AnalysisTableRow.Quote]
  let hasQuotes, hasMore: Bool

  private static let fewQuotes = 24

  init(_ block: SummaryBlock, of question: QuestionTable, _ scene: AnalysisScene) {
    let words = scene.words
    let texts = words.tables
    blockTitle = (block.isRest ? texts.otherAnswers : block.title).ifAny
    var rows: [AnalysisTableRow] = []
    var facts: [Fact] = []
    var quotes: [AnalysisTableRow.Quote] = []
    var (caption, note, head) = ("", "", words("anAnswer"))
    switch block.content {
    case .counts(let table):
      rows = table.rows.map { row in
        AnalysisTableRow(
          row.label, lang: question.language, ids: row.interviews, share: row.share,
          only: scene.only(question.id, row.code),
          written: row.written.map { scene.quote($0.interview.id, $0.text, question.id) }, scene.people, words
        )
      }
      caption = texts.basis(table.interviews.count, of: question.total)
      if table.isMultiple, !table.interviews.isEmpty { note = texts.severalAnswers }
      if let distribution = table.distribution { facts = Self.facts(distribution, words, isShort: true) }
    case .numbers(let table):
      let base = table.answers.count
      rows = table.histogram.bins.map { bin in
        AnalysisTableRow(
          texts.bin(bin, isWhole: table.histogram.isWhole), ids: bin.interviews,
          share: base > 0 ? Double(bin.interviews.count) / Double(base) : nil,
          only: scene.only(
            question.id, "\(NumberReading.plain(bin.from))..<\(NumberReading.plain(bin.to))"),
          scene.people, words)
      }
      caption = texts.basis(base, of: question.total)
      head = table.unit.isEmpty ? words("anNumber") : table.unit
      facts = table.distribution.map { Self.facts($0, words, isShort: false) } ?? []
    case .dates(let table):
      rows = table.rows.map { row in
        AnalysisTableRow(
          texts.period(row.code), ids: row.interviews, share: row.share,
          only: scene.only(question.id, row.code), scene.people, words)
      }
      caption = texts.basis(table.answers.count, of: question.total)
      head = words("anPeriod")
      if let earliest = table.earliest, let latest = table.latest {
        facts = [
          Fact(term: texts.earliest, number: texts.date(earliest)),
          Fact(term: texts.latest, number: texts.date(latest)),
        ]
      }
    case .texts(let answers):
      quotes = answers.map { scene.quote($0.interview.id, $0.text, question.id) }
      caption = texts.basis(answers.count, of: question.total)
    }
    self.rows = rows
    self.facts = facts
    (self.caption, self.note, rowHead) = (caption, note.ifAny, head)
    self.quotes = Array(quotes.prefix(Self.fewQuotes))
    moreQuotes = Array(quotes.dropFirst(Self.fewQuotes))
    moreWord = moreQuotes.isEmpty ? "" : words.count("anMoreAnswers", moreQuotes.count)
    hasRows = !rows.isEmpty
    hasFacts = !facts.isEmpty
    hasQuotes = !quotes.isEmpty
    hasMore = !moreQuotes.isEmpty
  }

  private static func facts(
    _ distribution: Distribution, _ words: AnalysisWords, isShort: Bool
  ) -> [Fact] {
    let texts = words.tables
    func fact(_ term: String, _ number: Double) -> Fact {
      Fact(term: term, number: texts.statistic(number))
    }
    var facts = [fact(texts.median, distribution.median), fact(texts.mean, distribution.mean)]
    if let deviation = distribution.deviation { facts.append(fact(texts.deviation, deviation)) }
    guard !isShort else { return facts }
    return facts + [
      fact(texts.minimum, distribution.minimum), fact(texts.lowerQuartile, distribution.lowerQuartile),
      fact(texts.upperQuartile, distribution.upperQuartile), fact(texts.maximum, distribution.maximum),
    ]
  }
}
