import Guide

/// What a written survey holds, and what its writer reports in words of its own.
enum LimeSurveyClaims {
  static let guide: Set<GuideFact> = [.author, .note, .languageTag]
  static let section: Set<GuideFact> = [.sectionCondition]

  private static let always: Set<GuideFact> = [
    .required, .soft, .condition, .check, .calculation, .hidden, .filter, .exclude, .help, .probes, .notes,
    .media, .pattern, .maximumLength,
  ]
  private static let more: [String: Set<GuideFact>] = [
    NumberAnswer.id: [.limits, .unit], IntegerAnswer.id: [.limits, .unit],
    NumbersAnswer.id: [.limits, .unit, .sums],
    SliderAnswer.id: [.limits, .step], NumberMatrixAnswer.id: [.limits, .step], DateAnswer.id: [.limits],
    MultipleAnswer.id: [.numberOfAnswers, .exclusive, .optionText], RankingAnswer.id: [.numberOfAnswers],
    SingleAnswer.id: [.optionText, .comment], YesNoAnswer.id: [.optionText, .comment],
    GenderAnswer.id: [.optionText, .comment],
  ]

  static func question(_ question: Question, _ written: LimeSurveyQuestionWriter) -> Set<GuideFact> {
    var claims = always.union(more[question.kind] ?? [])
    if !question.options.isEmpty || !question.rows.isEmpty { claims.insert(.shuffle) }
    let attributes = Set(written.attributes.map(\.name))
    // The numbers of a range are the answers there.
    if [ScaleAnswer.id, ScaleMatrixAnswer.id, DifferentialAnswer.id].contains(question.kind),
      written.hasPoints
    {
      claims.insert(.limits)
    }
    if attributes.contains("num_value_int_only"), question.format.decimals == 0 { claims.insert(.decimals) }
    if attributes.contains("dualscale_headerA") { claims.insert(.heads) }
    if written.type == "!" { claims.insert(.dropdown) }
    // Said with the check or not at all.
    if question.attribute("check") != nil || question.attribute("calculate") != nil {
      claims.insert(.message)
    }
    return claims
  }
}
