import Exchange

extension ProgressLine {
  /// Writes over the line; nothing when no sound is copied, because then it is over at once.
  func show(_ progress: Exporter.Progress) {
    guard isSeen, progress.total > 0 else { return }
    Console.write("\r\u{1B}[K\(progress.format): \(100 * progress.done / progress.total) %", to: 2)
  }
}
