// The page of `report` on paper: PDF as a browser prints it.
package import Foundation
package import Wording

/// An interview to read on paper or to put away: waveform with the questions, marks, notes and all answers.
package enum ReportPDFFormat: ExportFormat {
  /// `report-pdf`
  package static let id = "report-pdf"
  /// A report to print.
  package static let name: Sentence = "Report to print: questions, marks, notes and answers (PDF)"
  /// `pdf`
  package static let fileExtension = "pdf"
  /// To be read.
  package static let purpose = ExportPurpose.read
  /// What is not in it.
  package static let lost: Sentence? = "the sound"
  /// Yes.
  package static let isReport = true
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["any PDF reader"]
  /// The usual browser, while none is there that can print.
  package static var missingProgram: String? { PagePrinter.installed == nil ? "chromium" : nil }

  /// Writes one file for each interview.
  package static func write(
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
      return ExportedFile(name: name, what: Self.name)
    }
  }
}
