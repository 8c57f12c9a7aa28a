import Hummingbird
import Library
import WebServing

/// Locking by hand, what a touch of a person tells, and the stream by which pages learn that the library was locked.
struct LockRoutes: Sendable {
  let app: WebServices

  private struct Locked: Encodable {
    /// Paths of pages that may stay.
    var kept: [String]
  }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/lock") { _, _ in
      await app.door.lock()
      return JSONBody.response(Locked(kept: await app.door.kept))
    }
    router.post("/api/touch") { _, _ in
      app.door.idle.touch()
      return Response(status: .noContent)
    }
    router.get("/api/lock/events") { request, _ in
      // a browser that is told so does not ask again
      guard app.library.isSealed else { return Response(status: .noContent) }
      let door = app.door
      return EventStream.response(
        to: request, newest: 1,
        feeds: [{ @Sendable items in for await kept in await door.lockings() { items.yield(kept) } }]
      ) { items, writer in
        try await writer.write(EventStream.retry)
        for await kept in items { try await writer.write(EventStream.event("locked", Locked(kept: kept))) }
      }
    }
  }
}
