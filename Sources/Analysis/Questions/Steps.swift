import Foundation

/// Round steps for classes and axes.
enum Steps {
  /// The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is at least `step`; whole when asked.
  static func nice(_ step: Double, isWhole: Bool = false) -> Double {
    guard step.isFinite, step > 0 else { return 1 }
    let power = pow(10, log10(step).rounded(.down))
    let candidates = [1, 2, 2.5, 5, 10].map { $0 * power }
    let fitting = candidates.filter { !isWhole || $0 == $0.rounded() }
    let nice = fitting.first { $0 >= step * (1 - 1e-9) } ?? 10 * power
    return isWhole ? max(1, nice) : nice
  }

  /// `number` steps. Steps below 1 are parts of a whole number, so that three steps of 0.1 are 0.3 and nothing beside.
  static func multiple(_ number: Double, of step: Double) -> Double {
    step < 1 ? number / (1 / step).rounded() : number * step
  }

  /// How many steps lie at or below `number`, as `multiple` counts them.
  static func below(_ number: Double, step: Double) -> Double {
    let steps = (number / step).rounded(.down)
    if multiple(steps + 1, of: step) <= number { return steps + 1 }
    return multiple(steps, of: step) > number ? steps - 1 : steps
  }

  /// Round numbers from at most `least` to at least `most`, about `count` steps.
  static func axis(from least: Double, to most: Double, count: Int = 4, isWhole: Bool = false) -> [Double] {
    guard least.isFinite, most.isFinite else { return [0, 1] }
    let step = nice(
      max(most - least, isWhole ? 1 : 1e-6 * max(1e-3, abs(most), abs(least))) / Double(count),
      isWhole: isWhole)
    let first = below(least, step: step)
    let last = max((most / step).rounded(.up), first + 1)
    return (0...min(Int(last - first), 20)).map { multiple(first + Double($0), of: step) }
  }
}
