import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Hummingbird
import Interview
import Interviewing
import Library
import Sitting
import Sound
import WebServing

/// The first page: guides, open and recent interviews, search; and what belongs to lists of interviews.
struct HomeRoutes: Sendable {
  let app: WebServices

  func add(to router: RouterGroup<WebContext>) {
    router.get("/") { request, context in
      let page = try await page(HomeQuery(request), Amounts(language: context.preferences.language))
      return try app.pages.render("home", page, context)
    }
    InterviewRoutes(app: app).add(to: router)
    ToldNoticeRoutes(app: app).add(to: router)
    UnlockingWarningRoutes(app: app).add(to: router)
  }

  private func page(_ query: HomeQuery, _ amounts: Amounts) async throws -> HomePage {
    let recording = await app.interviews.recording?.session.id
    let failed = await app.exports.failed
    let settings = app.settings.current
    return try await Blocking.run {
      var material = HomePage.Material(
        all: try app.library.list(), shelf: app.guides.items(), recording: recording, howFar: [:],
        failed: failed)
      if !query.isFiltered && query.words.isEmpty {
        for summary in HomePage.openOnTop(material.all, recording: recording).prefix(HomePage.openOnTop) {
          let interview = try? app.library.interview(summary.id)
          material.howFar[summary.id] = interview.map { InterviewRow.HowFar($0, amounts.language) }
        }
      }
      var page = HomePage(material, query, amounts)
      if !query.words.isEmpty { try search(query.words, into: &page, amounts) }
      let perHour = settings.bytesPerHour(settings.audioQuality)
      if let room = DiskRoom(folder: app.library.folder, bytesPerHour: perHour) {
        page.room = Texts.text(
          "room", amounts.language,
          ["time": amounts.room(seconds: room.seconds), "free": amounts.size(room.free)])
        page.isRoomShort = room.isShort
      }
      page.synced = app.library.synced.map {
        Texts.text("synced", amounts.language, ["program": $0.program])
      }
      page.overdue = ((try? app.library.overdue()) ?? []).map { study in
        Texts.text(
          "overdue", amounts.language,
          ["title": study.title, "day": amounts.calendarDay(study.day), "n": String(study.interviews)])
      }
      page.notices = app.notices.unseen().map { ToldNoticeView($0, amounts.language) }
      page.warnings = app.unlockingWarnings.unseen().map { UnlockingWarningView($0, amounts) }
      page.hasDemo = material.all.contains { Demo.isDemo($0) }
      page.texts = Texts.json(CommonTexts.phrases, HomeTexts.phrases, language: amounts.language)
      return page
    }
  }

  private func search(_ words: String, into page: inout HomePage, _ amounts: Amounts) throws {
    let hits = try app.library.search(words, limit: 201)
    page.words = words
    page.isSearch = true
    page.found = hits.prefix(200).map { FoundRow($0, amounts) }
    page.foundSentence =
      hits.count > 200
      ? Texts.text("foundTooMany", amounts.language)
      : hits.isEmpty
        ? Texts.text("foundNothing", amounts.language) : amounts.count("found", hits.count)
  }
}
