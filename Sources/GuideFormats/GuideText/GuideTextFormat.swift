package import Foundation
package import Guide

/// The guide text format, version 1: Markdown with a few marks, described in docs/guide-format.md.
///
///     ## Opening {#opening}
///     1. How did you begin? {#begin required}
package enum GuideTextFormat: GuideFormat, WritableGuideFormat {
  /// `guide-text`
  package static let id = "guide-text"
  /// Guide text
  package static let name = "Guide text (Markdown)"
  /// `.guide.md` first; any `.md` or `.txt` is tried too.
  package static let fileExtensions = ["guide.md", "guide.txt", "md", "markdown", "txt"]
  /// text/markdown
  package static let mediaType = "text/markdown; charset=utf-8"

  /// Reads a guide text; there is one language in each.
  package static func read(_ data: Data, name: String, language: String?) -> GuideReading {
    GuideTextReader.read(data, name: name)
  }

  /// Writes a guide in the canonical form; nothing is lost but comments.
  package static func write(_ guide: Guide, media: GuideMedia) -> GuideWriting {
    GuideWriting(
      data: Data(GuideTextWriter.text(guide).utf8), losses: ExportLosses.ofLanguages(guide))
  }
}
