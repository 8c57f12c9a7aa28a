import Guide
import Wording

/// What the names in LimeSurvey's expressions mean: question codes, codes with parts, and field names of the database.
struct LimeSurveyNames {
  /// What a name means.
  enum Meaning {
    /// A whole question.
    case question(Question)
    /// One choice of a question with several.
    case choice(Question, code: String)
    /// One row of a table or list.
    case row(Question, id: String)
    /// The value being checked.
    case this
  }

  private struct Known {
    let item: LimeSurveySurvey.Item
    let question: Question
  }

  private var byCode: [String: Known] = [:]
  private var byQid: [String: Known] = [:]
  private let sid: String

  init(sid: String) { self.sid = sid }

  mutating func add(_ made: LimeSurveyQuestion) {
    let known = Known(item: made.item, question: made.question)
    byCode[made.item.code] = known
    byQid[made.item.qid] = known
  }

  /// The question with a code.
  func question(code: String) -> Question? { byCode[code]?.question }

  /// The question with a number of the database.
  func question(qid: String) -> Question? { byQid[qid]?.question }

  /// What a name means.
  ///
  /// - Throws: when it is unknown, or means something that guides do not know.
  func meaning(of name: String) throws(ForeignExpressionProblem) -> Meaning {
    if name.hasPrefix("INSERTANS:") { return try field(String(name.dropFirst(10))) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let word = parts.first ?? name
    if let suffix = parts.dropFirst().first(where: {
      !["NAOK", "value", "code", "valueNAOK", "shown"].contains($0)
    }) {
      throw ForeignExpressionProblem("“.\(suffix)” has no counterpart")
    }
    if word == "this" || word == "self" { return .this }
    if word.first?.isNumber == true || word.hasPrefix(sid + "X") { return try field(word) }
    if let known = byCode[word] { return .question(known.question) }
    // The longest code counts: codes may contain underscores themselves.
    var end = word.endIndex
    while let underscore = word[..<end].lastIndex(of: "_") {
      if let known = byCode[String(word[..<underscore])] {
        return try part(String(word[word.index(after: underscore)...]), of: known)
      }
      end = underscore
    }
    throw ForeignExpressionProblem("there is no question “\(name)”")
  }

  // 82556X14X112srv: survey, group, question, part.
  private func field(_ name: String) throws(ForeignExpressionProblem) -> Meaning {
    let parts = name.split(separator: "X", maxSplits: 2).map(String.init)
    guard parts.count == 3 else { throw ForeignExpressionProblem("the field “\(name)” cannot be understood") }
    // Where the number ends and the part begins only the numbers in use can tell.
    var digits = parts[2].prefix { $0.isNumber }
    while !digits.isEmpty {
      if let known = byQid[String(digits)] {
        let rest = String(parts[2].dropFirst(digits.count)).replacing("#", with: "_")
        return rest.isEmpty ? .question(known.question) : try part(rest, of: known)
      }
      digits = digits.dropLast()
    }
    throw ForeignExpressionProblem("the field “\(name)” belongs to no question")
  }

  private func part(_ part: String, of known: Known) throws(ForeignExpressionProblem) -> Meaning {
    let question = known.question
    if question.options.contains(where: { $0.code == part }), question.kind == MultipleAnswer.id {
      return .choice(question, code: part)
    }
    if part == "other", question.options.contains(where: { $0.code == "-oth-" }) {
      return .choice(question, code: "-oth-")
    }
    if known.item.type == "1", part.hasSuffix("_0") || part.hasSuffix("_1") {
      let row = String(part.dropLast(2))
      if question.rows.contains(where: { $0.id == row }) {
        return .row(question, id: row + (part.hasSuffix("_0") ? ".1" : ".2"))
      }
    }
    if [":", ";"].contains(known.item.type), let cell = cell(part, question) {
      return .row(question, id: cell)
    }
    if known.item.type != "R", question.rows.contains(where: { $0.id == part }) {
      return .row(question, id: part)
    }
    throw ForeignExpressionProblem("“\(part)” of “\(known.item.code)” has no counterpart")
  }

  // `row_column` of a table with two dimensions, as `row.column`.
  private func cell(_ part: String, _ question: Question) -> String? {
    for row in question.rows where part.hasPrefix(row.id + "_") {
      let column = String(part.dropFirst(row.id.count + 1))
      if question.options.contains(where: { $0.code == column }) { return "\(row.id).\(column)" }
    }
    return nil
  }
}
