/// Lying bars: how many chose what. The bar's ground is as long as all who answered.
package struct BarChart: Chart {
  /// What it is about.
  package let title: String
  private let rows: [CountRow]
  private let base: Int
  private let total: Int
  private let footnotes: [Footnote]

  private enum Footnote: Sendable {
    case several
    case distribution(Distribution)
    case missing(QuestionTable)
  }

  /// Draws one table of counts of a question.
  package init(_ counts: CountTable, of question: QuestionTable, title: String = "") {
    self.title = title.isEmpty ? question.text : title
    rows = counts.rows
    base = counts.interviews.count
    total = question.total
    footnotes =
      (counts.isMultiple ? [.several] : []) + (counts.distribution.map { [.distribution($0)] } ?? [])
      + [.missing(question)]
  }

  /// `Yes: 12 (40%); No: 18 (60%); n = 30 of 34 interviews`
  package func description(_ texts: AnalysisTexts) -> String {
    (rows.map { "\($0.label): \(texts.countAndShare($0))" } + [texts.basis(base, of: total)])
      .joined(separator: "; ")
  }

  /// A label above each bar, count and percent beside it.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    let values = rows.map { row in
      texts.count(row.count) + (row.share.map { " · \(texts.percent($0))" } ?? "")
    }
    let valueWidth = values.map { TextMeasure.boldWidth($0, size: Drawing.textSize) }.max() ?? 0
    let full = Drawing.innerWidth - valueWidth - 8
    for (row, value) in zip(rows, values) {
      drawing.group("\(row.label): \(texts.countAndShare(row))") { drawing in
        drawing.label(row.label)
        let top = drawing.y + 3
        drawing.track(x: Drawing.margin, y: top, width: full, height: 16)
        drawing.rect(
          x: Drawing.margin, y: top, width: full * min(max(row.share ?? 0, 0), 1), height: 16, fill: .main)
        drawing.text(
          value, x: Drawing.width - Drawing.margin, y: top + 13, anchor: .end, isBold: row.count > 0)
      }
      drawing.y += 28
    }
    drawing.footnote(base == 0 ? texts.noAnswers : texts.basis(base, of: total))
    for footnote in footnotes {
      let words = words(footnote, texts)
      if !words.isEmpty { drawing.footnote(words) }
    }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func words(_ footnote: Footnote, _ texts: AnalysisTexts) -> String {
    switch footnote {
    case .several: base > 0 ? texts.severalAnswers : ""
    case .distribution(let distribution): texts.capitalised(texts.distribution(distribution))
    case .missing(let question): texts.missingLine(question)
    }
  }
}
