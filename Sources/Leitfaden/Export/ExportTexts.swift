import Exchange
import Wording

/// The words of `leitfaden export` on the screen.
struct ExportTexts: Sendable {
  let isGerman: Bool

  /// German when the locale asks for it, else English.
  static func current() -> ExportTexts { ExportTexts(isGerman: RecorderTexts.current().isGerman) }

  /// How far it is: “wav 40 %”, or the format alone where there is no sound to copy.
  func step(_ progress: Exporter.Progress) -> String {
    let step = progress.isReadingBack ? readingBack : progress.format
    if progress.total > 0 { return "\(step) \(100 * progress.done / progress.total) %" }
    return "\(step) \(progress.number)/\(progress.count)"
  }

  /// What was written, in one line.
  func total(_ files: Int, _ size: String, _ folder: String) -> String {
    isGerman
      ? "\(files) \(files == 1 ? "Datei" : "Dateien") geschrieben, \(size), nach \(folder)"
      : "wrote \(files) \(files == 1 ? "file" : "files"), \(size), to \(folder)"
  }

  /// What stands before the percentage while files are compared.
  var readingBack: String { isGerman ? "lese zurück" : "reading back" }

  /// Somebody stopped the export.
  var stopped: String {
    isGerman ? "abgebrochen; es wurde nichts geschrieben" : "stopped; nothing was written"
  }

  /// What the star in the list of formats means.
  var star: String {
    isGerman
      ? "* wird geschrieben, wenn --as fehlt, und beim Speichern, soweit kein Ton darin ist"
      : "* is written when --as is not given, and at save as far as it holds no sound"
  }

  /// What a format is.
  func name(_ format: any ExportFormat.Type) -> String { format.name.said }

  /// The programs that open a format.
  func programs(_ format: any ExportFormat.Type) -> String {
    format.opensIn.map(\.said).joined(separator: ", ")
  }

  /// That a format lacks its program.
  func missing(_ program: String) -> String {
    isGerman ? "braucht \(program), das nicht installiert ist" : "needs \(program), which is not installed"
  }

  /// That so many files were read back, on a medium that can be removed now, or elsewhere.
  func compared(_ count: Int, isRemovable: Bool) -> String {
    if isGerman {
      let end = isRemovable ? "Sie können das Medium entfernen" : "alle sind, wie sie geschrieben wurden"
      return "zurückgelesen und verglichen: \(count) \(count == 1 ? "Datei" : "Dateien"), \(end)"
    }
    let end = isRemovable ? "you may remove the medium" : "all as they were written"
    return "read back and compared: \(count) \(count == 1 ? "file" : "files"), \(end)"
  }
}
