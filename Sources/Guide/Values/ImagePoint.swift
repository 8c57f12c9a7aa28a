/// A touched point of a picture: where and when.
package struct ImagePoint: Hashable, Sendable, Codable {
  /// 0 at the left edge of the picture, 1 at its right edge.
  package var x: Double
  /// 0 at the top, 1 at the bottom.
  package var y: Double
  /// Seconds since the picture was shown; `nil` when typed.
  package var seconds: Double?

  /// Makes a point.
  package init(x: Double, y: Double, seconds: Double? = nil) {
    (self.x, self.y, self.seconds) = (x, y, seconds)
  }
}
