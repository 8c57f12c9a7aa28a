// The page of `report` on paper: PDF as a browser prints it.
import Foundation
import Wording

extension ExportFormat {
  /// An interview to read on paper or to put away: waveform with the questions, marks, notes and all answers.
  package static let reportPDF = ExportFormat(
    id: "report-pdf", name: "Report to print: questions, marks, notes and answers (PDF)", purpose: .read,
    opensIn: ["any PDF reader"],
    lost: "the sound",
    fileExtension: "pdf", consent: nil, holds: [.times, .answers, .typed, .guide],
    isReport: true, program: .printingBrowser,
    writer: .files(ReportPDFFormat.write(_:to:options:)))
}

enum ReportPDFFormat {
  /// Writes one file for each interview.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    guard let printer = PagePrinter.installed else {
      throw ExchangeError(
        .missingProgram, "there is no browser here that can print the report",
        hint: "install one: sudo apt install chromium")
    }
    return try interviews.map { interview in
      let page = ReportWriter(interview, options, isPlayable: false)
      // Nothing is written meanwhile; but it is asked whether to go on.
      let printed = try printer.pdf(of: page.data, called: interview.stem) { try options.wrote(0) }
      let name = "\(interview.stem)_report.pdf"
      try OutputFile.write(printed, to: folder.appending(path: name))
      return ExportedFile(name: name, what: ExportFormat.reportPDF.name)
    }
  }
}

extension RequiredProgram {
  /// The usual browser; any of those that can print will do.
  static let printingBrowser = RequiredProgram(name: "chromium") { PagePrinter.installed != nil }
}
