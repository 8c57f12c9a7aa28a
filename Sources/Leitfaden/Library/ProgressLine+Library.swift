import Library

extension ProgressLine {
  /// Shows how many interviews were dealt with.
  func show(_ progress: LibraryProgress) {
    show("\(progress.done + 1) of \(progress.total): \(Words.short(progress.name, 50))")
  }
}
