/// The register of answer kinds.
package enum AnswerKinds {
  /// Every kind this version can ask.
  package static let all: [any AnswerKind.Type] = [
    OpenAnswer.self,
    YesNoAnswer.self,
    SingleAnswer.self,
    MultipleAnswer.self,
    ScaleAnswer.self,
    NumberAnswer.self,
    IntegerAnswer.self,
    TextAnswer.self,
    LongTextAnswer.self,
    DateAnswer.self,
    InformationAnswer.self,
  ]

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind registered under this identifier.
  package static func kind(_ id: String) -> (any AnswerKind.Type)? { byID[id] }
}
