/// Stacked bars around a middle: how far several questions with the same points lean to one side or the other.
package struct LikertChart: Chart {
  /// One bar.
  package struct Row: Hashable, Sendable {
    /// The question or row of a matrix.
    package var label: String
    /// Its counts; the same points in every row.
    package var counts: CountTable

    /// Makes a row.
    package init(label: String, counts: CountTable) {
      self.label = label
      self.counts = counts
    }
  }

  /// What it is about.
  package let title: String
  private let rows: [Row]
  private let points: [String]

  /// Draws `rows`; the points are those of the first one. `nil` without a row, or with fewer than two points.
  package init?(title: String, rows: [Row]) {
    guard let first = rows.first?.counts.rows, first.count > 1,
      rows.allSatisfy({ $0.counts.rows.map(\.code) == first.map(\.code) })
    else { return nil }
    self.title = title
    self.rows = rows
    points = first.map(\.label)
  }

  /// One line for each row: its points with percent, and n.
  package func description(_ texts: AnalysisTexts) -> String {
    rows.map { row in
      let shares = row.counts.rows.map { "\($0.label) \(texts.percent($0.share))" }.joined(separator: ", ")
      return (rows.count > 1 ? "\(row.label): " : "")
        + "\(shares), n = \(texts.count(row.counts.interviews.count))"
    }.joined(separator: "; ")
  }

  /// The legend first, then for each row its label, n, its bar, and below it the sum of each side
  /// after the colours that it is of.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    legend(&drawing)
    let extents = rows.map { LikertExtent($0.counts) }
    let left = extents.map(\.left).max() ?? 0
    let right = extents.map(\.right).max() ?? 0
    let scale = Drawing.innerWidth / max(left + right, 0.0001)
    let middle = Drawing.margin + left * scale
    for (row, extent) in zip(rows, extents) {
      drawing.group("\(row.label): \(words(row, texts))") { drawing in
        if rows.count > 1 { drawing.label(row.label) }
        bar(row, from: middle - extent.left * scale, scale: scale, middle: middle, texts, &drawing)
        sides(row, extent, texts, &drawing)
      }
      drawing.y += 10
    }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func words(_ row: Row, _ texts: AnalysisTexts) -> String {
    row.counts.rows.map { "\($0.label) \(texts.countAndShare($0))" }.joined(separator: ", ")
  }

  private func legend(_ drawing: inout Drawing) {
    for (index, point) in points.enumerated() {
      drawing.rect(
        x: Drawing.margin, y: drawing.y + 2, width: 22, height: 14, fill: .point(index, of: points.count))
      drawing.label(point, x: Drawing.margin + 30, width: Drawing.innerWidth - 30, lines: 2, isHeldLeft: true)
      drawing.y += 3
    }
    drawing.y += 10
  }

  private func bar(
    _ row: Row, from start: Double, scale: Double, middle: Double, _ texts: AnalysisTexts,
    _ drawing: inout Drawing
  ) {
    guard !row.counts.interviews.isEmpty else { return }
    var x = start
    for (index, point) in row.counts.rows.enumerated() {
      let width = (point.share ?? 0) * scale
      drawing.rect(x: x, y: drawing.y + 3, width: width, height: 26, fill: .point(index, of: points.count))
      let value = texts.percent(point.share)
      if point.count > 0, TextMeasure.width(value, size: Drawing.smallSize) + 6 <= width {
        drawing.text(
          value, x: x + width / 2, y: drawing.y + 20, size: Drawing.smallSize, anchor: .middle, isOnFill: true
        )
      }
      x += width
    }
    for (from, to) in [(-1.0, 3.0), (29.0, 35.0)] {
      drawing.line(fromX: middle, y: drawing.y + from, toX: middle, y: drawing.y + to, width: 3)
    }
    drawing.y += 34
  }

  private func sides(
    _ row: Row, _ extent: LikertExtent, _ texts: AnalysisTexts, _ drawing: inout Drawing
  ) {
    let count = row.counts.interviews.count
    let baseline = drawing.y + 13
    guard count > 0 else {
      drawing.footnote(texts.noAnswers)
      return
    }
    let side = points.count / 2
    let keys = Double(side) * 11
    let (left, right) = (texts.percent(extent.leftSide), texts.percent(extent.rightSide))
    for index in 0..<side {
      let last = Drawing.width - Drawing.margin - Double(side - index) * 11
      key(index, x: Drawing.margin + Double(index) * 11, &drawing)
      key(points.count - side + index, x: last, &drawing)
    }
    drawing.text(left, x: Drawing.margin + keys + 5, y: baseline, size: Drawing.smallSize)
    drawing.text(
      "n = \(texts.count(count))", x: Drawing.width / 2, y: baseline, size: Drawing.smallSize, anchor: .middle
    )
    drawing.text(
      right, x: Drawing.width - Drawing.margin - keys - 5, y: baseline, size: Drawing.smallSize, anchor: .end)
    drawing.y += Drawing.lineHeight
  }

  /// A small field of a point's colour, before the sum of its side.
  private func key(_ index: Int, x: Double, _ drawing: inout Drawing) {
    drawing.rect(x: x, y: drawing.y + 3, width: 11, height: 11, fill: .point(index, of: points.count))
  }
}
