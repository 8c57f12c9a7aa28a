import Wording

extension AnalysisTexts {
  /// Time in which no question was the current one.
  package var betweenQuestions: String { say("Between the questions") }
  /// Time talked about questions that were added on the spot.
  package var addedQuestions: String { say("Added questions") }
  /// What was planned.
  package var planned: String { say("planned") }
  /// What went beyond the plan.
  package var overPlan: String { say("over plan") }
  /// Of how many interviews a time is the median.
  package func medianOf(_ count: Int) -> String {
    switch count {
    case 0: say("in no interview")
    case 1: say("1 interview")
    default: say("median of \(self.count(count)) interviews")
    }
  }
  /// A section without a heading.
  package var untitledSection: String { say("Section without a heading") }

  /// `45 s`, `4.5 min`, `12 min`: never more digits than a tired person wants.
  package func duration(_ seconds: Double) -> String {
    let seconds = seconds.isFinite ? max(0, seconds) : 0
    if seconds < 59.5 { return "\(number(seconds, decimals: 0))\u{A0}s" }
    return "\(number(seconds / 60, decimals: seconds < 597 ? 1 : 0))\u{A0}min"
  }

  /// `Nov 2026`, `2026`, `1990s` for the codes of a `DateTable`; what is none of these stays as it is.
  package func period(_ code: String) -> String {
    switch code.count {
    case 3: return form("\(code)0s", "\(code)0er")
    case 7:
      guard let month = Int(code.suffix(2)), Self.months.indices.contains(month - 1) else { return code }
      return "\(say(Self.months[month - 1])) \(code.prefix(4))"
    default: return code
    }
  }

  /// A date, as it is written in the language: `21 Nov 2026`, `21.11.2026`.
  package func date(_ date: String) -> String {
    let fields = date.split(separator: "-")
    guard fields.count == 3, let day = Int(fields[2]), let month = Int(fields[1]),
      Self.months.indices.contains(month - 1)
    else { return date }
    return form(
      "\(day) \(Self.months[month - 1].english) \(fields[0])", "\(fields[2]).\(fields[1]).\(fields[0])")
  }

  private static let months: [Sentence] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
