import Guide
import HTTPTypes
import WebServing
import Wording

extension WebError {
  static let guideChanged = WebError(
    status: .conflict, "guide-changed", "this guide was changed in another window",
    hint: "look at the newer version before you continue")
  static let guideTextFirst = WebError(
    status: .unprocessableContent, "guide-text-first",
    "the text of this guide has an error, and the form would lose what cannot be read",
    hint: "fix the named lines in the text, or undo")
  static let guideTooLong = WebError(
    status: .contentTooLarge, "guide-too-long", "a guide may have at most 4 MB of text",
    hint: "divide it into two guides")
  static let guideLineTooLong = WebError(
    status: .unprocessableContent, "guide-line-too-long",
    "one of its texts is longer than 20,000 characters without a line break",
    hint: "shorten it, or divide it into paragraphs")
  static let guideNotWritable = WebError(
    status: .unprocessableContent, "guide-not-writable", "this cannot be written into a guide file as it is",
    hint: "remove unusual characters, or write it in the text")
  static let guideNoUndo = WebError(
    status: .gone, "guide-no-undo", "this step can no longer be undone, because Leitfaden was restarted",
    hint: "earlier versions are kept under Versions")
  static let guideNoVersion = WebError(
    status: .notFound, "guide-no-version", "this version is no longer there", hint: "load the page again")
  static let guideNoText = WebError(
    status: .unprocessableContent, "guide-no-text", "this guide file is not a text of at most 4 MB in UTF-8",
    hint: "save it as UTF-8 in a text editor")

  /// What a step of the form could not do.
  init(_ problem: GuideEditProblem) {
    self.init(
      status: problem.code == .gone ? .conflict : .unprocessableContent, "edit-\(problem.code.rawValue)",
      problem.sentence, hint: problem.advice)
  }
}
