/// One stroke of the pen on a note: from the touch of the sheet until the pen was lifted.
///
/// The sheet has a fixed frame four wide and three high, whatever the screen: `x` counts from 0 at its left edge to 1 at
/// its right edge, `y` from 0 at the top to 1 at the bottom. It is not mirrored for scripts from right to left.
package struct InkStroke: Hashable, Sendable {
  /// Where the pen was at one moment; in JSON `[x, y, pressure, milliseconds]`.
  package struct Point: Hashable, Sendable {
    /// 0...1 from the left edge.
    package var x: Double
    /// 0...1 from the top.
    package var y: Double
    /// 0...1; 0.5 for pens and fingers that feel none.
    package var pressure: Double
    /// Milliseconds since the stroke began.
    package var milliseconds: Double

    /// Makes a point.
    package init(x: Double, y: Double, pressure: Double = 0.5, milliseconds: Double = 0) {
      (self.x, self.y, self.pressure, self.milliseconds) = (x, y, pressure, milliseconds)
    }
  }

  /// Width of the sheet divided by its height.
  package static let aspect = 4.0 / 3
  /// The most points a stroke can have; a pen that tells 60 a second needs over five minutes for them.
  package static let mostPoints = 20_000

  /// In the order in which they were drawn.
  package var points: [Point]
  /// 0 is plain ink, the colour of text on the screen; 1...9 are the colours of marks.
  package var colour: Int

  /// Makes a stroke.
  package init(points: [Point], colour: Int = 0) {
    (self.points, self.colour) = (points, colour)
  }
}

extension InkStroke.Point: Codable {
  /// Reads `[x, y, pressure, milliseconds]`; the last two may be missing.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let (x, y) = (try list.decode(Double.self), try list.decode(Double.self))
    let pressure = list.isAtEnd ? 0.5 : try list.decode(Double.self)
    let milliseconds = list.isAtEnd ? 0 : try list.decode(Double.self)
    guard list.isAtEnd, [x, y, pressure, milliseconds].allSatisfy(\.isFinite) else {
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "a point is [x, y, pressure, milliseconds]")
    }
    self.init(x: x, y: y, pressure: pressure, milliseconds: milliseconds)
  }

  /// Writes `[x, y, pressure, milliseconds]`.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, pressure, milliseconds] { try list.encode(number) }
  }
}

extension InkStroke: Codable {
  private enum CodingKeys: String, CodingKey { case points, colour }

  /// Reads `{"points": [[x, y, pressure, milliseconds], …], "colour": 0}`; without a colour it is plain ink.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    points = try container.decode([Point].self, forKey: .points)
    colour = try container.decodeIfPresent(Int.self, forKey: .colour) ?? 0
  }
}
