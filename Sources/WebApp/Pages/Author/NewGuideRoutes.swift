import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Hummingbird
import Library
import WebServing

/// A new guide: from nothing, from a template, or from a guide that is there.
struct NewGuideRoutes: Sendable {
  let app: WebServices

  private struct Wish: Decodable {
    /// Name of a template; `nil` for an empty guide.
    var template: String?
    /// File of a guide in the library that it begins as a copy of.
    var copy: String?
    var title: String
    var language: String
  }

  private struct Made: Encodable {
    var file, address: String
  }

  /// Longest title, in characters.
  static let longestTitle = 200

  func add(to router: RouterGroup<WebContext>) {
    router.get("/new-guide") { _, context in
      let language = context.preferences.language
      let page = try await Blocking.run {
        return NewGuidePage(app.guides.items(), language)
      }
      return try app.pages.render("new-guide", page, context)
    }
    router.post("/api/new-guide") { request, context in
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      let language = context.preferences.language
      return JSONBody.response(try await Blocking.run { try make(wish, language) }, status: .created)
    }
  }

  private func make(_ wish: Wish, _ language: Language) throws -> Made {
    var guide = try beginning(wish, language)
    let title = wish.title.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
    if !title.isEmpty { guide.title = String(title.prefix(Self.longestTitle)) }
    guide.id = freshID(guide.title)
    guide.version = ""
    let stem = [guide.id, guide.language].filter { !$0.isEmpty }.joined(separator: ".")
    let file = try GuideUpload.store(
      GuideImport.File(path: stem + GuideUpload.ending, content: Data(GuideTextWriter.text(guide).utf8)),
      in: app.library.guidesFolder)
    return Made(file: file, address: Address.edit(guide: guide.id, file: file))
  }

  private func beginning(_ wish: Wish, _ language: Language) throws -> Guide {
    if let copy = wish.copy {
      guard let guide = app.guides.item(file: copy)?.reading.guide else { throw WebError.noGuide }
      return guide
    }
    if let name = wish.template {
      guard let guide = GuideTemplates.guide(name) else { throw WebError.noGuide }
      return guide
    }
    let tag = GuideTemplates.isLanguage(wish.language) ? wish.language : language.rawValue
    return Guide(
      id: "guide", title: Texts.text("authorUntitled", language), language: tag,
      sections: [
        Section(
          id: "s1", title: Texts.text("authorFirstSection", tag.hasPrefix("de") ? .german : .english))
      ])
  }

  /// An id made of the title that no guide of the library has.
  private func freshID(_ title: String) -> String {
    let folded = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let base = String(words.joined(separator: "-").lowercased().prefix(40))
    let plain = base.first?.isLetter == true ? base : "guide" + (base.isEmpty ? "" : "-" + base)
    let taken = Set(app.guides.items().map { $0.key.lowercased() })
    guard taken.contains(plain) else { return plain }
    return (2...).lazy.map { "\(plain)-\($0)" }.first { !taken.contains($0) } ?? plain
  }
}
