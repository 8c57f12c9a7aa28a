import Guide

/// The register of widgets: which module of `Public/js/answering` asks a kind of answer. A new kind is one file there
/// and one line here, or only a line where a module serves several kinds.
enum AnswerWidgets {
  /// By identifier of the kind; kinds that have nothing to answer are left out.
  static let modules: [String: String] = [
    SingleAnswer.id: "choice", YesNoAnswer.id: "choice", GenderAnswer.id: "choice",
    MultipleAnswer.id: "multiple", ScaleAnswer.id: "scale", SliderAnswer.id: "slider",
    DifferentialAnswer.id: "matrix", MatrixAnswer.id: "matrix", MultipleMatrixAnswer.id: "matrix",
    ScaleMatrixAnswer.id: "matrix", YesNoMatrixAnswer.id: "matrix", ChangeMatrixAnswer.id: "matrix",
    DualMatrixAnswer.id: "matrix",
    NumberMatrixAnswer.id: "cells", TextMatrixAnswer.id: "cells", NumbersAnswer.id: "cells",
    TextsAnswer.id: "cells",
    RankingAnswer.id: "rank", NumberAnswer.id: "number", IntegerAnswer.id: "number",
    TextAnswer.id: "text", LongTextAnswer.id: "text", EmailAnswer.id: "text", PhoneAnswer.id: "text",
    URLAnswer.id: "text", MaskedAnswer.id: "text", BarcodeAnswer.id: "text",
    DateAnswer.id: "date", TimeAnswer.id: "date", DateTimeAnswer.id: "date", DurationAnswer.id: "duration",
    LocationAnswer.id: "location", ImagePointsAnswer.id: "points",
    DrawingAnswer.id: "draw", SignatureAnswer.id: "draw",
    PhotoAnswer.id: "files", AudioAnswer.id: "files", VideoAnswer.id: "files", FileAnswer.id: "files",
    AcknowledgeAnswer.id: "acknowledge", CalculatedAnswer.id: "calculated",
  ]

  /// Whether somebody is asked for an answer other than the talk.
  static func isAsked(_ kind: String) -> Bool { modules[kind] != nil && kind != CalculatedAnswer.id }

  /// The modules of some questions, each once, in the order of the alphabet.
  static func modules(of questions: [Question]) -> [String] {
    Set(questions.compactMap { modules[$0.kind] }).sorted()
  }
}
