import Foundation

/// Numbers in classes of equal width, empty classes between included.
package struct Histogram: Hashable, Sendable, Encodable {
  /// One class: from `from` up to, not including, `to`.
  package struct Bin: Hashable, Sendable, Encodable {
    /// First number of the class, and the first after it.
    package var from, to: Double
    /// Identifiers of the interviews whose number lies in it.
    package var interviews: [String]

    /// Whether `number` lies in it.
    package func contains(_ number: Double) -> Bool { from <= number && number < to }
  }

  /// The classes, from small to large.
  package let bins: [Bin]
  /// Whether all numbers are whole: then a class 5..<10 is best called "5-9", and one of width 1 "5".
  package let isWhole: Bool

  /// Up to how many values every whole number gets a class of its own.
  private static let mostSingleValues = 13.0

  /// Sorts numbers into classes: one for each whole number where that gives at most 13, else of a width of 1, 2, 2.5
  /// or 5 times a power of ten, about as many as Sturges' rule asks for (at least five).
  package init(_ numbers: [(interview: String, number: Double)]) {
    let numbers = numbers.filter { $0.number.isFinite && abs($0.number) <= 1e15 }
    let isWhole = numbers.allSatisfy { $0.number == $0.number.rounded() }
    self.isWhole = isWhole
    guard let least = numbers.map(\.number).min(), let most = numbers.map(\.number).max() else {
      bins = []
      return
    }
    let width = Self.width(from: least, to: most, count: numbers.count, isWhole: isWhole)
    let first = Steps.below(least, step: width)
    let amount = max(1, Int(Steps.below(most, step: width) - first) + 1)
    var bins = (0..<amount).map { index in
      let number = first + Double(index)
      return Bin(
        from: Steps.multiple(number, of: width), to: Steps.multiple(number + 1, of: width), interviews: [])
    }
    for (interview, number) in numbers {
      let index = Int(Steps.below(number, step: width) - first)
      bins[min(max(index, 0), amount - 1)].interviews.append(interview)
    }
    self.bins = bins
  }

  private static func width(from least: Double, to most: Double, count: Int, isWhole: Bool) -> Double {
    let range = most - least
    if isWhole, range < mostSingleValues { return 1 }
    // Below this, numbers differ by less than their digits can say.
    let finest = 1e-9 * max(1, abs(least), abs(most))
    guard range > 0 else { return Steps.nice(max(abs(most), 1) / 10) }
    let wanted = max(5, (1 + log2(Double(count))).rounded(.up))
    return max(Steps.nice(max(range / wanted, finest), isWhole: isWhole), isWhole ? 1 : 0)
  }
}
