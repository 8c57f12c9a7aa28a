// One page per interview that any browser opens by double click, also years later and without a network:
//
//   <!DOCTYPE html> … <meta http-equiv="Content-Security-Policy" content="default-src 'none'; …"> … <main> …
package import Foundation

/// An interview to listen to and to read in a browser: the page, and the sound beside it.
package enum ReportFormat: ExportFormat {
  /// `report`
  package static let id = "report"
  /// A page to listen and read.
  package static let name = "Page to listen to and read in a browser, with its sound (HTML)"
  /// The same in German.
  package static let germanName = "Seite zum Anhören und Lesen im Browser, mit dem Ton (HTML)"
  /// `html`
  package static let fileExtension = "html"
  /// To be read and heard.
  package static let purpose = ExportPurpose.read
  /// What is not in it.
  package static let lost = "pictures and films that are answers"
  /// The same in German.
  package static let germanLost = "Bilder und Filme, die Antworten sind"
  /// Yes.
  package static let isReport = true
  /// Programs that open it.
  package static let opensIn = ["Chrome", "Firefox", "Edge", "Safari"]
  /// Yes, beside the page.
  package static let holdsSound = true

  /// Writes one page for each interview, and its sound as `wav` does, unless that is written as well.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      let name = "\(interview.stem)_report.html"
      let page = ReportWriter(interview, options, isPlayable: true)
      try OutputFile.write(page.data, to: folder.appending(path: name))
      files.append(ExportedFile(name: name, what: Self.nameWords, remarks: remarks(interview)))
    }
    guard !options.formats.contains(WavFormat.id) else { return files }
    let withSound = interviews.filter { !$0.soundFiles.isEmpty }
    return files
      + (try WavFormat.write(withSound, to: folder, options: options).map { $0.opening(as: WavFormat.self) })
  }

  private static func remarks(_ interview: ExportedInterview) -> [FileWords] {
    guard !interview.soundFiles.isEmpty else { return [] }
    let sounds = interview.soundFiles.map(\.exportName).joined(separator: ", ")
    let place = FileWords(
      "Keep it in one folder with its sound: \(sounds).",
      german: "Lassen Sie sie in einem Ordner mit ihrem Ton: \(sounds).")
    guard interview.soundFiles.contains(where: { $0.container == .caf }) else { return [place] }
    return [
      place,
      FileWords(
        "Only Safari plays sound in Core Audio files.", german: "Nur Safari spielt Ton in Core-Audio-Dateien."
      ),
    ]
  }
}
