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
    NumberAnswer.id: [.limits, .unit, .decimals], IntegerAnswer.id: [.limits, .unit],
    NumbersAnswer.id: [.limits],
    NumberMatrixAnswer.id: [.limits], SliderAnswer.id: [.limits], SingleAnswer.id: [.comment],
    YesNoAnswer.id: [.comment],
    GenderAnswer.id: [.comment],
  ]
  private static let short: Set<String> = [
    TextAnswer.id, EmailAnswer.id, PhoneAnswer.id, URLAnswer.id, MaskedAnswer.id, BarcodeAnswer.id,
  ]

  static func question(_ question: Question) -> Set<GuideFact> {
    var claims = always.union(more[question.kind] ?? [])
    if short.contains(question.kind) { claims.insert(.maximumLength) }
    if QueXMLQuestionWriter.points(question) != nil { claims.insert(.limits) }
    return claims
  }
}
