// DDI-Codebook 2.6: https://ddialliance.org/Specification/DDI-Codebook/2.6/
import Documents
import Foundation
import Guide
import Interview
import Wording

extension ExportFormat {
  /// The codebook for archives: study, files, sections, variables with question, categories and missing values.
  package static let ddi = ExportFormat(
    id: "ddi", name: "Codebook for archives (DDI-Codebook 2.6)", purpose: .archive,
    opensIn: ["Nesstar", "Dataverse", "archives such as AUSSDA, GESIS, UKDA", "R (DDIwR)"],
    lost: "all answers: it says what columns and codes mean",
    fileExtension: "xml", consent: .archive, holds: [.guide], reach: .together,
    writer: .files(DdiFormat.write(_:to:options:)))
}

enum DdiFormat {
  /// Writes `codebook.xml`, or one for each guide.
  static func write(
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
