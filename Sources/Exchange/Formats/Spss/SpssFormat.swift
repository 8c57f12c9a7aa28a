// SPSS: one .sav for each guide, a row for each interview, and one .sps with what a .sav of ReadStat cannot hold.
// https://github.com/WizardMac/ReadStat, https://www.gnu.org/software/pspp/pspp-dev/html_node/System-File-Format.html
import Documents
import Foundation
import Guide
import Interview
import Wording

extension ExportFormat {
  /// A file of SPSS with labels, measures and missing values, and a syntax file with the sets of multiple responses.
  package static let spss = ExportFormat(
    id: "spss", name: "Answers with labels and missing values (SPSS)", purpose: .count,
    opensIn: ["SPSS", "PSPP", "R (haven)", "Stata", "jamovi", "JASP", "Python (pyreadstat)"],
    lost: "everything but the answers",
    fileExtension: "sav", consent: nil, holds: [.answers, .typed, .guide], reach: .together,
    writer: .files(SpssFormat.write(_:to:options:)))
}

enum SpssFormat {
  /// Writes `answers.sav` and `answers.sps`, or one of each for every guide.
  static func write(
    _ interviews: [ExportedInterview], to folder: URL, options: ExportOptions
  ) throws -> [ExportedFile] {
    let studies = StudyTable.tables(of: interviews)
    return try studies.flatMap { study -> [ExportedFile] in
      let stem = StudyTable.stem("answers", of: study, among: studies)
      let variables = SpssVariable.all(of: study)
      try OutputFile.write(try sav(study, variables), to: folder.appending(path: "\(stem).sav"))
      var files = [
        ExportedFile(
          name: "\(stem).sav",
          what: "Answers, one row for each interview with the guide \(study.guide.id)",
          remarks: remarks(study, variables))
      ]
      let syntax = SpssSyntax.text(of: study, variables, file: "\(stem).sav")
      if let syntax {
        try OutputFile.write(Data(syntax.utf8), to: folder.appending(path: "\(stem).sps"))
        files.append(
          ExportedFile(
            name: "\(stem).sps",
            what: "Sets of multiple responses; open \(stem).sav first, then run this"
          ).opening(in: "SPSS", "PSPP"))
      }
      return files
    }
  }

  private static func sav(_ study: StudyTable, _ variables: [SpssVariable]) throws -> Data {
    let rows = study.rows.map { row in
      zip(variables, row).map { variable, cell in variable.value(cell) }
    }
    // The same interviews give the same bytes: not the moment of writing, but that of the last interview.
    let moments = study.interviews.compactMap { $0.interview.endedAt ?? $0.interview.startedAt }
    do {
      return try StatisticsFile.sav(
        variables.map(\.column), rows: rows, label: study.guide.title,
        moment: moments.max() ?? Date(timeIntervalSince1970: 0))
    } catch {
      throw ExchangeError(.notWritable, error.sentence, hint: "the tables (csv) hold the same answers")
    }
  }

  private static func remarks(_ study: StudyTable, _ variables: [SpssVariable]) -> [Sentence] {
    var remarks: [Sentence] = [
      "Missing reasons are -9 to -5, declared as missing; choices with words as codes are numbered."
    ]
    let renamed = variables.filter { $0.name != $0.source.name }
    if !renamed.isEmpty {
      let names = renamed.prefix(5).map { "\($0.source.name) → \($0.name)" }.joined(separator: ", ")
      let list = names + (renamed.count > 5 ? " …" : "")
      remarks.append("Names that SPSS does not take: \(list).")
    }
    let moved = variables.filter { ($0.codes?.range.upperBound ?? -5) != -5 }.map(\.name)
    if !moved.isEmpty {
      remarks.append(
        "Answers between -9 and -5 occur in \(moved.joined(separator: ", ")); the missing reasons there are lower, "
          + "as their labels say.")
    }
    let cut = study.rows.joined().count { ($0.content?.utf8.count ?? 0) > StatisticsFile.longestText }
    if cut > 0 {
      let most = StatisticsFile.longestText
      remarks.append(
        cut == 1
          ? "1 text was cut to \(most) bytes; the tables (csv) hold the whole."
          : "\(cut) texts were cut to \(most) bytes; the tables (csv) hold the whole.")
    }
    return remarks
  }
}
