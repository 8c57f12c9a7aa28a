package import HTTPTypes
package import Hummingbird
package import Wording

/// A request that could not be done: a code for programs, a sentence for people, a hint what to do.
package struct WebError: Error, Sendable {
  /// Of the answer.
  package let status: HTTPResponse.Status
  /// Stable, in lower case; pages branch on it.
  package let code: String
  /// One sentence without a full stop.
  package let sentence: Sentence
  /// What to do.
  package let advice: Sentence?

  /// Says what could not be done, and what to do.
  package init(
    status: HTTPResponse.Status, _ code: String, _ sentence: Sentence, hint: Sentence? = nil
  ) {
    self.status = status
    self.code = code
    self.sentence = sentence
    advice = hint
  }

  private struct Body: Encodable {
    var error, message: String
    var hint: String?
  }

  /// The answer as JSON, in the language of the page.
  package func response(in language: Language) -> Response {
    let body = Body(
      error: code, message: sentence.said(in: language), hint: advice?.said(in: language))
    return JSONBody.response(body, status: status)
  }
}
