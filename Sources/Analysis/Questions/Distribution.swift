/// What is said about many numbers in a few.
package struct Distribution: Hashable, Sendable, Encodable {
  /// How many numbers.
  package let count: Int
  /// Smallest and largest.
  package let minimum, maximum: Double
  /// Quartiles by linear interpolation, as R (type 7), NumPy and Excel (QUARTILE.INC) compute them; SPSS differs a
  /// little with few numbers.
  package let lowerQuartile, median, upperQuartile: Double
  /// Arithmetic mean.
  package let mean: Double
  /// Standard deviation of a sample (divided by n - 1); `nil` for a single number.
  package let deviation: Double?

  /// Describes `numbers` in any order; those that are not finite are passed over. `nil` when none is left.
  package init?(_ numbers: [Double]) {
    let sorted = numbers.filter(\.isFinite).sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    count = sorted.count
    (minimum, maximum) = (first, last)
    lowerQuartile = Self.quantile(0.25, of: sorted)
    median = Self.quantile(0.5, of: sorted)
    upperQuartile = Self.quantile(0.75, of: sorted)
    let size = Double(sorted.count)
    let mean = sorted.reduce(0) { $0 + $1 / size }
    self.mean = mean
    let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    deviation = sorted.count > 1 ? (squares / (size - 1)).squareRoot() : nil
  }

  /// The middle number, or `nil` of none.
  package static func median(of numbers: [Double]) -> Double? {
    let sorted = numbers.filter(\.isFinite).sorted()
    return sorted.isEmpty ? nil : quantile(0.5, of: sorted)
  }

  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
