// One page per interview that any browser opens by double click, also years later and without a network:
//
//   <!DOCTYPE html> … <meta http-equiv="Content-Security-Policy" content="default-src 'none'; …"> … <main> …
import Foundation
import Wording

extension ExportFormat {
  /// An interview to listen to and to read in a browser: the page, and the sound beside it.
  package static let report = ExportFormat(
    id: "report", name: "Page to listen to and read in a browser, with its sound (HTML)", purpose: .read,
    opensIn: ["Chrome", "Firefox", "Edge", "Safari"],
    lost: "pictures and films that are answers",
    fileExtension: "html", consent: nil, holds: [.sound, .times, .answers, .typed, .guide],
    isReport: true,
    writer: .files(ReportFormat.write(_:to:options:)))
}

enum ReportFormat {
  /// Writes one page for each interview, and its sound as `wav` does, unless that is written as well.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    var files: [ExportedFile] = []
    for interview in interviews {
      let name = "\(interview.stem)_report.html"
      let page = ReportWriter(interview, options, isPlayable: true)
      try OutputFile.write(page.data, to: folder.appending(path: name))
      files.append(ExportedFile(name: name, what: ExportFormat.report.name, remarks: remarks(interview)))
    }
    guard !options.formats.contains(ExportFormat.wav.id) else { return files }
    let withSound = interviews.filter { !$0.soundFiles.isEmpty }
    return files
      + (try WavFormat.write(withSound, to: folder, options: options).map { $0.opening(as: .wav) })
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
