import Wording

/// The register of answer kinds.
package enum AnswerKinds {
  /// Every kind this version can ask, in the order in which an author is offered those of a group.
  package static let all: [any AnswerKind.Type] = [
    OpenAnswer.self,
    InformationAnswer.self,
    AcknowledgeAnswer.self,
    SingleAnswer.self,
    MultipleAnswer.self,
    YesNoAnswer.self,
    GenderAnswer.self,
    RankingAnswer.self,
    ScaleAnswer.self,
    SliderAnswer.self,
    DifferentialAnswer.self,
    NumberAnswer.self,
    IntegerAnswer.self,
    NumbersAnswer.self,
    CalculatedAnswer.self,
    TextAnswer.self,
    LongTextAnswer.self,
    TextsAnswer.self,
    EmailAnswer.self,
    PhoneAnswer.self,
    URLAnswer.self,
    MaskedAnswer.self,
    BarcodeAnswer.self,
    DateAnswer.self,
    TimeAnswer.self,
    DateTimeAnswer.self,
    DurationAnswer.self,
    MatrixAnswer.self,
    MultipleMatrixAnswer.self,
    ScaleMatrixAnswer.self,
    YesNoMatrixAnswer.self,
    ChangeMatrixAnswer.self,
    NumberMatrixAnswer.self,
    TextMatrixAnswer.self,
    DualMatrixAnswer.self,
    LocationAnswer.self,
    ImagePointsAnswer.self,
    DrawingAnswer.self,
    SignatureAnswer.self,
    PhotoAnswer.self,
    AudioAnswer.self,
    VideoAnswer.self,
    FileAnswer.self,
  ]

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind registered under this identifier.
  package static func kind(_ id: String) -> (any AnswerKind.Type)? { byID[id] }

  /// What a kind is called: “choose one”, “ein Datum”; the identifier when there is no such kind.
  package static func name(_ id: String, in language: String) -> String {
    byID[id]?.sheet.name.said(in: language) ?? id
  }
}
