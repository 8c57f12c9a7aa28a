import Foundation
import HTTPTypes
import Hummingbird
import Library
import WebServing

/// What left the library, whether the audit log is whole, until when studies are kept, and how participants are reached.
struct RecordsRoutes: Sendable {
  let app: WebServices

  private struct Keeping: Decodable {
    var guide: String
    /// A day such as `2030-12-31`; empty for none.
    var until: String
  }

  private struct ContactView: Codable {
    var participant: String
    var name, phone, mail, address: String?
    /// Whether a consent form is stored with it.
    var hasForm: Bool?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/records") { _, context in
      let (library, amounts) = (app.library, Amounts(language: context.preferences.language))
      return try app.pages.render(
        "records", try await Blocking.run { try RecordsPage(library, amounts) }, context)
    }
    router.put("/api/retention") { request, context in
      let wish = try await JSONBody.read(Keeping.self, from: request, context)
      try await Blocking.run {
        try app.library.setRetention(wish.guide, until: wish.until.isEmpty ? nil : wish.until)
      }
      return Response(status: .noContent)
    }
    router.get("/api/contact") { request, _ in
      let code = request.uri.queryParameters["participant"].map(String.init) ?? ""
      let contact = try await Blocking.run { try app.library.contact(code) }
      return JSONBody.response(
        ContactView(
          participant: code, name: contact?.name, phone: contact?.phone, mail: contact?.mail,
          address: contact?.address, hasForm: contact.map { !$0.form.isEmpty }))
    }
    router.put("/api/contact") { request, context in
      let wish = try await JSONBody.read(ContactView.self, from: request, context)
      try await Blocking.run {
        try app.library.set(
          Contact(
            participant: wish.participant, name: Self.line(wish.name), phone: Self.line(wish.phone),
            mail: Self.line(wish.mail), address: Self.line(wish.address)))
      }
      return Response(status: .noContent)
    }
    router.post("/api/contact/delete") { request, context in
      let wish = try await JSONBody.read(ContactView.self, from: request, context)
      _ = try await Blocking.run { try app.library.deleteContact(wish.participant) }
      return Response(status: .noContent)
    }
  }

  private static func line(_ text: String?) -> String {
    String((text ?? "").trimmingCharacters(in: .whitespacesAndNewlines).prefix(500))
  }
}
