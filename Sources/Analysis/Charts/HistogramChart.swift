/// Standing bars: how many have which number.
package struct HistogramChart: Chart {
  /// What it is about.
  package let title: String
  private let table: NumberTable
  private let question: QuestionTable

  /// Draws one table of numbers of a question.
  package init(_ table: NumberTable, of question: QuestionTable, title: String = "") {
    self.title = title.isEmpty ? question.text : title
    self.table = table
    self.question = question
  }

  /// `5–9: 3; 10–14: 2; median 8; n = 5 interviews`
  package func description(_ texts: AnalysisTexts) -> String {
    let bins = table.histogram.bins.map {
      "\(texts.bin($0, isWhole: table.histogram.isWhole)): \(texts.count($0.interviews.count))"
    }
    let distribution = table.distribution.map { [texts.distribution($0)] } ?? []
    return (bins + distribution + [texts.basis(table.answers.count, of: question.total)]).joined(
      separator: "; ")
  }

  /// The count on each bar, the numbers below, the median as a dashed line.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    let bins = table.histogram.bins
    if let distribution = table.distribution, let first = bins.first, let last = bins.last {
      plot(bins, distribution, from: first.from, to: last.to, texts, &drawing)
    }
    drawing.footnote(
      table.answers.isEmpty ? texts.noAnswers : texts.basis(table.answers.count, of: question.total))
    if let distribution = table.distribution {
      drawing.footnote(texts.capitalised(texts.distribution(distribution)))
    }
    let missing = texts.missingLine(question)
    if !missing.isEmpty { drawing.footnote(missing) }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func plot(
    _ bins: [Histogram.Bin], _ distribution: Distribution, from least: Double, to most: Double,
    _ texts: AnalysisTexts, _ drawing: inout Drawing
  ) {
    let isSingle = isSingle(bins)
    let bars = bins.map { bin in
      StandingBars.Bar(title: texts.bin(bin, isWhole: table.histogram.isWhole), count: bin.interviews.count)
    }
    drawing.y = 22
    let ground = StandingBars.draw(bars, isApart: isSingle, texts, &drawing)
    let width = StandingBars.width(bars.count)
    // A whole number stands in the middle of its bar.
    let shift = isSingle ? 0.5 : 0
    let median = Drawing.margin + (distribution.median + shift - least) / (most - least) * Drawing.innerWidth
    let words = "\(texts.capitalised(texts.median)) \(texts.statistic(distribution.median))"
    let half = TextMeasure.width(words, size: Drawing.smallSize) / 2
    let place = min(max(median, Drawing.margin + half), Drawing.width - Drawing.margin - half)
    drawing.text(words, x: place, y: 13, size: Drawing.smallSize, anchor: .middle)
    drawing.line(fromX: median, y: 18, toX: median, y: ground, width: 1.5, isDashed: true)
    let ticks =
      isSingle
      ? bins.enumerated().map { (Drawing.margin + (Double($0) + 0.5) * width, texts.number($1.from)) }
      : bins.indices.map { (Drawing.margin + Double($0) * width, texts.number(bins[$0].from, decimals: 6)) }
        + [(Drawing.width - Drawing.margin, texts.number(most, decimals: 6))]
    AxisLabels.draw(ticks, &drawing)
    if !table.unit.isEmpty {
      drawing.label(table.unit, size: Drawing.smallSize, lines: 1)
    }
    drawing.y += 6
  }

  private func isSingle(_ bins: [Histogram.Bin]) -> Bool {
    table.histogram.isWhole && bins.allSatisfy { $0.to - $0.from <= 1 }
  }
}
