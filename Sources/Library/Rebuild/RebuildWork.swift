import Foundation
import Interview
import Vault
import Wording

/// One run of a rebuild.
struct RebuildWork {
  let library: Library
  let old: OldDatabase?
  /// A copy of it, when it is not whole.
  let backup: OldDatabase?
  let now: Date
  /// Knows whose guide was exchanged.
  let genuine: GenuineGuides
  /// What was done so far.
  var report = RebuildReport()
  /// Interviews taken in, with their folders.
  private var done: [String: String] = [:]
  /// Documents that could not be read, by the name of their folder.
  private var unreadable: [String: URL] = [:]
  /// Folders of such documents of which the old database knows everything.
  private var madeUpFor: Set<String> = []
  private let consents: NotedConsent

  init(library: Library, old: OldDatabase?, backup: OldDatabase?, now: Date, genuine: GenuineGuides) {
    (self.library, self.old, self.backup, self.now) = (library, old, backup, now)
    self.genuine = genuine
    consents = NotedConsent(library)
  }

  /// Takes in every folder, then what only the old database knows.
  mutating func run(sound: SoundFacts.Reader, progress: LibraryProgress.Observer) throws {
    let ids = old?.interviews() ?? []
    let names = library.interviewFolderNames()
    let folders = Dictionary(
      ids.compactMap { id in old.map { ($0.folder(of: id), id) } }, uniquingKeysWith: { a, _ in a })
    for (index, name) in names.enumerated() {
      progress(LibraryProgress(done: index, total: names.count, name: name))
      if let (document, isNewer) = try document(of: name, known: folders[name], sound: sound) {
        try take(document, isNewer: isNewer)
      }
    }
    for id in ids where done[id] == nil { try takeFromOldDatabase(id) }
  }

  /// What is to be known of a folder, and whether that is more than its `interview.json` says.
  private mutating func document(
    of name: String, known: String?, sound: SoundFacts.Reader
  ) throws -> (InterviewDocument, isNewer: Bool)? {
    let directory = library.url(ofFolder: name)
    if let file = InterviewDocument.file(in: directory) {
      do {
        var document = try InterviewDocument.read(file, key: try library.keys?.key(in: directory))
        document.folder = name
        let more = try merge(&document)
        guard document.events.isEmpty else { return (document, more > 0) }
        let beginning = RecoveredInterview.beginning(
          of: document, in: directory, now: now, identity: try library.keys?.key(in: directory).identity,
          sound: sound)
        guard let beginning else { return (document, false) }
        document.events = [beginning]
        note(.warning, "of \(name) no marks and answers are left, only the sound and its guide", document.id)
        return (document, true)
      } catch let error as LibraryError {
        note(.warning, error.sentence, known, error.advice)
        unreadable[name] = file
      }
    }
    let entry = known.flatMap { old?.entry($0) }
    if let entry, let document = entry.document, !entry.isTorn || !document.events.isEmpty {
      guard entry.isTorn else {
        madeUpFor.insert(name)
        return (document, true)
      }
      return (settled(document), true)
    }
    if let document = backupDocument(of: name) {
      report.eventsFromBackup += document.events.count
      // it may be older than the last word on consent
      return (settled(document), true)
    }
    let identity = (try? library.keys?.key(in: directory))?.identity
    if let document = try rest(of: name, in: directory, identity, sound) { return (document, true) }
    if var document = entry?.document,
      let beginning = RecoveredInterview.beginning(
        of: document, in: directory, now: now, identity: identity, sound: sound)
    {
      document.events = [beginning]
      note(.warning, "of \(name) no marks and answers are left, only the sound and its guide", document.id)
      return (settled(document), true)
    }
    guard
      let document = try RecoveredInterview.document(
        directory, library: library.folder, now: now, identity: identity, sound: sound)
    else {
      note(.damage, "nothing in the folder \(name) can be read")
      return nil
    }
    note(.warning, "of \(name) only the sound is left; it is now an interview without questions", document.id)
    return (settled(document, isRecovered: true), true)
  }

  /// What can still be read of an `interview.json` that is damaged, with what the old database and its copy know beyond it.
  private mutating func rest(
    of name: String, in directory: URL, _ identity: AgeIdentity?, _ sound: SoundFacts.Reader
  ) throws -> InterviewDocument? {
    let key = try? library.keys?.key(in: directory)
    guard let file = unreadable[name],
      let damaged = DamagedDocument(file, folder: name, key: key, now: now)
    else { return nil }
    var document = damaged.document
    let more = try merge(&document)
    if !document.events.contains(where: \.isBeginning) {
      guard document.events.first?.sequence != 1,
        let beginning = RecoveredInterview.beginning(
          of: document, in: directory, now: now, identity: identity, sound: sound)
      else { return nil }
      document.events.insert(beginning, at: 0)
    }
    let (kept, lost) = (document.events.count, max(0, damaged.lost - more))
    let isMore = (document.events.last?.sequence ?? 0) > Int64(kept + lost)
    let what: Sentence =
      lost == 0 && !isMore
      ? "all \(kept) events could be read"
      : isMore
        ? "\(kept) of its events could be read, and more than \(lost) are lost"
        : "\(lost) of its \(kept + lost) events cannot be read and are left out"
    note(.warning, "\(file.lastPathComponent) of \(name) is damaged; \(what)", document.id)
    return damaged.hasAllEvents ? document : settled(document)
  }

  /// The same with the last word on consent, or with that it is lost.
  private mutating func settled(_ document: InterviewDocument, isRecovered: Bool = false) -> InterviewDocument
  {
    guard let consent = consents.missing(in: document, isRecovered), let last = document.events.last else {
      return document
    }
    var document = document
    document.events.append(
      InterviewEvent(
        id: Identifier.fresh(), interview: document.id, device: "recovered", sequence: last.sequence + 1,
        frame: last.frame, monotonic: last.monotonic, wall: now, body: .consented(consent)))
    if consent == .lost {
      note(
        .warning,
        "it is no longer known what the participant of \(document.folder) agreed to; it is passed on to nobody",
        document.id, "look it up, and store it with leitfaden consent")
    } else {
      note(.warning, "\(document.folder) has the consent again that the audit log knows of", document.id)
    }
    return document
  }

  /// Adds the events that only the old database or its copy has.
  private mutating func merge(_ document: inout InterviewDocument) throws -> Int {
    let entry = old?.entry(document.id)
    let fromOld = add(entry?.events ?? [], to: &document)
    let fromBackup = add(backup?.entry(document.id).events ?? [], to: &document)
    if let entry, entry.isTorn {
      note(
        .warning,
        fromBackup > 0
          ? "the old database gives back only a part of the events of \(document.folder), a copy of it \(fromBackup) more"
          : "the old database gives back only a part of the events of \(document.folder)",
        document.id)
    }
    report.eventsFromOldDatabase += fromOld
    report.eventsFromBackup += fromBackup
    return fromOld + fromBackup
  }

  private func add(_ events: [InterviewEvent], to document: inout InterviewDocument) -> Int {
    let (ids, sequences) = (Set(document.events.map(\.id)), Set(document.events.map(\.sequence)))
    let more = events.filter { !ids.contains($0.id) && !sequences.contains($0.sequence) }
    document.events = (document.events + more).sorted { $0.sequence < $1.sequence }
    return more.count
  }

  /// What the copy knows of a folder. Only of folders that are there: it may hold what was deleted since.
  private func backupDocument(of name: String) -> InterviewDocument? {
    guard let backup else { return nil }
    return backup.interviews().first { backup.folder(of: $0) == name }.flatMap { backup.entry($0).document }
  }

  private mutating func take(_ document: InterviewDocument, isNewer: Bool) throws {
    if let other = done[document.id] {
      note(
        .warning, "\(document.folder) is a copy of \(other) and was left out", document.id,
        "move one of the two out of the library")
      return
    }
    var (document, isNewer) = (document, isNewer)
    switch genuine.judge(document) {
    case .own: break
    case .exchanged(let guide):
      document.guide = guide
      isNewer = true
      note(
        .warning, "\(document.folder) had another guide than it was begun with; it has its own again",
        document.id)
    case .doubtful:
      note(
        .warning,
        "\(document.folder) may have another guide than it was begun with: its fingerprint is of another one",
        document.id,
        "compare its questions with the guide file; put the file into the library's guides and rebuild again")
    }
    do {
      try library.adopt(document)
    } catch let error as LibraryError where [.damaged, .keyDamaged].contains(error.code) {
      // one whose key is lost keeps nobody from the others
      return note(.damage, error.sentence, document.id, error.advice)
    }
    if isNewer {
      if let file = unreadable[document.folder] {
        try keep(file, as: madeUpFor.contains(document.folder) ? "replaced" : Self.damaged)
      }
      try library.writeDocument(document.id)
    }
    done[document.id] = document.folder
    report.interviews += 1
    report.events += document.events.count
  }

  /// The ending of a document that could not be read and of which something may be lost, beside the one that took its place.
  static let damaged = "damaged"

  /// Copies what is about to be replaced and could not be read: somebody may still find the key, or more in it.
  private func keep(_ file: URL, as ending: String) throws {
    let copy = file.appendingPathExtension(ending)
    try? FileManager.default.removeItem(at: copy)
    // a link or a pipe: there is nothing to copy
    guard Files.isRegular(file) else { return try Files.move(file, to: copy) }
    do { try FileManager.default.copyItem(at: file, to: copy) } catch {
      throw LibraryError(.file, "\(file.path) could not be copied: \(error.localizedDescription)")
    }
  }

  /// An interview that has lost its folder, or whose folder is empty.
  private mutating func takeFromOldDatabase(_ id: String) throws {
    guard let old else { return }
    let entry = old.entry(id)
    // what it says of an interview without one event that can be read is no more than its folder says
    let directory = library.url(ofFolder: old.folder(of: id))
    if entry.isTorn, entry.events.isEmpty, InterviewDocument.file(in: directory) != nil {
      if done.values.contains(directory.lastPathComponent) { return }
      let sentence: Sentence =
        "no event of the interview \(id) can be read; its folder and the old database are kept as they are"
      return note(.damage, sentence, id)
    }
    guard let document = entry.document else {
      note(
        .damage, "\(entry.events.count) events of the interview \(id) have lost their guide and folder", id)
      return
    }
    if try Files.makeNewDirectory(directory) {
      note(.damage, "\(document.folder) has lost its folder; its events are kept, its sound is gone", id)
    }
    report.eventsFromOldDatabase += document.events.count
    try take(document, isNewer: true)
  }

  private mutating func note(
    _ severity: Finding.Severity, _ sentence: Sentence, _ interview: String? = nil, _ hint: Sentence? = nil
  ) {
    report.findings.append(Finding(severity, sentence, interview: interview, hint: hint))
  }
}

extension InterviewEvent {
  fileprivate var isBeginning: Bool { body.is(EventBody.Started.self) }
}
