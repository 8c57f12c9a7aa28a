// All interviews along a guide on one page: counts, times, a chart and a table per standardised question, and what was
// written and noted on the open ones. Charts are those of the analysis page.
import Foundation
import Wording

extension ExportFormat {
  /// Many interviews read as one: a page for each guide.
  package static let studyReport = ExportFormat(
    id: "study-report", name: "Page on all interviews of a guide: charts, tables, open answers (HTML)",
    purpose: .read,
    opensIn: ["Chrome", "Firefox", "Edge", "Safari"],
    lost: "sound, marks without a label, drawings",
    fileExtension: "html", consent: nil, holds: [.times, .answers, .typed, .guide], reach: .studies,
    isReport: true,
    writer: .files(StudyReportFormat.write(_:to:options:)))
}

enum StudyReportFormat {
  /// Writes `study_report.html`; `study_report_GUIDE.html` when there are several guides.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    return try studies.map { study in
      let name = "\(StudyTable.stem("study_report", of: study, among: studies)).html"
      let page = StudyReportWriter(study.interviews, guide: study.guide, language: options.language)
      try OutputFile.write(page.data, to: folder.appending(path: name))
      return ExportedFile(name: name, what: ExportFormat.studyReport.name)
    }
  }
}
