// audit.csv as ODK Collect writes it (getodk/docs, "Form Audit Log"): a row for each view of a question, in
// milliseconds since 1970, LF, quoted only where it must be.
//
//   event,node,start,end,old-value,new-value
//   question,/tablets/opening/first_day,1795266187500,1795266199250,,
import Documents
package import Foundation
import Guide
import Interview
import Timeline
package import Wording

/// When which question was on the screen, for tools that read the audit of ODK forms. A time less that of `form start`
/// is the position on the sound, as ODK describes it: pauses are not counted. What was answered outside the visits to its
/// question, or while nothing was recorded, has a row of its own.
package enum AuditFormat: ExportFormat {
  /// `audit`
  package static let id = "audit"
  /// The course of the interview.
  package static let name: Sentence = "Course of the interview as ODK logs it (audit.csv)"
  /// `csv`
  package static let fileExtension = "csv"
  /// What people do with it.
  package static let purpose = ExportPurpose.count
  /// What is not in it.
  package static let lost: Sentence? = "marks, notes, pauses"
  /// Programs that open it.
  package static let opensIn: [Sentence] = ["R", "Excel", "LibreOffice Calc"]

  /// Writes one file for each interview.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    try interviews.map { interview in
      let name = "\(interview.stem)_audit.csv"
      try OutputFile.write(Data(text(of: interview).utf8), to: folder.appending(path: name))
      return ExportedFile(name: name, what: Self.name)
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
