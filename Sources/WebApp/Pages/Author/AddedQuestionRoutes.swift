import Guide
import Hummingbird
import Interview
import Library
import WebServing

/// Questions that were added on the spot, in interviews along a guide, and that the guide does not have yet.
struct AddedQuestionRoutes: Sendable {
  let app: WebServices

  private struct Added: Encodable {
    var text, section: String
    /// Where it was asked: code and title of the interview.
    var asked: String
  }

  /// So many interviews are looked through, the newest first.
  static let most = 50

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/guides/:file/added") { _, context in
      let file = try AuthorRoutes.file(context)
      return JSONBody.response(try await Blocking.run { try added(file) })
    }
  }

  private func added(_ file: String) throws -> [Added] {
    guard let guide = try app.workshop.sheet(file).guide else { return [] }
    var known = Set(guide.questions.map { Self.folded($0.text) })
    var found: [Added] = []
    let interviews = try app.library.list(InterviewFilter(guide: guide.id)).filter { $0.guide == guide.id }
    for summary in interviews.prefix(Self.most) {
      guard let interview = try? app.library.interview(summary.id) else { continue }
      for question in interview.addedQuestions where known.insert(Self.folded(question.text)).inserted {
        let asked = [interview.participant, interview.title].filter { !$0.isEmpty }.joined(separator: " · ")
        found.append(Added(text: question.text, section: question.section, asked: asked))
      }
    }
    return found
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
