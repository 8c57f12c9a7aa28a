/// A line of a text that is scrolled.
struct PaneLine {
  var runs: [ScreenText]
  /// Whether it is what the arrows are at.
  var isCurrent = false

  init(_ text: String, _ style: ScreenText.Style = .plain, isCurrent: Bool = false) {
    runs = [ScreenText(text, style)]
    self.isCurrent = isCurrent
  }

  /// A text as lines of at most `width` cells: the first begins with `sign`, the others below its words.
  static func wrapped(
    _ text: String, to width: Int, sign: String = "", _ style: ScreenText.Style = .plain,
    isCurrent: Bool = false
  ) -> [PaneLine] {
    let indent = String(repeating: " ", count: Cells.width(sign))
    let lines = Cells.wrap(text, to: max(1, width - indent.count))
    return lines.enumerated().map { row, line in
      PaneLine((row == 0 ? sign : indent) + line, style, isCurrent: isCurrent)
    }
  }

  /// One cell further right.
  var indented: PaneLine {
    var line = self
    line.runs.insert(ScreenText(" "), at: 0)
    return line
  }
}
