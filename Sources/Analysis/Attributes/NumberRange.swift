import Foundation
import Guide

/// A class of numbers in an address: `5..<10`, from 5 up to, not including, 10.
struct NumberRange: Hashable {
  var from: Double
  var to: Double

  init(_ bin: Histogram.Bin) { (from, to) = (bin.from, bin.to) }

  init?(code: String) {
    let fields = code.components(separatedBy: "..<")
    guard fields.count == 2, let from = NumberReading.number(fields[0]),
      let to = NumberReading.number(fields[1])
    else { return nil }
    (self.from, self.to) = (from, to)
  }

  var code: String { "\(NumberReading.plain(from))..<\(NumberReading.plain(to))" }

  func contains(_ number: Double) -> Bool { from <= number && number < to }
}
