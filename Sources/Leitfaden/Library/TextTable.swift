/// Lines of cells, aligned for a terminal; the last column keeps its length.
struct TextTable {
  private var lines: [[String]]
  private let rightAligned: Set<Int>

  /// Begins a table with its heading; the columns in `rightAligned` hold numbers.
  init(_ heading: [String], rightAligned: Set<Int> = []) {
    lines = [heading]
    self.rightAligned = rightAligned
  }

  /// Adds a line with as many cells as the heading.
  mutating func add(_ cells: [String]) { lines.append(cells) }

  /// The aligned lines, heading first.
  var text: [String] {
    let columns = lines.first?.count ?? 0
    let widths = (0..<columns).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return rightAligned.contains(column) ? space + cell : cell + space
      }
      let line = padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
