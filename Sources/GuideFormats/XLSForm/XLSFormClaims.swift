import Guide

/// What a written form holds, and what its writer reports in words of its own.
enum XLSFormClaims {
  static let guide: Set<GuideFact> = [.version, .languageTag]
  static let section: Set<GuideFact> = [.sectionCondition, .shuffledQuestions]

  private static let always: Set<GuideFact> = [
    .required, .soft, .condition, .media, .hidden, .optionText, .optionPicture, .help,
  ]
  // The rows of a table become questions; the group around them has neither hint nor check.
  private static let ofOne: Set<GuideFact> = [
    .check, .probes, .notes, .comment, .calculation, .maximumLength,
  ]

  /// - Parameter cells: The row as it is written.
  static func question(_ question: Question, _ cells: [String: String], isTable: Bool) -> Set<GuideFact> {
    var claims = always
    let kind = question.kind
    if [SliderAnswer.id, ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(kind) {
      claims.insert(.limits)
    }
    guard !isTable else { return claims }
    claims.formUnion(ofOne)
    let type = cells["type"] ?? ""
    if [IntegerAnswer.id, NumberAnswer.id, DateAnswer.id].contains(kind) { claims.insert(.limits) }
    if [SliderAnswer.id, ScaleAnswer.id].contains(kind) { claims.insert(.step) }
    if cells["constraint"]?.isEmpty == false { claims.insert(.message) }
    if question.format.pattern?.contains("'") == false { claims.insert(.pattern) }
    if cells["default"] != nil { claims.formUnion([.preset, .preselected]) }
    if cells["parameters"] == "randomize=true" { claims.insert(.shuffle) }
    if cells["appearance"] == "minimal" { claims.insert(.dropdown) }
    if type.hasPrefix("select_") { claims.insert(.optionCondition) }
    if kind == MultipleAnswer.id { claims.formUnion([.numberOfAnswers, .exclusive]) }
    return claims
  }
}
