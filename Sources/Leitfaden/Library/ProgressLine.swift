import Library

/// How far a long command is, on one line of a terminal; silent when nobody looks.
struct ProgressLine {
  private let isSeen = Console.isTerminal(2)

  /// Writes over the line.
  func show(_ progress: LibraryProgress) {
    guard isSeen else { return }
    Console.write(
      "\r\u{1B}[K\(progress.done + 1) of \(progress.total): \(Words.short(progress.name, 50))", to: 2)
  }

  /// Takes the line away.
  func clear() {
    if isSeen { Console.write("\r\u{1B}[K", to: 2) }
  }
}
