import Documents
import Guide
import Interview

/// What was drawn, as a picture.
struct ReportInk {
  private let strokes: [(colour: Int, points: [(x: Double, y: Double)])]

  /// The drawing on a note.
  init(_ note: Note) {
    strokes = note.strokes.map { ($0.colour, $0.points.map { ($0.x, $0.y) }) }
  }

  /// A drawn answer.
  init(_ answer: [Stroke]) {
    strokes = answer.map { (0, $0.points.map { ($0.x, $0.y) }) }
  }

  private static let width = 400.0
  private static let height = width / InkStroke.aspect

  /// Writes the picture; nothing when nothing was drawn.
  func write(called name: String, _ html: inout HTMLWriter) {
    guard !strokes.isEmpty else { return }
    let box = "0 0 \(Int(Self.width)) \(Int(Self.height))"
    html.element(
      "svg", [("class", "ink"), ("viewBox", box), ("role", "img"), ("aria-label", name)]
    ) { html in
      for stroke in strokes {
        html.element("path", [("class", "c\(stroke.colour)"), ("d", Self.path(stroke.points))])
      }
    }
  }

  private static func path(_ points: [(x: Double, y: Double)]) -> String {
    let places = points.map { "\(tenth($0.x * width)) \(tenth($0.y * height))" }
    guard let first = places.first else { return "" }
    // A dot is a line without length; its round ends make it one.
    let rest = places.count > 1 ? places.dropFirst() : [first]
    return "M\(first)" + rest.map { "L\($0)" }.joined()
  }

  private static func tenth(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let tenths = Int((min(max(number, -1000), 1000) * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
