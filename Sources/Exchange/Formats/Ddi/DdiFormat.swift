// DDI-Codebook 2.6: https://ddialliance.org/Specification/DDI-Codebook/2.6/
import Documents
package import Foundation
import Guide
package import Wording

/// The codebook for archives: study, files, sections, variables with question, categories and missing values.
package enum DdiFormat: ExportFormat {
  /// `ddi`
  package static let id = "ddi"
  /// A codebook for archives.
  package static let name: Sentence = "Codebook for archives (DDI-Codebook 2.6)"
  /// `xml`
  package static let fileExtension = "xml"
  /// What people do with it.
  package static let purpose = ExportPurpose.archive
  /// What is not in it.
  package static let lost: Sentence? = "all answers: it says what columns and codes mean"
  /// Programs that open it.
  package static let opensIn: [Sentence] = [
    "Nesstar", "Dataverse", "archives such as AUSSDA, GESIS, UKDA", "R (DDIwR)",
  ]

  /// Writes `codebook.xml`, or one for each guide.
  package static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    return try studies.map { study in
      let name = StudyTable.stem("codebook", of: study, among: studies) + ".xml"
      let table = StudyTable.stem("answers_wide", of: study, among: studies) + ".csv"
      let data: Data
      do throws(DocumentError) { data = try DdiCodebook.data(of: study, file: table) } catch {
        throw ExchangeError(.notWritable, error.sentence)
      }
      try OutputFile.write(data, to: folder.appending(path: name))
      return ExportedFile(
        name: name,
        what: "Codebook of \(table) for archives")
    }
  }
}
