/// How far a row of a scale reaches to both sides of its middle.
struct LikertExtent {
  /// Shares of the points on each side, without the middle point.
  let leftSide, rightSide: Double
  /// The same with half of the middle point each: where the bar begins and ends.
  let left, right: Double

  init(_ counts: CountTable) {
    let shares = counts.rows.map { $0.share ?? 0 }
    let side = shares.count / 2
    leftSide = shares.prefix(side).reduce(0, +)
    rightSide = shares.suffix(side).reduce(0, +)
    let middle = shares.count.isMultiple(of: 2) ? 0 : shares[side]
    left = leftSide + middle / 2
    right = rightSide + middle / 2
  }
}
