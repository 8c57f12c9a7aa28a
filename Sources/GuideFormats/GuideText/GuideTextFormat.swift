package import Foundation

/// The guide text format, version 1: Markdown with a few marks, described in docs/guide-format.md.
///
///     ## Opening {#opening}
///     1. How did you begin? {#begin required}
package enum GuideTextFormat: GuideFormat {
  /// `guide-text`
  package static let id = "guide-text"
  /// Guide text
  package static let name = "Guide text (Markdown)"
  /// `.guide.md` first; any `.md` or `.txt` is tried too.
  package static let fileExtensions = ["guide.md", "guide.txt", "md", "markdown", "txt"]

  /// Reads a guide text.
  package static func read(_ data: Data, name: String) -> GuideReading {
    GuideTextReader.read(data, name: name)
  }
}
