import Exchange
import Wording

/// The words of `leitfaden export` on the screen.
struct ExportTexts: Sendable {
  /// In the language of the environment.
  static func current() -> ExportTexts { ExportTexts() }

  private func say(_ sentence: Sentence) -> String { sentence.said }

  /// How far it is: “wav 40 %”, or the format alone where there is no sound to copy.
  func step(_ progress: Exporter.Progress) -> String {
    let step = progress.isReadingBack ? readingBack : progress.format
    if progress.total > 0 { return "\(step) \(100 * progress.done / progress.total) %" }
    return "\(step) \(progress.number)/\(progress.count)"
  }

  /// What was written, in one line.
  func total(_ files: Int, _ size: String, _ folder: String) -> String {
    say(
      files == 1
        ? "wrote 1 file, \(size), to \(folder)" : "wrote \(files) files, \(size), to \(folder)")
  }

  /// What stands before the percentage while files are compared.
  var readingBack: String { say("reading back") }

  /// Somebody stopped the export.
  var stopped: String {
    say("stopped; nothing was written")
  }

  /// What the star in the list of formats means.
  var star: String {
    say("* is written when --as is not given, and at save as far as it holds no sound")
  }

  /// What a format is.
  func name(_ format: ExportFormat) -> String { format.name.said }

  /// The programs that open a format.
  func programs(_ format: ExportFormat) -> String {
    format.opensIn.map(\.said).joined(separator: ", ")
  }

  /// That a format lacks its program.
  func missing(_ program: String) -> String {
    say("needs \(program), which is not installed")
  }

  /// That so many files were read back, on a medium that can be removed now, or elsewhere.
  func compared(_ count: Int, isRemovable: Bool) -> String {
    let files: Sentence = count == 1 ? "1 file" : "\(count) files"
    return say(
      isRemovable
        ? "read back and compared: \(files), you can remove the drive"
        : "read back and compared: \(files), all as they were written")
  }
}
