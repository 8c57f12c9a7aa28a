// SPSS: one .sav for each guide, a row for each interview, and one .sps with what a .sav of ReadStat cannot hold.
// https://github.com/WizardMac/ReadStat, https://www.gnu.org/software/pspp/pspp-dev/html_node/System-File-Format.html
import Documents
package import Foundation
import Guide
import Interview
import Wording

/// A file of SPSS with labels, measures and missing values, and a syntax file with the sets of multiple responses.
package enum SpssFormat: ExportFormat {
  /// `spss`
  package static let id = "spss"
  /// Answers with labels and missing values.
  package static let name = "Answers with labels and missing values (SPSS)"
  /// The same in German.
  package static let germanName = "Antworten mit Beschriftungen und fehlenden Werten (SPSS)"
  /// `sav`
  package static let fileExtension = "sav"
  /// What people do with it.
  package static let purpose = ExportPurpose.count
  /// What is not in it.
  package static let lost = "everything but the answers"
  /// The same in German.
  package static let germanLost = "alles außer den Antworten"
  /// Programs that open it.
  package static let opensIn = [
    "SPSS", "PSPP", "R (haven)", "Stata", "jamovi", "JASP", "Python (pyreadstat)",
  ]

  /// Writes `answers.sav` and `answers.sps`, or one of each for every guide.
  package static func write(
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
          what: FileWords(
            "Answers, one row for each interview with the guide \(study.guide.id)",
            german: "Antworten, eine Zeile für jedes Interview mit dem Leitfaden \(study.guide.id)"),
          remarks: remarks(study, variables))
      ]
      let syntax = SpssSyntax.text(of: study, variables, file: "\(stem).sav")
      if let syntax {
        try OutputFile.write(Data(syntax.utf8), to: folder.appending(path: "\(stem).sps"))
        files.append(
          ExportedFile(
            name: "\(stem).sps",
            what: FileWords(
              "Sets of multiple responses; open \(stem).sav first, then run this",
              german: "Sets von Mehrfachantworten; öffnen Sie zuerst \(stem).sav, dann führen Sie dies aus")
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

  private static func remarks(_ study: StudyTable, _ variables: [SpssVariable]) -> [FileWords] {
    var remarks = [
      FileWords(
        "Missing reasons are -9 to -5, declared as missing; choices with words as codes are numbered.",
        german:
          "Gründe für fehlende Antworten sind -9 bis -5, als fehlend erklärt; Auswahlen mit Wörtern als Codes sind nummeriert."
      )
    ]
    let renamed = variables.filter { $0.name != $0.source.name }
    if !renamed.isEmpty {
      let names = renamed.prefix(5).map { "\($0.source.name) → \($0.name)" }.joined(separator: ", ")
      let list = names + (renamed.count > 5 ? " …" : "")
      remarks.append(
        FileWords("Names that SPSS does not take: \(list).", german: "Namen, die SPSS nicht nimmt: \(list)."))
    }
    let moved = variables.filter { ($0.codes?.range.upperBound ?? -5) != -5 }.map(\.name)
    if !moved.isEmpty {
      remarks.append(
        FileWords(
          "Answers between -9 and -5 occur in \(moved.joined(separator: ", ")); the missing reasons there are lower, "
            + "as their labels say.",
          german:
            "Antworten zwischen -9 und -5 kommen vor in \(moved.joined(separator: ", ")); die Gründe für fehlende "
            + "Antworten sind dort kleiner, wie ihre Namen sagen."))
    }
    let cut = study.rows.joined().count { ($0.content?.utf8.count ?? 0) > StatisticsFile.longestText }
    if cut > 0 {
      remarks.append(
        FileWords(
          "\(cut) \(cut == 1 ? "text was" : "texts were") cut to \(StatisticsFile.longestText) bytes; the tables "
            + "(csv) hold the whole.",
          german:
            "\(cut) \(cut == 1 ? "Text wurde" : "Texte wurden") auf \(StatisticsFile.longestText) Bytes gekürzt; "
            + "ganz stehen sie in den Tabellen (csv)."))
    }
    return remarks
  }
}
