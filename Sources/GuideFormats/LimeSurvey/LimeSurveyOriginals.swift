import Guide

/// The ids and codes that a question had before it was written for LimeSurvey, which knows short ones only. They travel in a
/// setting of the question that LimeSurvey keeps and does not look at.
///
///     id:family_name =erzge:erzgebirge /healt:health
enum LimeSurveyOriginals {
  /// The setting.
  static let setting = "leitfaden_codes"

  /// What was renamed of a question; `nil` when nothing was.
  static func written(_ question: Question, _ codes: LimeSurveyCodes) -> String? {
    var words: [String] = []
    func add(_ sign: String, _ new: String, _ old: String) {
      if new != old, old != "-oth-" { words.append("\(sign)\(new):\(old)") }
    }
    if codes.question(question.id) != question.id { words.append("id:\(question.id)") }
    for option in question.options {
      add(
        "=",
        LimeSurveyQuestionWriter.isOther(option, in: question)
          ? "-oth-" : codes.option(question, option.code), option.code)
    }
    for option in question.secondOptions ?? [] { add("+", codes.second(question, option.code), option.code) }
    for row in question.rows { add("/", codes.row(question, row.id), row.id) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Gives a question back what a setting says. What does not fit the guide is passed over: anybody may have changed it.
  ///
  /// - Returns: The id that it has afterwards.
  static func restore(_ written: String, to id: String, in guide: inout Guide) -> String {
    var recoding = QuestionRecoding()
    var original = id
    for word in written.split(separator: " ") {
      let pair = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard pair.count == 2, !pair[1].isEmpty, pair[1].utf8.count <= 64,
        pair[1].unicodeScalars.allSatisfy(\.isCodePart)
      else { continue }
      switch pair[0].first {
      case "i" where pair[0] == "id": original = pair[1]
      case "=": recoding.options[String(pair[0].dropFirst())] = pair[1]
      case "+": recoding.secondOptions[String(pair[0].dropFirst())] = pair[1]
      case "/": recoding.rows[String(pair[0].dropFirst())] = pair[1]
      default: continue
      }
    }
    guide.recode(id, recoding)
    return original != id && guide.renameIfPossible(id, to: original) ? original : id
  }
}
