// All interviews along a guide on one page: counts, times, a chart and a table per standardised question, and what was
// written and noted on the open ones. Charts are those of the analysis page.
package import Foundation
package import Wording

/// Many interviews read as one: a page for each guide.
package enum StudyReportFormat: ExportFormat {
  /// `study-report`
  package static let id = "study-report"
  /// A page on all interviews.
  package static let name: Sentence = "Page on all interviews of a guide: charts, tables, open answers (HTML)"
  /// `html`
  package static let fileExtension = "html"
  /// To be read.
  package static let purpose = ExportPurpose.read
  /// What is not in it.
  package static let lost: Sentence? = "sound, marks without a label, drawings"
  /// Yes.
  package static let isReport = true
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["Chrome", "Firefox", "Edge", "Safari"]

  /// Yes.
  package static let isForStudies = true

  /// Writes `study_report.html`; `study_report_GUIDE.html` when there are several guides.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    return try studies.map { study in
      let name = "\(StudyTable.stem("study_report", of: study, among: studies)).html"
      let page = StudyReportWriter(study.interviews, guide: study.guide, language: options.language)
      try OutputFile.write(page.data, to: folder.appending(path: name))
      return ExportedFile(name: name, what: Self.name)
    }
  }
}
