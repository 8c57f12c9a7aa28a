/// Lines or dots over a colour, so that a chart can be read in grey.
enum Hatch: String, Hashable {
  case plain, up, down, cross, dots, lying, standing

  /// The path of a tile of this side, drawn as strokes.
  func path(_ side: Double) -> String {
    let tile = DrawingNumber.text
    let (whole, half, out) = (tile(side), tile(side / 2), tile(side + 1))
    switch self {
    case .plain: return ""
    case .up: return "M-1 1L1 -1M0 \(whole)L\(whole) 0M\(tile(side - 1)) \(out)L\(out) \(tile(side - 1))"
    case .down: return "M-1 \(tile(side - 1))L1 \(out)M0 0L\(whole) \(whole)M\(tile(side - 1)) -1L\(out) 1"
    case .cross: return Hatch.up.path(side) + Hatch.down.path(side)
    case .dots: return "M\(half) \(half)h0.01"
    case .lying: return "M0 \(half)H\(whole)"
    case .standing: return "M\(half) 0V\(whole)"
    }
  }

  /// How wide the strokes are.
  var stroke: Double { self == .dots ? 2.4 : 1.1 }
}
