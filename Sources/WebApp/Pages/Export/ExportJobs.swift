import Exchange
import Foundation
import Guide
import HTTPTypes
import Interview
import Library
import Vault
import WebServing
import Wording

/// The exports that pages ask for: one at a time, the last ones remembered so that their files can be fetched.
actor ExportJobs: Forgetful {
  private let library: Library
  private let program: String
  private let downloads: DownloadPlace
  private let jobs = Jobs<ExportStep, ExportedFiles>(remembered: 4, atOnce: 1)

  /// Nothing is being written yet.
  ///
  /// - Parameter program: Name and version, for bundles.
  init(library: Library, program: String = "leitfaden") {
    (self.library, self.program) = (library, program)
    downloads = DownloadPlace(library: library)
  }

  /// The one that is being written.
  var running: ExportJob? { jobs.running }

  /// One by its identifier.
  ///
  /// - Throws: `WebError` when it is forgotten.
  func job(_ id: String) throws -> ExportJob {
    guard let job = jobs.job(id) else {
      throw WebError(
        status: .notFound, "no-export", "this export is no longer known", hint: "export once more")
    }
    return job
  }

  /// Begins to write what a page asks for.
  ///
  /// - Throws: `WebError` or an error with a sentence; nothing was begun then.
  func begin(
    _ order: ExportOrder, _ formats: [ExportFormat], shortestVisit: Int
  ) async throws -> ExportJob {
    guard jobs.hasRoom else { throw Self.busy }
    let (library, program, downloads) = (library, program, downloads)
    let seal = try order.seal?.seal()
    let interviews = try await Blocking.run {
      let loaded = try Self.load(order, library, shortestVisit: Double(shortestVisit))
      try library.demand(
        seal == nil ? ExportFormats.consent(for: formats) : .bundling, of: loaded.map(\.interview),
        despite: order.despiteConsent == true)
      return loaded
    }
    let id = Identifier.fresh()
    let target = try ExportTarget(
      order, named: Self.name(interviews), id: id, library: library.folder, downloads: downloads)
    let job = jobs.begin(id, ExportStep(target: target)) { job in
      try await Blocking.run {
        // earlier ones go when the next export begins and at the end: they hold interviews
        downloads.forget(besides: target.folder)
        // locked meanwhile: nothing readable stays
        defer { if library.isLocked { downloads.forget() } }
        if let seal {
          return try Self.writeBundle(
            of: interviews.map(\.interview.id), named: Self.name(interviews), seal, target, job, library,
            program: program)
        }
        return try Self.write(interviews, formats, order, target, job, library, downloads)
      }
    }
    // Somebody else may have been quicker.
    guard let job else { throw Self.busy }
    return job
  }

  /// Stops what is being written, and waits until nothing of it is left.
  func finish() async {
    jobs.running?.stop()
    await jobs.wait()
    downloads.forget()
  }

  /// Forgets what was written, because the library is locked; what waited to be fetched is removed. An export that is being
  /// written goes on: somebody asked for it.
  func forget() {
    guard jobs.running == nil else { return }
    jobs.forget()
    downloads.forget()
  }

  private static let busy = WebError(
    status: .conflict, "export-busy", "another export is still being written",
    hint: "wait until it has finished, or cancel it")

  private static func load(
    _ order: ExportOrder, _ library: Library, shortestVisit: Double
  ) throws -> [ExportedInterview] {
    let privacy = ExportPrivacy(withNames: order.withNames, withText: !order.withoutText)
    return try library.interviews(order.interviews).concurrentMap { interview in
      ExportedInterview(
        interview: interview, folder: try library.interviewFolder(interview.id).url, privacy: privacy,
        identity: try library.key(of: interview.id)?.identity, shortestVisit: shortestVisit)
    }
  }

  /// One interview is called as its files are, several along one guide as the guide, all others `interviews`.
  private static func name(_ interviews: [ExportedInterview]) -> String {
    if let only = interviews.first, interviews.count == 1 { return only.stem }
    let guides = Set(interviews.map(\.interview.guide.id))
    let name = guides.count == 1 ? guides.first.map(FolderName.sanitised) ?? "" : ""
    return name.isEmpty ? "interviews" : name
  }

  private static func write(
    _ interviews: [ExportedInterview], _ formats: [ExportFormat], _ order: ExportOrder,
    _ target: ExportTarget, _ job: ExportJob, _ library: Library, _ downloads: DownloadPlace
  ) throws -> ExportedFiles {
    do {
      let files = try Exporter.export(
        interviews, formats: formats, to: target.folder,
        manner: Exporter.Manner(isForgiving: true, readsBack: target.isRemovable),
        options: ExportOptions(
          sound: SoundWishes(question: order.question, isVerified: true), language: order.language?.rawValue,
          waveform: InterviewWaveform.draw)
      ) { progress in
        try job.checkStop()
        if target.download != nil, progress.done == 0 {
          try downloads.demand(progress.total, in: target.folder)
        }
        job.tell { state in
          state.step.phase = progress.isReadingBack ? .comparing : .writing
          state.step.format = progress.format
          (state.step.number, state.step.count) = (progress.number, progress.count)
          (state.done, state.total) = (progress.done, progress.total)
        }
      }
      let archive = target.download == nil ? nil : try pack(files, target, job)
      let departure = Departure(
        archive == nil ? .export : .download, formats: formats.map { $0.id }, withNames: order.withNames,
        withText: !order.withoutText, place: archive == nil ? target.folder.path : "")
      try library.note(.left, order.interviews, departure: departure)
      return ExportedFiles(files: files, archive: archive)
    } catch {
      remove(target)
      throw error is CancellationError ? error : downloads.explained(error, in: target.folder)
    }
  }

  private static func pack(_ files: [URL], _ target: ExportTarget, _ job: ExportJob) throws -> URL {
    let folder = target.folder
    let archive = folder.deletingLastPathComponent().appending(path: "\(job.id).zip")
    job.tell { state in
      (state.step.phase, state.done) = (.packing, 0)
      state.total = files.reduce(0) { $0 + ExportJobView.size(of: $1) }
    }
    try ExportArchive.pack(files, of: folder, named: target.download ?? "", to: archive) { count in
      try job.checkStop()
      job.tell { $0.done += count }
    }
    try? FileManager.default.removeItem(at: folder)
    return archive
  }

  private static func remove(_ target: ExportTarget) {
    if target.download != nil { try? FileManager.default.removeItem(at: target.folder) }
  }
}
