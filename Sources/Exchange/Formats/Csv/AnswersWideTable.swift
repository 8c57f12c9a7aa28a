import Documents

/// One row for each interview, one column for each variable in the order of the guide. Codes, not labels; a
/// missing reason is its code (-9...-5): also where a question did not apply, was passed over or not reached any more.
/// An empty cell in an interview that still goes on: no answer yet.
enum AnswersWideTable {
  static func table(of study: StudyTable) -> CsvTable {
    CsvTable(heading: study.variables.map(\.name), rows: study.rows.map { row in row.map(\.cell) })
  }
}
