/// Lying bars: how long each main section was talked about, with the time that was planned for it.
package struct SectionTimeChart: Chart {
  /// What it is about.
  package let title: String
  private let rows: [Row]

  private struct Row: Sendable {
    var title: String
    var seconds: Double?
    var planned: Double?
    /// How many interviews the median is of; `nil` for one interview.
    var count: Int?
  }

  /// Draws the medians over the interviews that came to a section.
  package init(_ talk: TalkTime, title: String) {
    self.title = title
    rows = talk.mainSections.map {
      Row(title: $0.title, seconds: $0.medianSeconds, planned: $0.plannedSeconds, count: $0.visited.count)
    }
  }

  /// Draws one interview.
  package init(_ talk: TalkTime, interview: String, title: String) {
    self.title = title
    rows = talk.mainSections.compactMap { row in
      guard let cell = row.cells.first(where: { $0.interview == interview }) else { return nil }
      return Row(title: row.title, seconds: cell.seconds, planned: row.plannedSeconds)
    }
  }

  /// `Opening: 12 min, planned 10 min; Facts: 4.5 min`
  package func description(_ texts: AnalysisTexts) -> String {
    rows.map { "\(name($0, texts)): \(words($0, texts))" }.joined(separator: "; ")
  }

  /// Heading above each bar, the time beside it; a line across where the plan ends, what goes beyond it hatched.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    let longest = rows.flatMap { [$0.seconds ?? 0, $0.planned ?? 0] }.max() ?? 0
    let values = rows.map { $0.seconds.map(texts.duration) ?? "–" }
    let valueWidth = values.map { TextMeasure.boldWidth($0, size: Drawing.textSize) }.max() ?? 0
    let scale = (Drawing.innerWidth - valueWidth - 12) / max(longest, 1)
    for (row, value) in zip(rows, values) {
      drawing.group("\(name(row, texts)): \(words(row, texts))") { drawing in
        drawing.label(name(row, texts))
        bar(row, scale: scale, &drawing)
        drawing.text(
          value, x: Drawing.width - Drawing.margin, y: drawing.y + 16, anchor: .end, isBold: true)
        drawing.y += 24
        let details = details(row, texts)
        if !details.isEmpty { drawing.footnote(details) }
      }
      drawing.y += 8
    }
    if rows.isEmpty { drawing.footnote(texts.noAnswers) }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func bar(_ row: Row, scale: Double, _ drawing: inout Drawing) {
    let seconds = row.seconds ?? 0
    let planned = row.planned ?? seconds
    let top = drawing.y + 3
    if planned > seconds {
      drawing.track(x: Drawing.margin, y: top, width: planned * scale, height: 16)
    }
    drawing.rect(
      x: Drawing.margin, y: top, width: min(seconds, planned) * scale, height: 16, fill: .main)
    drawing.rect(
      x: Drawing.margin + planned * scale, y: top, width: (seconds - planned) * scale, height: 16, fill: .over
    )
    if let planned = row.planned {
      let x = Drawing.margin + planned * scale
      drawing.line(fromX: x, y: top - 3, toX: x, y: top + 19, width: 3)
    }
  }

  private func name(_ row: Row, _ texts: AnalysisTexts) -> String {
    row.title.isEmpty ? texts.untitledSection : row.title
  }

  private func words(_ row: Row, _ texts: AnalysisTexts) -> String {
    let details = details(row, texts)
    return (row.seconds.map(texts.duration) ?? "–") + (details.isEmpty ? "" : ", \(details)")
  }

  /// `planned 10 min, 2 min over; median of 5 interviews`
  private func details(_ row: Row, _ texts: AnalysisTexts) -> String {
    var parts: [String] = []
    if let planned = row.planned {
      parts.append("\(texts.planned) \(texts.duration(planned))")
      if let seconds = row.seconds, seconds - planned >= 30 {
        parts.append("\(texts.duration(seconds - planned)) \(texts.overPlan)")
      }
    }
    if let count = row.count { parts.append(texts.medianOf(count)) }
    return parts.joined(separator: " · ")
  }
}
