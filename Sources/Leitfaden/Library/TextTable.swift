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

  /// The same table in at most `width` columns: cells of the `flexible` columns are cut, the widest first and none below
  /// ten letters; then the columns in `dispensable` go, in this order, until it fits.
  func fitted(to width: Int, flexible: [Int], dispensable: [String]) -> TextTable {
    var widths = self.widths
    func whole() -> Int { widths.reduce(0, +) + 2 * max(0, widths.count - 1) }
    while whole() > width, let widest = flexible.max(by: { widths[$0] < widths[$1] }), widths[widest] > 10 {
      widths[widest] -= 1
    }
    var table = self
    for index in flexible {
      table.lines = table.lines.map { cells in
        var cells = cells
        cells[index] = Words.short(cells[index], widths[index])
        return cells
      }
    }
    for name in dispensable where table.width > width { table = table.without(name) }
    return table
  }

  private var widths: [Int] {
    (0..<(lines.first?.count ?? 0)).map { column in lines.map { $0[column].count }.max() ?? 0 }
  }

  private var width: Int { widths.reduce(0, +) + 2 * max(0, widths.count - 1) }

  private func without(_ name: String) -> TextTable {
    guard let index = lines.first?.firstIndex(of: name) else { return self }
    let kept = rightAligned.filter { $0 != index }.map { $0 > index ? $0 - 1 : $0 }
    var table = TextTable([], rightAligned: Set(kept))
    table.lines = lines.map { cells in
      var cells = cells
      cells.remove(at: index)
      return cells
    }
    return table
  }

  /// The aligned lines, heading first.
  var text: [String] {
    let widths = widths
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
