import Documents
import Exchange
import Foundation
import HTTPTypes
import Interview
import Library
import Vault
import WebServing
import Wording

/// Writes exports into the interviews' own `export/`: the usual set after a save, and what pages ask for. One at a time
/// for each interview, without anybody having to wait for it.
actor ExportWork {
  /// What is to be written.
  private enum Wish {
    /// What every saved interview has, with its `interview.json`.
    case usual
    /// Formats that somebody chose.
    case chosen([ExportFormat])
  }

  private let library: Library
  private let settings: SettingsStore
  private var running: [String: Job<Void, Void>] = [:]
  /// What was asked for while something else was being written.
  private var next: [String: Wish] = [:]
  private var problems: [String: WebError] = [:]

  /// Nothing is being written yet.
  init(library: Library, settings: SettingsStore) {
    self.library = library
    self.settings = settings
  }

  /// Interviews whose files could not be written the last time.
  var failed: Set<String> { Set(problems.keys) }

  /// How the export of an interview stands, in the language of a page.
  func state(of id: String, _ language: Language) async throws -> ExportState {
    let folder = try await folder(of: id)
    let library = library
    let (files, gap) = try await Blocking.run { try Self.offered(in: folder, library.interview(id)) }
    return ExportState(
      isRunning: running[id] != nil, progress: running[id].map { $0.state.share ?? 0 } ?? 1,
      problem: problems[id].map { ErrorPage($0, language).whole },
      folder: folder.path(percentEncoded: false), files: files,
      reason: library.isSealed ? Texts.text("sealedExports", language) : nil,
      refusal: gap.map { ErrorPage(WebError(explaining: $0), language).whole })
  }

  /// Begins to write what every saved interview has, as it is at this moment; when it is changed while that is being
  /// written, once more.
  func writeUsual(_ id: String) { begin(id, .usual) }

  /// Begins to write these formats, or does so after what is being written now.
  ///
  /// - Throws: `WebError` for a format that does not exist or lacks its program, `ConsentGap`.
  func write(_ interview: Interview, formats ids: [String], despiteConsent: Bool) async throws {
    let (library, formats) = (library, try Self.formats(ids))
    guard !library.isSealed else {
      throw WebError(
        status: .conflict, "export-sealed", "in an encrypted library no readable files are written",
        hint: "use Export, which asks where to write them")
    }
    try await Blocking.run {
      try library.demand(
        ExportFormats.consent(for: formats), of: [interview], despite: despiteConsent)
    }
    begin(interview.id, .chosen(formats))
  }

  private static func formats(_ ids: [String]) throws -> [ExportFormat] {
    do { return try ExportFormats.named(ids) } catch let error as ExchangeError {
      throw WebError(status: .badRequest, "format", error.sentence, hint: error.advice)
    }
  }

  /// Notes that an interview could not be put away, so that its files could not even be begun.
  func couldNotBegin(_ id: String, _ error: any Error) { problems[id] = WebError(explaining: error) }

  /// Waits for everything that is being written.
  func finish() async { while let job = running.first?.value { await job.wait() } }

  /// Waits for what is being written of one interview, and forgets what was wished next.
  func finish(_ id: String) async {
    while let job = running[id] {
      next[id] = nil
      await job.wait()
    }
  }

  private func begin(_ id: String, _ wish: Wish) {
    guard running[id] == nil else {
      next[id] = wish
      return
    }
    problems[id] = nil
    let (library, settings) = (library, settings.current)
    let job = Job<Void, Void>(id, ())
    running[id] = job
    job.begin { job in
      do {
        repeat {} while try await Blocking.run { try Self.isOutdated(id, wish, settings, library, job) }
        await self.ended(id, nil)
      } catch {
        await self.ended(id, WebError(explaining: error))
        throw error
      }
    }
  }

  /// The last that a job does; what was asked for meanwhile begins.
  private func ended(_ id: String, _ problem: WebError?) {
    problems[id] = problem
    running[id] = nil
    if let wish = next.removeValue(forKey: id) { begin(id, wish) }
  }

  /// Writes, and tells whether the interview was changed in the meantime, so that its usual files are old already.
  private static func isOutdated(
    _ id: String, _ wish: Wish, _ settings: Settings, _ library: Library, _ job: Job<Void, Void>
  ) throws -> Bool {
    let interview = try library.interview(id)
    let folder = try library.interviewFolder(id).url
    // nobody waits for it here: copies are always compared with the recording
    let options = ExportOptions(sound: SoundWishes(isVerified: true), waveform: InterviewWaveform.draw)
    func tell(_ step: Exporter.Progress) {
      if step.total > 0 { job.tell { ($0.done, $0.total) = (step.done, step.total) } }
    }
    switch wish {
    case .usual:
      try library.writeDocument(id)
      // Without room for a copy of the database the files for other programs are written first; then it is said.
      let backup = Result { try library.backUpDatabase() }
      // what is sealed is written readable only when somebody asks for it
      guard interview.status == .saved, !library.isSealed else {
        _ = try backup.get()
        return false
      }
      try DefaultExport.write(
        interview, folder: folder, ids: settings.exportFormats,
        shortestVisit: Double(settings.shortestVisit), options: options, progress: tell)
      _ = try backup.get()
      return try library.summary(id).events != interview.events.count
    case .chosen(let formats):
      _ = try Exporter.export(
        [
          ExportedInterview(
            interview: interview, folder: folder, identity: try library.key(of: id)?.identity,
            shortestVisit: Double(settings.shortestVisit))
        ], formats: formats,
        to: folder.appending(path: "export", directoryHint: .isDirectory),
        manner: Exporter.Manner(isForgiving: true, notesFormats: true), options: options, progress: tell)
      return false
    }
  }

  /// A file of the export folder, to be downloaded. Every fetch of it or of a piece of it is noted.
  ///
  /// - Throws: `WebError` when the folder has no such file, `ConsentGap`.
  func file(_ name: String, of id: String, despiteConsent: Bool) async throws -> ByteAnswer {
    let (folder, library) = (try await folder(of: id), library)
    return try await Blocking.run {
      guard Self.files(in: folder).contains(where: { $0.name == name }),
        let bytes = try? FileBytes(opening: folder.appending(path: name).path)
      else { throw WebError(status: .notFound, "no-file", "this file is no longer in the export folder") }
      try library.demand(
        WrittenFormats.read(from: folder).consent(for: name), of: [try library.interview(id)],
        despite: despiteConsent)
      let ending = (name as NSString).pathExtension
      try library.note(
        .left, [id],
        departure: Departure(.download, formats: [ending], withNames: false, withText: true))
      let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      return ByteAnswer(
        bytes, etag: "\"\(Identifier.fresh())\"", contentType: "application/octet-stream",
        headers: [
          ("Content-Disposition", "attachment; filename=\"\(plain)\""),
          ("Content-Security-Policy", "sandbox"),
        ])
    }
  }

  private func folder(of id: String) async throws -> URL {
    let library = library
    return try await Blocking.run {
      guard let folder = try? library.interviewFolder(id).url else { throw WebError.noInterview }
      return folder.appending(path: "export", directoryHint: .isDirectory)
    }
  }

  /// The files with what stands in the way of fetching them, and all of that together.
  private static func offered(
    in folder: URL, _ interview: Interview
  ) -> (files: [ExportState.File], gap: ConsentGap?) {
    let formats = WrittenFormats.read(from: folder)
    let rules = files(in: folder).map { ($0, formats.consent(for: $0.name)) }
    let marked = rules.map { file, rule in
      var file = file
      file.isKept = ConsentGap(rule, of: [interview]) != nil
      return file
    }
    return (marked, ConsentGap(ConsentRule(rules.flatMap(\.1.needed)), of: [interview]))
  }

  /// Regular files directly in the folder; no links.
  private static func files(in folder: URL) -> [ExportState.File] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    return (urls ?? []).compactMap { url in
      guard !url.lastPathComponent.hasPrefix("."), let values = try? url.resourceValues(forKeys: keys),
        values.isRegularFile == true
      else { return nil }
      return ExportState.File(name: url.lastPathComponent, bytes: values.fileSize ?? 0)
    }.sorted { $0.name < $1.name }
  }
}
