@testable import Guide

/// What people type for the sample questions, and what it means.
extension Samples {
  static var all: [TypedAnswer] { choices + numbers + texts + dates }

  private static func chosen(_ codes: String...) -> AnswerValue? {
    .choices(codes.map { AnswerValue.Choice(code: $0) })
  }

  private static func chosen(_ code: String, text: String) -> AnswerValue? {
    .choices([AnswerValue.Choice(code: code, text: text)])
  }

  private static func good(_ question: Question, _ rows: [(String, AnswerValue?)]) -> [TypedAnswer] {
    rows.map { TypedAnswer(question: question, typed: $0.0, value: $0.1) }
  }

  private static func bad(_ question: Question, _ typed: [String]) -> [TypedAnswer] {
    typed.map { TypedAnswer(question: question, typed: $0, value: nil) }
  }

  private static func numbers(_ question: Question, _ rows: [(String, Double)]) -> [TypedAnswer] {
    rows.map { TypedAnswer(question: question, typed: $0.0, value: .number($0.1)) }
  }

  private static var choices: [TypedAnswer] {
    var answers = good(
      device,
      [
        ("phone", chosen("phone")), (" PHONE ", chosen("phone")), ("Paper", chosen("paper")),
        ("1", chosen("phone")), ("3", chosen("other")), ("other=Minidisc", chosen("other", text: "Minidisc")),
        ("Other: Minidisc", chosen("other", text: "Minidisc")), ("-8", chosen("-8")),
        ("don't know", chosen("-8")),
      ])
    answers += bad(device, ["", "9", "0", "Minidisc", "phone=x"])
    answers += good(numbered, [("1", chosen("1")), ("4", chosen("4")), ("no", chosen("2"))])
    answers += bad(numbered, ["3"])
    answers += good(
      tools,
      [
        ("phone,paper", chosen("phone", "paper")), ("paper; phone", chosen("phone", "paper")),
        ("1,2", chosen("phone", "paper")), ("phone, phone", chosen("phone")), ("none", chosen("none")),
        ("-7", chosen("-7")), ("other=tape, disc", chosen("other", text: "tape, disc")),
      ])
    answers += bad(tools, ["none, phone", "-7,phone", "phone,paper,other=x", "phone,radio", "", ",,"])
    for word in ["y", "YES", "ja", "1", "oui"] { answers += good(yesNo, [(word, chosen("1"))]) }
    for word in ["n", "Nein", "0", "non"] { answers += good(yesNo, [(word, chosen("0"))]) }
    return answers + bad(yesNo, ["maybe", "", "2"])
  }

  private static var numbers: [TypedAnswer] {
    var answers = numbers(
      years,
      [
        ("12", 12), ("12,5", 12.5), ("12.5", 12.5), (" 12 years ", 12), ("+3", 3), (",5", 0.5), ("60", 60),
      ])
    answers += good(years, [("-8", chosen("-8")), ("don't know", chosen("-8"))])
    answers += bad(
      years,
      ["-1", "61", "twelve", "", "1e3", "0x10", "1.2.3", "inf", "nan", "٣", ".", "years", "--1", "1 2"])
    let large = number("number", 0, 100_000)
    answers += numbers(large, [("1000", 1000), ("0.125", 0.125)]) + bad(large, ["1.000", "1,000", "12.345"])
    let whole = number("integer", 0, 10)
    answers += numbers(whole, [("7", 7)]) + bad(whole, ["7.5", "7,0", "11"])
    answers += numbers(steps, [("2.5", 2.5), ("2,5", 2.5), ("10", 10)]) + bad(steps, ["2.3", "2.55"])
    answers += numbers(useful, [("7", 7), ("1", 1), ("very useful", 10)])
    answers += bad(useful, ["0", "11", "7.5", "useful", ""])
    return answers + good(points, [("2", chosen("2")), ("good", chosen("1"))]) + bad(points, ["3"])
  }

  private static var texts: [TypedAnswer] {
    good(short, [("abc", .text("abc")), (" a\nb ", .text("a b")), ("äöüßé", .text("äöüßé"))])
      + bad(short, ["abcdef", "", " \n "]) + good(postcode, [("8010", .text("8010"))])
      + bad(postcode, ["801", "80101", "80a0"]) + good(long, [("a\r\nb", .text("a\nb"))])
      + bad(long, [String(repeating: "x", count: 21)])
  }

  private static var dates: [TypedAnswer] {
    let today = CalendarDay.today.map { AnswerValue.date($0.description) }
    return good(
      born,
      [
        ("2001-02-03", .date("2001-02-03")), ("3.2.2001", .date("2001-02-03")),
        ("21.11.2012", .date("2012-11-21")), ("29.02.2000", .date("2000-02-29")), ("today", today),
        ("heute", today),
      ])
      + bad(
        born,
        [
          "2000-02-28", "29.2.2001", "3000-01-01", "3.2.01", "2001-13-01", "2001/02/03", "soon", "",
          "2001-02-03-04",
        ])
  }
}
