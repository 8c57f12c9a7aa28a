import Hummingbird
import Library

/// The first page: studies and guides, open and recent interviews, search.
struct HomeRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/") { _, context in
      let list = try await Blocking.run { try app.library.list() }
      return try app.pages.render(
        "home", HomePage(interviews: list.map { HomePage.Row(id: $0.id, title: $0.title) }), context)
    }
  }
}

/// What the first page shows.
struct HomePage: Sendable {
  struct Row: Sendable {
    let id, title: String
  }

  let interviews: [Row]
}
