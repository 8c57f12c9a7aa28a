import Foundation
import HTTPTypes
import Hummingbird
import Library
import WebServing

/// The bin: what was deleted in the last 30 days.
struct BinRoutes: Sendable {
  let app: WebServices

  /// What the page shows.
  struct Page: Sendable {
    struct Row: Sendable {
      let binName, facts, daysLeft, picture: String
      let item: String
      let restoreLabel, destroyLabel: String
    }

    let rows: [Row]
    let isEmpty: Bool
    let texts: String
  }

  private struct Wish: Decodable {
    var item: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/bin") { _, context in
      let language = context.preferences.language
      let page = try await Blocking.run { try self.page(Amounts(language: language)) }
      return try app.pages.render("bin", page, context)
    }
    router.post("/api/bin/restore") { request, context in
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      try await Blocking.run { try carryOut(wish.item) { try $0.restore($1) } }
      return Response(status: .noContent)
    }
    router.post("/api/bin/destroy") { request, context in
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      try await Blocking.run { try carryOut(wish.item) { try $0.destroy($1) } }
      return Response(status: .noContent)
    }
  }

  private func carryOut(_ name: String, _ work: (Bin, Bin.Item) throws -> Void) throws {
    let bin = Bin(app.library)
    guard let item = bin.item(named: name) else { throw WebError.noBinItem }
    try work(bin, item)
  }

  private func page(_ amounts: Amounts) throws -> Page {
    let bin = Bin(app.library)
    let rows = bin.items().prefix(500).map { item in
      let facts = item.isGuide ? nil : bin.facts(of: item)
      let name = [facts?.participant, facts?.title].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " · ")
      let title = name.isEmpty ? item.ownName : name
      return Page.Row(
        binName: title,
        facts: Texts.text("deletedOn", amounts.language, ["date": amounts.moment(item.date)]),
        daysLeft: amounts.count("daysLeft", item.daysLeft()), picture: item.isGuide ? "guide" : "mic",
        item: item.name,
        restoreLabel: Texts.text("restoreNamed", amounts.language, ["name": title]),
        destroyLabel: Texts.text("destroyNamed", amounts.language, ["name": title]))
    }
    return Page(
      rows: Array(rows), isEmpty: rows.isEmpty,
      texts: Texts.json(CommonTexts.phrases, HomeTexts.phrases, language: amounts.language))
  }
}
