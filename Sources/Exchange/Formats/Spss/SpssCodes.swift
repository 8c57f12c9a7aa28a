import Documents
import Foundation
import Guide

/// Which numbers stand for the codes of one variable in SPSS.
///
/// SPSS declares missing values as one range and one value beside it. The range is -9...-5, the codes of
/// `MissingReason`; where an answer lies in there (degrees below zero), all reasons move together to -99...-95, -999...-995 and
/// so on. One code of the guide's own for having no answer takes the single place; of several, and of those that are no
/// numbers, each goes below the range. Codes of choices that are no numbers become the next free numbers.
struct SpssCodes: Hashable, Sendable {
  /// Numbers of codes that are not the numbers they look like.
  private(set) var answers: [String: Double] = [:]
  /// Numbers of the guide's own codes for having no answer.
  private(set) var own: [String: Double] = [:]
  /// The numbers that mean there is no answer.
  private(set) var range: ClosedRange<Double>
  /// The one beside them.
  private(set) var single: Double?
  private let shift: Double

  /// `contents` are the values that occur in the data.
  init(_ variable: StatisticsVariable, contents: Set<String>) {
    let missing = variable.missing.map(\.code)
    let codes = variable.labels.map(\.code) + contents.sorted()
    let given = codes.filter { !missing.contains($0) }
    var used = Set(given.compactMap(Self.plain))
    if case .text = variable.form {
      var next = max(0, used.max() ?? 0).rounded(.down)
      for code in given where Self.plain(code) == nil && answers[code] == nil {
        next += 1
        answers[code] = next
        used.insert(next)
      }
    }
    var shift = 0.0
    let lowest = -9.0 - Double(missing.count)
    while used.contains(where: { (lowest - shift ... -5 - shift).contains($0) }) { shift = shift * 10 + 90 }
    let usual = -9.0 ... -5.0
    var below = -9 - shift
    let single = missing.compactMap(Self.plain).filter { !usual.contains($0) && !used.contains($0) }
    for code in missing {
      if let number = Self.plain(code), shift == 0, usual.contains(number), number == number.rounded() {
        own[code] = number
      } else if let number = Self.plain(code), single == [number] {
        own[code] = number
        self.single = number
      } else {
        below -= 1
        own[code] = below
      }
    }
    range = below ... -5 - shift
    self.shift = shift
  }

  /// The number of a reason.
  func number(_ reason: MissingReason) -> Double { Double(reason.code) - shift }

  /// The number of a code or of a plain number.
  func number(_ content: String) -> Double? { own[content] ?? answers[content] ?? Self.plain(content) }

  // Digits only: for Swift “nan” and “0x1” are numbers too.
  private static func plain(_ code: String) -> Double? {
    guard case .number(_) = AnswerText.cell(code) else { return nil }
    return Double(code)
  }
}
