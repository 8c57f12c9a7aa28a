import Foundation

/// Writes lines to the terminal, only those that changed.
struct TerminalScreen {
  let colour: Bool
  private var shown: [String] = []

  /// Takes over the screen: alternate buffer, cursor hidden.
  init(colour: Bool) {
    self.colour = colour
    Console.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J", to: 1)
  }

  /// Gives the screen back.
  func close() { Console.write("\u{1B}[?25h\u{1B}[?1049l", to: 1) }

  /// Rings the bell.
  func ring() { Console.write("\u{7}", to: 1) }

  /// Forgets what is shown, so that everything is drawn anew.
  mutating func forget() {
    shown = []
    Console.write("\u{1B}[2J", to: 1)
  }

  /// Shows `lines`, the first at the top.
  mutating func show(_ lines: [[ScreenText]]) {
    var output = ""
    let rendered = lines.map(render)
    for (row, line) in rendered.enumerated() where row >= shown.count || shown[row] != line {
      output += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
    }
    shown = rendered
    if !output.isEmpty { Console.write(output, to: 1) }
  }

  private func render(_ line: [ScreenText]) -> String {
    line.map { run in
      let begin = ScreenText.begin(run.style, colour: colour)
      return begin.isEmpty ? clean(run.text) : begin + clean(run.text) + "\u{1B}[0m"
    }.joined()
  }

  /// Text from guides and notes must not steer the terminal.
  private func clean(_ text: String) -> String {
    String(text.unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? " " : Character($0) })
  }

  /// Columns and rows of the terminal; 80x24 when it does not say.
  static func size() -> (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (max(40, Int(size.ws_col)), max(12, Int(size.ws_row)))
  }
}
