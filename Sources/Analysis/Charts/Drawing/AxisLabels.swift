/// Numbers below an axis.
enum AxisLabels {
  /// Writes every second, third … one where all would not fit beside each other; those at the edges stay inside.
  static func draw(_ ticks: [(x: Double, text: String)], _ drawing: inout Drawing) {
    guard let first = ticks.first, let last = ticks.last else { return }
    let widest = ticks.map { TextMeasure.width($0.text, size: Drawing.smallSize) }.max() ?? 0
    let distance = ticks.count > 1 ? (last.x - first.x) / Double(ticks.count - 1) : Drawing.width
    let every = max(1, Int(((widest + 8) / max(distance, 0.01)).rounded(.up)))
    for (index, tick) in ticks.enumerated() where index.isMultiple(of: every) {
      let half = TextMeasure.width(tick.text, size: Drawing.smallSize) / 2
      let x = min(max(tick.x, Drawing.margin + half), Drawing.width - Drawing.margin - half)
      drawing.line(fromX: tick.x, y: drawing.y - 4, toX: tick.x, y: drawing.y)
      drawing.text(tick.text, x: x, y: drawing.y + 14, size: Drawing.smallSize, anchor: .middle)
    }
    drawing.y += 18
  }
}
