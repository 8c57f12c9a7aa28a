/// The register of summaries.
package enum QuestionSummaries {
  /// Every summary: one line each.
  package static let all: [any QuestionSummary.Type] = [
    ChoiceSummary.self,
    ScaleSummary.self,
    AmountSummary.self,
    DateSummary.self,
    MatrixSummary.self,
    ScaleMatrixSummary.self,
    NumbersSummary.self,
    RankingSummary.self,
    TextSummary.self,
  ]

  /// The summary for questions of this kind; the answers beside each other where none is registered.
  package static func summary(forKind kind: String) -> any QuestionSummary.Type {
    all.first { $0.kinds.contains(kind) } ?? TextSummary.self
  }
}
