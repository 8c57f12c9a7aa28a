import Library
import Wording

extension ProgressLine {
  /// Shows how many interviews were dealt with.
  func show(_ progress: LibraryProgress) {
    let text: Sentence = "\(progress.done + 1) of \(progress.total): \(Words.short(progress.name, 50))"
    show(text.said)
  }
}
