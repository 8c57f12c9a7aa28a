package import Foundation
import GRDB
import Interview
package import Vault
import Wording

extension Library {
  /// Compares everything with everything: the database with itself, its rows with the events they are made from,
  /// the events with the folders and the sound in them. Changes nothing; may run while others record.
  ///
  /// - Parameters:
  ///   - sound: Reads what a sound file says about itself.
  ///   - digest: Reads the samples of a sound file, for comparison with what was recorded; `nil`: they are not compared.
  ///   - progress: Called before each interview.
  /// - Returns: What was noticed; empty when all is well.
  /// - Throws: Only when the database cannot be read at all.
  package func check(
    sound: @escaping (URL, AgeIdentity?) throws -> SoundFacts?,
    digest: SoundFacts.DigestReader? = nil,
    progress: LibraryProgress.Observer = { _ in }
  ) throws -> [Finding] {
    var findings = try checkDatabase()
    let summaries = try list()
    let recorder = recorder
    for (index, summary) in summaries.enumerated() {
      progress(LibraryProgress(done: index, total: summaries.count, name: summary.folder))
      let isRecording =
        recorder.map { $0.interview.map { $0 == summary.id } ?? (summary.status != .saved) } ?? false
      let check = InterviewCheck(
        library: self, summary: summary, isRecording: isRecording, sound: sound, digest: digest)
      findings += check.findings()
    }
    findings += try checkVouched()
    let accepted = acceptedEntry
    findings += AuditLog(library: folder).read().breaks.map {
      Finding(
        $0.isTorn || $0.entry <= accepted ? .warning : .damage, "the audit log: \($0.sentence)",
        hint: "leitfaden library audit shows it whole")
    }
    findings += audit().entries.filter { $0.action == AuditEntry.Action.keysMended.rawValue }.map {
      Finding(
        .warning,
        "at \($0.time) an unlocking found keys that had been exchanged, and put them right: \($0.code ?? "")",
        hint:
          "what was recorded in the time before may be readable for whoever exchanged them; see leitfaden library audit"
      )
    }
    return findings + orphans(known: Set(summaries.map(\.folder))) + checkBackups() + checkKeys()
      + checkContacts()
  }

  private func checkDatabase() throws -> [Finding] {
    let copy = databaseBackups.first(where: \.isWhole).map {
      "\(Self.backupsName)/\($0.file.lastPathComponent)"
    }
    let hint: Sentence =
      if let copy {
        "leitfaden library rebuild makes a new database from the interview folders and \(copy)"
      } else {
        "leitfaden library rebuild makes a new database from the interview folders"
      }
    // before anything is written into it
    let state = digest.state()
    var findings = try read { db in
      try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }.map {
        Finding(.damage, "the database is damaged: \($0)", hint: hint)
      }
    }
    switch state {
    case .rotten:
      findings.append(
        Finding(
          .damage, "the database is not what it was when it was closed: the disk gives back other bytes",
          hint: hint))
    case .foreign:
      findings.append(
        Finding(
          .damage, "the database was changed after it was closed, and not by this Leitfaden",
          hint: "\(hint); if it was put there on purpose, remove \(Self.databaseName).sha256"))
    case .same, .unknown: break
    }
    if try read(Schema.description) != Schema.expected() {
      findings.append(
        Finding(.damage, "the database's own description of its tables is not as it was written", hint: hint))
    }
    let rows = try read { try Row.fetchAll($0, sql: "SELECT * FROM interview") }
    let unreadable = rows.count { !InterviewSummary($0).isReadable }
    if unreadable > 0 {
      findings.append(
        Finding(.damage, "\(unreadable) rows of the database cannot be read and are not listed", hint: hint))
    }
    let strangers = try read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM pragma_foreign_key_check") ?? 0
    }
    if strangers > 0 {
      findings.append(
        Finding(
          .damage, "\(strangers) rows of the database belong to interviews or guides that are not there",
          hint: hint))
    }
    do {
      try pool.write {
        try $0.execute(sql: "INSERT INTO search_text (search_text, rank) VALUES ('integrity-check', 1)")
      }
    } catch {
      findings.append(
        Finding(.warning, "the search index does not agree with the notes and marks", hint: hint))
    }
    return findings
  }

  private func orphans(known: Set<String>) -> [Finding] {
    interviewFolderNames().filter { !known.contains($0) }.map {
      Finding(
        .warning, "the folder \($0) belongs to no interview in the database",
        hint: "leitfaden library rebuild imports it; or move it out of the library")
    }
  }

  /// The folders that may be interviews: those with an `interview.json` or sound.
  func interviewFolderNames() -> [String] {
    Files.names(in: folder).filter { name in
      guard !name.hasPrefix("."), !Self.ownNames.contains(name) else { return false }
      let directory = url(ofFolder: name)
      guard Files.isDirectory(directory) else { return false }
      let names = Files.names(in: directory)
      return InterviewDocument.file(in: directory) != nil || names.contains(where: PartName.isPart)
    }
  }
}
