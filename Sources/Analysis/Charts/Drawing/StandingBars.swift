/// Standing bars with their counts on top, on a common ground.
enum StandingBars {
  /// One bar.
  struct Bar {
    var title: String
    var count: Int
  }

  static let height = 130.0

  /// How much of the ground one of `amount` bars has.
  static func width(_ amount: Int) -> Double { Drawing.innerWidth / Double(max(amount, 1)) }

  /// Draws the bars below `y`, with gaps where they are `isApart`. `y` goes to where an axis is labelled.
  ///
  /// - Returns: Where the ground is.
  static func draw(
    _ bars: [Bar], isApart: Bool, _ texts: AnalysisTexts, _ drawing: inout Drawing
  ) -> Double {
    let highest = Double(max(bars.map(\.count).max() ?? 1, 1))
    let width = width(bars.count)
    let ground = drawing.y + 22 + height
    let gap = isApart ? min(width * 0.12, 6) : 0
    for (index, bar) in bars.enumerated() {
      let x = Drawing.margin + Double(index) * width
      let top = ground - height * Double(bar.count) / highest
      let count = texts.count(bar.count)
      drawing.group("\(bar.title): \(count)") { drawing in
        drawing.rect(x: x + gap, y: top, width: width - 2 * gap, height: ground - top, fill: .main)
        if bar.count > 0, TextMeasure.boldWidth(count, size: Drawing.smallSize) <= width + 2 {
          drawing.text(
            count, x: x + width / 2, y: top - 5, size: Drawing.smallSize, anchor: .middle, isBold: true)
        }
      }
    }
    drawing.line(fromX: Drawing.margin, y: ground, toX: Drawing.width - Drawing.margin, y: ground)
    drawing.y = ground + 4
    return ground
  }
}
