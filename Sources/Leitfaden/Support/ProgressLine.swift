/// How far a long command is, on one line of the terminal that is rewritten; nothing when nobody looks.
final class ProgressLine {
  private let isSeen = Console.isTerminal(2)
  private var last = ""

  /// Shows a text, when another one stands there.
  func show(_ text: String) {
    guard isSeen, text != last else { return }
    last = text
    Console.write("\r\u{1B}[K\(TerminalText.harmless(text))", to: 2)
  }

  /// Takes the line away.
  func clear() {
    guard !last.isEmpty else { return }
    last = ""
    Console.write("\r\u{1B}[K", to: 2)
  }
}
