import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Library
import Sound
import WebServing
import Wording

/// The page of settings, and changing them: those of the library and those of this browser.
struct SettingsRoutes: Sendable {
  let app: WebServices

  /// What a page wants to be changed; the rest stays.
  struct Change: Decodable {
    var microphone, quality: String?
    var markNames: [String]?
    var exportFormats: [String]?
    var idleMinutes, shortestVisit: Int?
  }

  /// How this browser shows pages.
  struct View: Decodable {
    var language, theme: String?
    var textSize: Int?
  }

  /// Longest meaning of a mark's colour, in characters.
  static let longestName = 40

  func add(to router: RouterGroup<WebContext>) {
    router.get("/settings") { _, context in
      let microphones = try await MicrophoneChoice.all(app, chosen: nil, context.preferences.language)
      let page = try await Blocking.run {
        SettingsPage(
          app.settings.current, context.preferences, microphones: microphones, library: app.library.folder,
          version: app.version)
      }
      return try app.pages.render("settings", page, context)
    }
    router.put("/api/settings") { request, context in
      let change = try await JSONBody.read(Change.self, from: request, context)
      try await Blocking.run { try carryOut(change) }
      return JSONBody.response(app.settings.current)
    }
    router.put("/api/view") { request, context in
      let view = try await JSONBody.read(View.self, from: request, context)
      let preferences = try context.preferences.changed(by: view)
      return Response(status: .noContent, headers: [.setCookie: preferences.setCookie])
    }
  }

  private func carryOut(_ change: Change) throws {
    if let quality = change.quality, AudioQuality(rawValue: quality) == nil { throw Self.unknown(quality) }
    if let formats = change.exportFormats {
      for id in formats where !ExportFormats.all.contains(where: { $0.id == id }) { throw Self.unknown(id) }
    }
    if let minutes = change.idleMinutes, !IdleLock.choices.contains(minutes) {
      throw Self.unknown("\(minutes)")
    }
    if let seconds = change.shortestVisit, !Settings.shortestVisits.contains(seconds) {
      throw Self.unknown("\(seconds)")
    }
    do {
      try app.settings.change { settings in
        settings.shortestVisit = change.shortestVisit ?? settings.shortestVisit
        settings.idleMinutes = change.idleMinutes ?? settings.idleMinutes
        settings.microphone = change.microphone.map { String($0.prefix(200)) } ?? settings.microphone
        settings.quality = change.quality ?? settings.quality
        if let formats = change.exportFormats {
          let isDefault = Set(formats) == Set(ExportFormats.savedSet.map { $0.id })
          settings.exportFormats = isDefault ? [] : formats
        }
        for (index, name) in (change.markNames ?? []).enumerated() where settings.markNames.indices ~= index {
          let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
          settings.markNames[index] = String(line.prefix(Self.longestName))
        }
      }
    } catch {
      throw WebError(
        status: .init(code: 507), "settings-disk", "the settings could not be saved",
        hint: "the disk of the library may be full or write-protected")
    }
  }

  static func unknown(_ word: String) -> WebError {
    WebError(
      status: .unprocessableContent, "unknown-choice", "there is no choice “\(word.prefix(40))”",
      hint: "load the page again")
  }
}

extension Preferences {
  /// With what a page chose.
  ///
  /// - Throws: `WebError` for a value there is not.
  func changed(by view: SettingsRoutes.View) throws -> Preferences {
    var new = self
    if let word = view.language {
      guard let language = Language(rawValue: word) else { throw SettingsRoutes.unknown(word) }
      new.language = language
    }
    if let word = view.theme {
      guard let theme = Theme(rawValue: word) else { throw SettingsRoutes.unknown(word) }
      new.theme = theme
    }
    if let size = view.textSize {
      guard Self.textSizes.contains(size) else { throw SettingsRoutes.unknown("\(size)") }
      new.textSize = size
    }
    return new
  }
}
