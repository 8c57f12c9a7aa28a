import Foundation
import Guide
import GuideFormats
import Wording

/// A guide file named on the command line, read.
struct GuideFile {
  /// As it was typed.
  let path: String
  private(set) var reading: GuideReading

  /// Reads the file, in the first of its languages where no other one is wanted.
  ///
  /// - Throws: `CommandFailure` when there is nothing to read.
  init(_ path: String, language: String? = nil) throws {
    self.path = path
    do {
      reading = try GuideFormats.read(contentsOf: URL(filePath: path), language: language)
    } catch let problem as GuideFileProblem {
      throw CommandFailure(problem.sentence, hint: problem.advice)
    }
  }

  /// Looks at the other languages of the guide, too: what is not the same there becomes a problem of this file.
  mutating func compareLanguages() {
    guard let guide = reading.guide else { return }
    reading.diagnostics += GuideLanguages(of: guide, besides: URL(filePath: path)).diagnostics
  }

  /// Looks whether the pictures, sounds and films are there; those in an archive were looked for when it was read.
  mutating func lookForMedia() {
    let file = URL(filePath: path)
    guard let guide = reading.guide,
      GuideFormats.format(forFileNamed: file.lastPathComponent) == GuideTextFormat.self
    else { return }
    reading.diagnostics += GuideMedia.folder(file.deletingLastPathComponent()).missing(of: guide)
  }

  /// A file that was read already.
  init(_ path: String, reading: GuideReading) { (self.path, self.reading) = (path, reading) }

  /// `file:line:column: error: text`, in the language of the terminal.
  func line(_ diagnostic: GuideDiagnostic) -> String {
    let word: Sentence =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      }
    return "\(path):\(diagnostic.place): \(word.said): \(diagnostic.text(in: Console.language))"
  }

  /// The guide, for a command that needs one without errors; problems are listed on stderr.
  ///
  /// - Throws: `CommandFailure` that counts the errors.
  func flawless() throws -> Guide {
    for diagnostic in reading.diagnostics { Console.error(line(diagnostic)) }
    if let guide = reading.guide, !reading.hasErrors { return guide }
    throw CommandFailure(
      "the guide \(path) cannot be used: \(tally)", hint: "fix the lines listed above and try again")
  }

  /// The guide without errors, with its other languages in the same file and in the same folder.
  ///
  /// - Throws: As `flawless`.
  func whole() throws -> Guide {
    let guide = try flawless()
    let file = URL(filePath: path)
    let inside = reading.languages.filter { $0 != guide.language }.compactMap { tag in
      (try? GuideFormats.read(contentsOf: file, language: tag))?.guide
    }
    return GuideLanguages(of: guide.withTranslations(inside), besides: file).whole
  }

  /// `2 errors, 1 warning`
  var tally: Sentence {
    let errors = reading.diagnostics.count { $0.severity == .error }
    return "\(Words.errors(errors)), \(Words.warnings(reading.diagnostics.count - errors))"
  }
}
