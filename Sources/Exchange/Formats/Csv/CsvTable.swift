import Documents
import Foundation

/// A heading and its rows.
struct CsvTable {
  var heading: [String]
  var rows: [[DelimitedTextWriter.Cell]] = []

  func data(_ profile: DelimitedTextWriter.Profile) -> Data {
    var writer = DelimitedTextWriter(profile)
    writer.row(heading.map { .text($0) })
    for row in rows { writer.row(row) }
    return writer.data
  }
}
