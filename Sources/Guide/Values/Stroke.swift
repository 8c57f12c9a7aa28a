/// One stroke of a drawn answer, from the touch until the pen was lifted.
package struct Stroke: Hashable, Sendable {
  /// Where the pen was at one moment.
  package struct Point: Hashable, Sendable {
    /// 0 at the left edge of the field, 1 at its right edge.
    package var x: Double
    /// 0 at the top, 1 at the bottom.
    package var y: Double
    /// Milliseconds since the first stroke began.
    package var milliseconds: Double

    /// Makes a point.
    package init(x: Double, y: Double, milliseconds: Double = 0) {
      (self.x, self.y, self.milliseconds) = (x, y, milliseconds)
    }
  }

  /// In the order in which they were drawn.
  package var points: [Point]

  /// Makes a stroke.
  package init(points: [Point]) { self.points = points }
}

extension Stroke: Codable {
  /// Reads `[[x, y, milliseconds], …]`; the last one may be missing.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    points = []
    while !list.isAtEnd {
      let numbers = try list.decode([Double].self)
      guard (2...3).contains(numbers.count), numbers.allSatisfy(\.isFinite) else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "a point is [x, y, milliseconds]")
      }
      points.append(Point(x: numbers[0], y: numbers[1], milliseconds: numbers.count > 2 ? numbers[2] : 0))
    }
  }

  /// Writes the same.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for point in points { try list.encode([point.x, point.y, point.milliseconds]) }
  }
}
