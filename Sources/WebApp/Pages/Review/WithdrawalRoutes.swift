import Foundation
import HTTPTypes
import Hummingbird
import Library
import WebServing
import Wording

/// What left the library of one interview, and its withdrawal.
struct WithdrawalRoutes: Sendable {
  let app: WebServices

  /// One way out, as the page lists it.
  private struct Left: Encodable {
    /// When, for people.
    var when: String
    /// `export`, `download`, `bundle`, `contacts`.
    var kind: String
    var formats: [String]
    var withNames, withText: Bool
    var recipients: [String]
    var place: String
  }

  private struct Wish: Decodable {
    /// Said by the page after it asked.
    var isSure: Bool
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/interviews/:id/ledger") { _, context in
      let id = try context.parameters.require("id")
      let (library, language) = (app.library, context.preferences.language)
      return JSONBody.response(
        try await Blocking.run {
          _ = try library.summary(id)
          return Self.left(library.ledger(of: id), language)
        })
    }
    router.post("/api/interviews/:id/withdraw") { request, context in
      let id = try context.parameters.require("id")
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      guard wish.isSure else {
        throw WebError(status: .unprocessableContent, "withdraw-unsure", "nothing was removed")
      }
      return JSONBody.response(Self.left(try await withdraw(id).ledger, context.preferences.language))
    }
  }

  private func withdraw(_ id: String) async throws -> Withdrawal {
    guard await app.interviews.live(id) == nil else {
      throw WebError(
        status: .conflict, "being-recorded", "this interview is being recorded", hint: "save it first")
    }
    guard await app.exportJobs.running == nil else {
      throw WebError(
        status: .conflict, "export-busy", "another export is still being written",
        hint: "wait until it has finished, or cancel it")
    }
    await app.interviews.endEditing(id)
    // what is being written would come back after it was removed
    await app.exports.finish(id)
    // a bundle that was sent here may hold it
    await app.incoming.finish()
    // and so does a download that nobody has fetched
    await app.exportJobs.forget()
    let withdrawal = try await Blocking.run { try app.library.withdraw(id) }
    await app.sounds.forget(id)
    await app.analyses.forget()
    return withdrawal
  }

  private static func left(_ entries: [AuditEntry], _ language: Language) -> [Left] {
    let amounts = Amounts(language: language)
    return entries.compactMap { entry in
      guard let departure = entry.departure else { return nil }
      let when = (try? Date(entry.time, strategy: .iso8601)).map(amounts.moment) ?? entry.time
      return Left(
        when: when, kind: departure.kind.rawValue, formats: departure.formats,
        withNames: departure.withNames, withText: departure.withText, recipients: departure.recipients,
        place: departure.place)
    }
  }
}
