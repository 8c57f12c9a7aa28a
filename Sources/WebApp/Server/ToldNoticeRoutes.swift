import HTTPTypes
import Hummingbird
import Sitting
import WebServing
import Wording

/// Says of a notice that it was seen.
struct ToldNoticeRoutes: Sendable {
  let app: WebServices

  private struct Seen: Decodable {
    var id: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/notices/seen") { request, context in
      app.notices.see(try await JSONBody.read(Seen.self, from: request, context).id)
      return Response(status: .noContent)
    }
  }
}

/// A notice on a page.
struct ToldNoticeView: Sendable {
  let notice: String
  let sentence: String

  init(_ told: ToldNotices.Told, _ language: Language) {
    notice = told.id
    let words = told.notice.sentence.said(in: language.rawValue)
    sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
