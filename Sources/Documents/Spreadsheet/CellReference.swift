/// `B12`: a column and a row.
struct CellReference: Hashable {
  static let lastColumn = 16_384
  static let lastRow = 1_048_576

  let column: Int
  let row: Int

  /// Reads a reference; `nil` when it is none, or lies outside of every sheet.
  init?(_ text: String) {
    var column = 0
    var row = 0
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A where row == 0: column = column * 26 + Int(byte - 0x40)
      case 0x61...0x7A where row == 0: column = column * 26 + Int(byte - 0x60)
      case 0x30...0x39: row = row * 10 + Int(byte - 0x30)
      default: return nil
      }
      guard column <= Self.lastColumn, row <= Self.lastRow else { return nil }
    }
    guard column > 0, row > 0 else { return nil }
    self.column = column
    self.row = row
  }
}
