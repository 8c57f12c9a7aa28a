import Analysis
import Guide
import Interview
import Testing

/// A small study: sixteen interviews whose answers are made by rules, the same in every run.
enum Study {
  static let interviews: [Interview] = (1...16).map(held)

  private static func held(_ number: Int) -> Interview {
    var held = Held(
      number < 10 ? "i0\(number)" : "i\(number)", language: number.isMultiple(of: 4) ? "en" : "de")
    let length = 300 + Double(number * 37 % 11) * 60
    held.visit("first_day", at: 1)
    held.visit("advice", at: 1 + length * 0.6)
    held.visit("useful", at: length)
    scale("useful", [4, 5, 5, 3, 4, 2, 5, 4, 4, 5, 3, 4, 1, 5, 4][number % 15], &held)
    scale("easy", [3, 2, 4, 4, 5, 3, 1, 2, 3, 4, 2, 3][number % 12], &held)
    scale("disturbs", [1, 1, 2, 1, 3, 2, 1, 1, 5, 2][number % 10], &held)
    held.visit("gender", at: length + 150 + Double(number) * 20)
    switch number {
    case 5: held.choose("gender", "x")
    case 9: held.refuse("gender", .refused)
    default: held.choose("gender", number.isMultiple(of: 3) ? "m" : "w")
    }
    if number != 7 { held.answer("years", .number(Double(number * number * 7 % 34))) }
    if number == 7 { held.refuse("years", .dontKnow) }
    if number.isMultiple(of: 2) {
      held.choose("tools", "phone", "recorder")
    } else {
      held.choose("tools", "phone")
    }
    if number == 3 {
      held.answer("tools", .choices([.init(code: "phone"), .init(code: "other", text: "Minidisc")]))
    }
    held.choose("driver", number % 5 == 0 ? "0" : "1")
    held.answer("begun", .date("20\(number < 10 ? "0" : "")\(number)-0\(number % 9 + 1)-15"))
    if number < 4 { held.answer("remark", .text("Bemerkung \(number)")) }
    held.visit(nil, at: length + 400 + Double(number) * 20)
    held.happened(length + 430 + Double(number) * 20, .saved)
    return held.interview
  }

  private static func scale(_ question: String, _ point: Int, _ held: inout Held) {
    held.choose(question, String(point))
  }

  static func table(_ question: String) throws -> QuestionTable {
    try #require(QuestionTable(question, of: interviews))
  }
}
