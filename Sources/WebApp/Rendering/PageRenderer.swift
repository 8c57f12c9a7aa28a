import Foundation
import HTTPTypes
import Hummingbird
import WebServing
import Wording

/// Makes whole HTML pages from templates. Values are escaped unless a template says `{{{…}}}`, which only the JSON
/// blocks and the charts made here do.
struct PageRenderer: Sendable {
  private let templates: PageTemplates
  private let assets: String
  private let isSealed: @Sendable () -> Bool

  /// Reads all templates.
  ///
  /// - Parameter isSealed: Whether the library is encrypted; a new one may become so.
  /// - Throws: When a template is wrong.
  init(templates: URL, assets: Assets, isSealed: @escaping @Sendable () -> Bool) async throws {
    self.isSealed = isSealed
    self.templates = try await PageTemplates(folder: templates)
    self.assets = assets.path
  }

  /// What a template sees: `page` is the page's own value, `t` the texts.
  private struct Frame {
    let page: Any
    let t: [String: String]
    let assets, language, theme, direction, changeToken: String
    let textSize: Int
    let isInterviewer: Bool
    /// Whether the library is encrypted, and whether this page has to be locked with it.
    let isSealed, isLockable: Bool
  }

  /// The page `template` for `value`, which the template sees as `page`.
  ///
  /// - Parameters:
  ///   - contentLanguage: BCP 47 tag of the guide shown; one written from right to left mirrors the page.
  ///   - words: The page's words where they are not in the language of the other pages.
  func render(
    _ template: String, status: HTTPResponse.Status = .ok, _ value: Any, _ context: WebContext,
    contentLanguage: String = "", words: AnsweringWords? = nil
  ) throws -> Response {
    let html = try html(
      template, value, context.preferences, visitor: context.visitor, contentLanguage: contentLanguage,
      words: words)
    return PageTemplates.response(html, status: status)
  }

  /// The page's text.
  ///
  /// - Throws: When there is no such template.
  func html(
    _ template: String, _ value: Any, _ preferences: Preferences, visitor: Visitor? = nil,
    contentLanguage: String = "", words: AnsweringWords? = nil
  ) throws -> String {
    let all = Texts.all(preferences.language)
    let (isSealed, isInterviewer) = (isSealed(), visitor?.isInterviewer ?? false)
    let frame = Frame(
      page: value, t: words.map { all.merging($0.texts) { $1 } } ?? all, assets: assets,
      language: words?.tag ?? preferences.language.rawValue,
      theme: preferences.theme.rawValue,
      direction: Self.isRightToLeft(contentLanguage.isEmpty ? words?.tag ?? "" : contentLanguage)
        ? "rtl" : "ltr",
      changeToken: visitor?.changeToken ?? "",
      textSize: preferences.textSize, isInterviewer: isInterviewer,
      isSealed: isSealed, isLockable: isSealed && isInterviewer)
    return try templates.html(template, frame)
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    let tag = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"].contains(String(tag))
  }
}
