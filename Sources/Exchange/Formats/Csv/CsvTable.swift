import Documents
import Foundation

/// A heading and its rows.
struct CsvTable {
  typealias Cells = [DelimitedTextWriter.Cell]

  let heading: [String]
  private let eachRow: ((Cells) -> Void) -> Void

  /// - Parameter eachRow: Hands over the rows one after the other: all rows of a thousand interviews would fill the memory.
  init(heading: [String], eachRow: @escaping ((Cells) -> Void) -> Void) {
    (self.heading, self.eachRow) = (heading, eachRow)
  }

  init(heading: [String], rows: [Cells]) {
    self.init(heading: heading) { take in rows.forEach(take) }
  }

  /// All rows at once.
  var rows: [Cells] {
    var rows: [Cells] = []
    eachRow { rows.append($0) }
    return rows
  }

  func data(_ profile: DelimitedTextWriter.Profile) -> Data {
    var writer = DelimitedTextWriter(profile)
    writer.row(heading.map { .text($0) })
    eachRow { writer.row($0) }
    return writer.data
  }
}
