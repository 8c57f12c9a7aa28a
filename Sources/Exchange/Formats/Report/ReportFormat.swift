// One page per interview that any browser opens by double click, also years later and without a network:
//
//   <!DOCTYPE html> … <meta http-equiv="Content-Security-Policy" content="default-src 'none'; …"> … <main> …
package import Foundation
package import Wording

/// An interview to listen to and to read in a browser: the page, and the sound beside it.
package enum ReportFormat: ExportFormat {
  /// `report`
  package static let id = "report"
  /// A page to listen and read.
  package static let name: Sentence = "Page to listen to and read in a browser, with its sound (HTML)"
  /// `html`
  package static let fileExtension = "html"
  /// To be read and heard.
  package static let purpose = ExportPurpose.read
  /// What is not in it.
  package static let lost: Sentence? = "pictures and films that are answers"
  /// Yes.
  package static let isReport = true
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["Chrome", "Firefox", "Edge", "Safari"]
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
      files.append(ExportedFile(name: name, what: Self.name, remarks: remarks(interview)))
    }
    guard !options.formats.contains(WavFormat.id) else { return files }
    let withSound = interviews.filter { !$0.soundFiles.isEmpty }
    return files
      + (try WavFormat.write(withSound, to: folder, options: options).map { $0.opening(as: WavFormat.self) })
  }

  private static func remarks(_ interview: ExportedInterview) -> [Sentence] {
    guard !interview.soundFiles.isEmpty else { return [] }
    let sounds = interview.soundFiles.map(\.exportName).joined(separator: ", ")
    let place: Sentence = "Keep it in one folder with its sound: \(sounds)."
    guard interview.soundFiles.contains(where: { $0.container == .caf }) else { return [place] }
    return [
      place,
      "Only Safari plays sound in Core Audio files.",
    ]
  }
}
