import Documents
import Guide

/// What guides write as two rows, a choice with a field or a comment beside it, becomes one question again. Only rows as our
/// writer makes them are taken: those of other people are questions of their own.
struct XLSFormFolding {
  private let form: XLSFormTables
  private let language: String?

  init(_ form: XLSFormTables, language: String?) { (self.form, self.language) = (form, language) }

  /// Whether the row belongs to the question before it, which then has it.
  func folds(_ row: Sheet.Row, named name: String, into question: inout Question, named owner: String) -> Bool
  {
    guard form.survey.text("type", row) == "text", form.survey.text("hint", row, in: language).isEmpty,
      !XLSFormTables.isYes(form.survey.text("required", row))
    else { return false }
    let label = form.survey.text("label", row, in: language)
    if name == "\(owner)_comment", label == XLSFormWriter.commentLabel,
      form.survey.text("appearance", row) == "multiline"
    {
      question.set("comment")
      return true
    }
    guard name == "\(owner)_other", [SingleAnswer.id, MultipleAnswer.id].contains(question.kind),
      let index = question.options.firstIndex(where: {
        $0.text == label && form.survey.text("relevant", row) == "selected(${\(owner)}, '\($0.code)')"
      })
    else { return false }
    question.options[index].hasText = true
    return true
  }
}
