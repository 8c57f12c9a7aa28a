import Foundation
import Wording

extension AnalysisTexts {
  /// A whole number; groups of three from 10 000 on, so that years stay years.
  package func count(_ number: Int) -> String { grouped(String(abs(number)), isNegative: number < 0) }

  /// A number with at most `decimals` digits after the comma or point, without superfluous zeros; a dash for what is
  /// no number.
  package func number(_ number: Double, decimals: Int = 2) -> String {
    guard number.isFinite, abs(number) <= 1e15 else { return "–" }
    let text = String(format: "%.\(min(max(decimals, 0), 9))f", abs(number))
    let fields = text.split(separator: ".")
    var fraction = fields.count > 1 ? String(fields[1]) : ""
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let isZero = fields[0] == "0" && fraction.isEmpty
    let whole = grouped(String(fields[0]), isNegative: number < 0 && !isZero)
    return fraction.isEmpty ? whole : whole + form(".", ",") + fraction
  }

  /// A number of a distribution: three digits or so.
  package func statistic(_ number: Double) -> String {
    self.number(number, decimals: abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : 2)
  }

  /// A share of 0...1 in whole percent: `40%`, `40 %`. What is not nothing is never shown as 0, what is not all never
  /// as 100. A dash when there is none.
  package func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return "–" }
    let unit = form("%", "\u{A0}%")
    if share > 0, share < 0.005 { return "<\u{A0}1\(unit)" }
    if share < 1, share >= 0.995 { return ">\u{A0}99\(unit)" }
    return number(share * 100, decimals: 0) + unit
  }

  /// `12 (40%)`
  package func countAndShare(_ row: CountRow) -> String {
    "\(count(row.count)) (\(percent(row.share)))"
  }

  /// A class of numbers: `5`, `5–9`, `2.5 to under 5`.
  package func bin(_ bin: Histogram.Bin, isWhole: Bool) -> String {
    if isWhole {
      let last = bin.to - 1
      return last <= bin.from ? number(bin.from) : "\(number(bin.from))–\(number(last))"
    }
    let (from, to) = (number(bin.from, decimals: 6), number(bin.to, decimals: 6))
    return say("\(from) to under \(to)")
  }

  /// The numbers of a distribution in one line: `median 7, mean 6.8, standard deviation 2.1`.
  package func distribution(_ distribution: Distribution) -> String {
    var words = ["\(median) \(statistic(distribution.median))", "\(mean) \(statistic(distribution.mean))"]
    if let deviation = distribution.deviation { words.append("\(self.deviation) \(statistic(deviation))") }
    return words.joined(separator: ", ")
  }

  /// `No answer: skipped 1, not asked 2`; empty when every interview has an answer.
  package func missingLine(_ question: QuestionTable) -> String {
    var parts = question.missing.map { (missing($0), $0.interviews.count) }
    parts.append((nothingEntered, question.withoutAnswer.count))
    parts.append((notAsked, question.notAsked.count))
    parts.append((notInGuide, question.notInGuide.count))
    let words = parts.filter { $0.1 > 0 }.map { "\($0.0) \(count($0.1))" }
    return words.isEmpty ? "" : "\(withoutAnswer): \(words.joined(separator: ", "))"
  }

  /// The text with a capital first letter.
  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private func grouped(_ digits: String, isNegative: Bool) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if digits.count > 4, index > 0, left.isMultiple(of: 3) { text += form(",", "\u{A0}") }
      text.append(digit)
    }
    return (isNegative ? "\u{2212}" : "") + text
  }
}
