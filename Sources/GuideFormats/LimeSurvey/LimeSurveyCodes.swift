import Guide
import Wording

/// Codes as LimeSurvey wants them: of questions and their parts at most 20 letters and digits, of answers at most 5.
struct LimeSurveyCodes {
  private var questions: [String: String] = [:]
  private var parts: [String: String] = [:]
  /// What was renamed, as sentences.
  private(set) var changes: [Sentence] = []

  init(_ guide: Guide) {
    var taken: Set<String> = []
    for question in guide.questions {
      // What came from LimeSurvey goes back under its own code.
      let original = question.attribute("source").flatMap { source in
        source.hasPrefix("lss:")
          ? source.split(separator: ":", omittingEmptySubsequences: false).last.map(String.init) : nil
      }
      let code = Self.unique(original ?? question.id, most: 20, letterFirst: true, &taken)
      questions[question.id] = code
      if code != question.id, code != original {
        changes.append("“\(question.id)” is called “\(code)” in LimeSurvey")
      }
      // What is ranked is an answer there, what is ticked a part.
      claim(question, "/", question.rows.map(\.id), most: question.kind == RankingAnswer.id ? 5 : 20)
      claim(question, "=", question.options.map(\.code), most: Self.ticked.contains(question.kind) ? 20 : 5)
      claim(question, "2", (question.secondOptions ?? []).map(\.code), most: 5)
    }
  }

  private static let ticked: Set<String> = [
    MultipleAnswer.id, MultipleMatrixAnswer.id, NumberMatrixAnswer.id, TextMatrixAnswer.id,
  ]

  private mutating func claim(_ question: Question, _ kind: String, _ codes: [String], most: Int) {
    var taken: Set<String> = []
    var renamed: [String] = []
    for code in codes {
      let new = Self.unique(code, most: most, letterFirst: false, &taken)
      parts["\(question.id)\u{1F}\(kind)\(code)"] = new
      if new != code, code != "-oth-" { renamed.append("\(code) → \(new)") }
    }
    if !renamed.isEmpty {
      changes.append(
        "codes of “\(question.id)” are shorter in LimeSurvey: \(renamed.joined(separator: ", "))")
    }
  }

  private static func unique(_ code: String, most: Int, letterFirst: Bool, _ taken: inout Set<String>)
    -> String
  {
    var plain = code.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    if plain.isEmpty { plain = letterFirst ? "q" : "1" }
    if letterFirst, plain.first?.isNumber == true { plain = "q" + plain }
    var result = String(plain.prefix(most))
    var number = 1
    while !taken.insert(result.lowercased()).inserted {
      number += 1
      let ending = String(number)
      result = plain.prefix(most - ending.count) + ending
    }
    return result
  }

  /// A question's code.
  func question(_ id: String) -> String { questions[id] ?? id }

  /// A row's code.
  func row(_ question: Question, _ id: String) -> String { parts["\(question.id)\u{1F}/\(id)"] ?? id }

  /// A choice's code.
  func option(_ question: Question, _ code: String) -> String {
    code == "-oth-" ? code : parts["\(question.id)\u{1F}=\(code)"] ?? code
  }

  /// A choice's code on the second scale.
  func second(_ question: Question, _ code: String) -> String {
    parts["\(question.id)\u{1F}2\(code)"] ?? code
  }
}
