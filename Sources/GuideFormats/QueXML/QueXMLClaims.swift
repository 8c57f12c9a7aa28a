import Guide

/// What a written questionnaire holds, and what its writer reports in words of its own.
enum QueXMLClaims {
  static let guide: Set<GuideFact> = [.author, .note, .guideNotes]
  static let section: Set<GuideFact> = [.sectionCondition, .sectionNotes]

  private static let always: Set<GuideFact> = [
    .required, .soft, .condition, .check, .numberOfAnswers, .exclusive, .media, .pattern, .help, .probes,
    .notes,
    .jump, .optionText, .shuffle,
  ]
  private static let more: [String: Set<GuideFact>] = [
    "number": [.limits, .unit, .decimals], "integer": [.limits, .unit], "numbers": [.limits],
    "numbermatrix": [.limits], "slider": [.limits], "single": [.comment], "yesno": [.comment],
    "gender": [.comment],
  ]
  private static let short: Set<String> = ["text", "email", "phone", "url", "masked", "barcode"]

  static func question(_ question: Question) -> Set<GuideFact> {
    var claims = always.union(more[question.kind] ?? [])
    if short.contains(question.kind) { claims.insert(.maximumLength) }
    if QueXMLQuestionWriter.points(question) != nil { claims.insert(.limits) }
    return claims
  }
}
