import Exchange
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
import Timeline
import WebServing
import Wording

/// Before the interview: who, which microphone, sound check; and the beginning itself.
struct StartRoutes: Sendable {
  let app: WebServices
  let checks: SoundChecks

  init(app: WebServices) {
    self.app = app
    checks = app.checks
  }

  /// What a page asks for to begin.
  struct Wish: Decodable {
    var guide: String
    var participant, title, microphone, quality, mirror: String?
    /// Begin although the disk has room for less than ten minutes.
    var anyway: Bool?
    var consent: ConsentCard.Wish?
    /// The consent is asked for on the recording, before anything else.
    var consentFirst: Bool?
  }

  private struct Continuation: Decodable {
    /// `nil` for the one it was recorded with before.
    var microphone: String?
    var mirror: String?
    var consent: ConsentCard.Wish?
    var consentFirst: Bool?
  }

  private struct Begun: Encodable {
    var id: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/start") { request, context in
      let values = request.uri.queryParameters
      let amounts = Amounts(language: context.preferences.language)
      let page: StartPage
      if let id = values["interview"].map(String.init) {
        if await app.interviews.live(id) != nil { return Response.redirect(to: Address.lead(id)) }
        page = try await goingOn(id, amounts)
      } else if let file = values["guide"].map(String.init) {
        page = try await beginning(file, amounts)
      } else {
        return Response.redirect(to: "/")
      }
      return try app.pages.render("start", page, context)
    }
    router.get("/api/participants/check") { request, context in
      let code = request.uri.queryParameters["code"].map(String.init) ?? ""
      return JSONBody.response(CodeVerdict(code, context.preferences.language))
    }
    router.post("/api/interviews") { request, context in
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      return JSONBody.response(
        Begun(id: try await begin(wish, context.preferences.language)), status: .created)
    }
    router.post("/api/interviews/:id/reopen") { request, context in
      let id = try context.parameters.require("id")
      let wish = try await JSONBody.read(Continuation.self, from: request, context)
      let (stored, before) = try await Blocking.run {
        let interview = try app.library.interview(id)
        return (interview.consent, interview.parts.last?.device)
      }
      let consent = try ConsentCard.atStart(
        wish.consent, isFirst: wish.consentFirst == true, stored: stored, context.preferences.language)
      if await app.interviews.live(id) == nil { await checks.stop() }
      let mirror = try await chosenMirror(wish.mirror)
      let live = try await app.interviews.reopen(
        id, microphone: wish.microphone ?? before ?? app.settings.current.microphone, mirror: mirror,
        consent: consent)
      return JSONBody.response(Begun(id: live.session.id))
    }
    MicrophoneRoutes(app: app, checks: checks).add(to: router)
  }

  private func begin(_ wish: Wish, _ language: Language) async throws -> String {
    guard await app.interviews.recording == nil else { throw WebError.otherIsRecorded }
    let code = wish.participant?.trimmingCharacters(in: .whitespaces)
    if let code {
      let verdict = CodeVerdict(code, language)
      if verdict.isRefused {
        throw WebError(status: .unprocessableContent, "participant", "\(verdict.sentence ?? "")")
      }
    }
    let file = wish.guide
    let item = try await Blocking.run {
      return app.guides.item(file: file)
    }
    guard let item else {
      throw WebError(
        status: .notFound, "guide-missing", "there is no such guide file (any more)",
        hint: "choose another on the first page")
    }
    guard item.isUsable else {
      throw WebError(
        status: .unprocessableContent, "guide-broken", "this guide has errors and cannot be used like this",
        hint: "fix the lines that are named in the file")
    }
    let consent = try ConsentCard.atStart(wish.consent, isFirst: wish.consentFirst == true, language)
    let settings = app.settings.current
    let quality = wish.quality.flatMap(AudioQuality.init) ?? settings.audioQuality
    let room =
      DiskSpace.seconds(
        at: app.library.folder, in: quality.format, besides: ExportFormats.shareAtSave(settings.exportFormats)
      )
      ?? .max
    guard wish.anyway == true || room >= DiskSpace.warnings[1] else { throw WebError.diskShort }
    let mirror = try await chosenMirror(wish.mirror)
    // the microphone is needed now
    await checks.stop()
    let title = wish.title.map { String($0.prefix(300)).trimmingCharacters(in: .whitespacesAndNewlines) }
    // what is asked must be called the same from now on; a library that cannot be written to has its own sentence below
    _ = try? await Blocking.run { try app.workshop.settle(wish.guide) }
    let live = try await app.interviews.begin(
      RecordingWish(
        guideFile: item.file, participant: code.flatMap { $0.isEmpty ? nil : $0 },
        title: title.flatMap { $0.isEmpty ? nil : $0 }, microphone: wish.microphone ?? settings.microphone,
        format: quality.format, mirror: mirror, consent: consent, isShortDiskAccepted: true))
    return live.session.id
  }

  /// The folder of the second copy, remembered for the next time; a page that says nothing of it means the last one
  /// as long as it is there.
  ///
  /// - Throws: `WebError` when a chosen medium is missing.
  private func chosenMirror(_ wish: String?) async throws -> String? {
    let last = app.settings.current.mirror
    let path = wish ?? last
    let isThere = (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    guard !path.isEmpty, wish != nil || isThere else {
      if wish != nil, !last.isEmpty { try? app.settings.change { $0.mirror = "" } }
      return nil
    }
    guard isThere, RemovableMedium.all().contains(where: { $0.folder.path == path }) else {
      throw WebError(
        status: .conflict, "mirror-missing", "the drive of the second copy is not there",
        hint: "plug it in, or choose “None”")
    }
    if path != last { try? app.settings.change { $0.mirror = path } }
    return path
  }

  private func beginning(_ file: String, _ amounts: Amounts) async throws -> StartPage {
    let settings = app.settings.current
    let (item, languages, participant) = try await Blocking.run {
      guard let item = app.guides.item(file: file) else { throw WebError.noGuide }
      let languages = LanguageChoice.all(item, among: app.guides.items(ofGuide: item.key))
      return (item, languages, try app.library.nextParticipant())
    }
    let tile = GuideTile(item, amounts)
    return try await page(
      heading: tile.name, about: tile.about, guideLanguage: tile.guideLanguage, guideFile: file,
      interview: nil, participant: participant, title: tile.name, howFar: nil,
      quality: settings.audioQuality, broken: item.isUsable ? [] : tile.problems, languages: languages,
      amounts)
  }

  private func goingOn(_ id: String, _ amounts: Amounts) async throws -> StartPage {
    let interview = try await Blocking.run {
      guard (try? app.library.summary(id)) != nil else { throw WebError.noInterview }
      return try app.library.interview(id)
    }
    guard interview.status != .planned else {
      throw WebError(
        status: .conflict, "planned", "this interview has not begun yet",
        hint: "begin a new one with its guide")
    }
    let row = InterviewRow(try await Blocking.run { try app.library.summary(id) }, amounts)
    return try await page(
      heading: row.name, about: [row.participant, row.facts].filter { !$0.isEmpty }.joined(separator: " · "),
      guideLanguage: interview.guide.language, guideFile: nil, interview: id,
      participant: interview.participant, title: interview.title,
      howFar: InterviewRow.HowFar(interview, amounts.language), quality: nil, consent: interview.consent,
      broken: [], microphone: interview.parts.last?.device, amounts)
  }

  private func page(
    heading: String, about: String, guideLanguage: String, guideFile: String?, interview: String?,
    participant: String, title: String, howFar: InterviewRow.HowFar?, quality: AudioQuality?,
    consent: Consent? = nil, broken: [GuideTile.Problem], languages: [LanguageChoice] = [],
    microphone: String? = nil, _ amounts: Amounts
  ) async throws -> StartPage {
    let recording = await app.interviews.recording?.session.id
    let settings = app.settings.current
    let room = DiskRoom(
      folder: app.library.folder, bytesPerHour: settings.bytesPerHour(quality ?? settings.audioQuality))
    let mirrors = try await Blocking.run { MirrorChoice.all(chosen: settings.mirror, amounts.language) }
    let obstacle = recording != nil ? "startOther" : broken.isEmpty ? nil : "startBroken"
    return StartPage(
      heading: heading, about: about, guideLanguage: guideLanguage, guideFile: guideFile,
      languages: languages, hasLanguages: !languages.isEmpty, interview: interview, isNew: interview == nil,
      participant: participant, title: title, howFar: howFar,
      microphones: try await MicrophoneChoice.all(
        app, chosen: nil, before: microphone, amounts.language),
      qualities: quality.map { QualityChoice.all(chosen: $0, free: room?.free, settings, amounts) } ?? [],
      mirrors: mirrors, hasMirrors: !mirrors.isEmpty,
      obstacle: obstacle.map { Texts.text($0, amounts.language) },
      obstacleAddress: recording.map(Address.lead),
      obstacleLink: recording.map { _ in Texts.text("startToRecording", amounts.language) },
      canBegin: obstacle == nil, consent: ConsentCard(consent, amounts.language), problems: broken,
      hasProblems: !broken.isEmpty,
      isRoomShort: room?.isShort ?? false,
      room: room.map { Texts.text("fits", amounts.language, ["time": amounts.room(seconds: $0.seconds)]) },
      texts: Texts.json(
        CommonTexts.phrases, StartTexts.phrases, StartTextsOfConsent.phrases, language: amounts.language))
  }
}

extension WebError {
  static let diskShort = WebError(
    status: .init(code: 507), "disk-short", "the disk has room for less than ten minutes of recording",
    hint: "free some space first")
  static let otherIsRecorded = WebError(
    status: .conflict, "recording", "another interview is being recorded",
    hint: "save or leave that interview first")
}
