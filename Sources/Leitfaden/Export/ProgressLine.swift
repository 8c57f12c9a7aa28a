import Exchange

/// How far an export is, on one line of the terminal that is rewritten; nothing when nobody looks.
final class ProgressLine {
  private let isShown = Console.isTerminal(2)
  private var last = ""

  /// Shows the state, when it looks different from what stands there.
  func show(_ progress: Exporter.Progress) {
    guard isShown, progress.total > 0 else { return }
    let text = "\(progress.format) \(100 * progress.done / progress.total) %"
    guard text != last else { return }
    last = text
    Console.write("\r\u{1B}[K\(text)", to: 2)
  }

  /// Takes the line away.
  func clear() {
    guard !last.isEmpty else { return }
    last = ""
    Console.write("\r\u{1B}[K", to: 2)
  }
}
