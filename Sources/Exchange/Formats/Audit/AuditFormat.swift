// audit.csv as ODK Collect writes it (getodk/docs, "Form Audit Log"): a row for each view of a question, in
// milliseconds since 1970, LF, quoted only where it must be.
//
//   event,node,start,end,old-value,new-value
//   question,/tablets/opening/first_day,1795266187500,1795266199250,,
import Documents
import Foundation
import Guide
import Interview
import Timeline
import Wording

extension ExportFormat {
  /// When which question was on the screen, for tools that read the audit of ODK forms. A time less that of `form start`
  /// is the position on the sound, as ODK describes it: pauses are not counted. What was answered outside the visits to its
  /// question, or while nothing was recorded, has a row of its own.
  package static let audit = ExportFormat(
    id: "audit", name: "Course of the interview as ODK logs it (audit.csv)", purpose: .count,
    opensIn: ["R", "Excel", "LibreOffice Calc"],
    lost: "marks, notes, pauses",
    fileExtension: "csv", consent: nil, holds: [.times, .answers, .typed],
    writer: .files(AuditFormat.write(_:to:options:)))
}

enum AuditFormat {
  /// Writes one file for each interview.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.map { interview in
      let name = "\(interview.stem)_audit.csv"
      try OutputFile.write(Data(text(of: interview).utf8), to: folder.appending(path: name))
      return ExportedFile(name: name, what: ExportFormat.audit.name)
    }
  }

  static func text(of exported: ExportedInterview) -> String {
    let interview = exported.interview
    let began = Int64(((interview.startedAt?.timeIntervalSince1970 ?? 0) * 1000).rounded(.down))
    func moment(_ frame: Frame) -> String {
      String(began + TimeGrid.milliseconds.units(exported.clamped(frame), at: exported.rate))
    }
    var rows = [
      ["event", "node", "start", "end", "old-value", "new-value"],
      ["form start", "", String(began), "", "", ""],
    ]
    rows += AuditRow.rows(of: exported).map { row in
      ["question", row.node, moment(row.start), moment(row.end), row.old, row.new]
    }
    if interview.status == .saved {
      rows.append(["form save", "", moment(exported.soundEnd), "", "", ""])
      rows.append(["form finalize", "", moment(exported.soundEnd), "", "", ""])
    }
    return rows.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) || $0.isNewline }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
