import Foundation
import GRDB
import Guide
import Interview
import Vault

/// A copy of the database that is being replaced, read as far as it can be read.
struct OldDatabase {
  /// What it knows of one interview.
  struct Entry {
    /// All of it, when its row and its guide can be read.
    var document: InterviewDocument?
    /// Its events in order.
    var events: [InterviewEvent]
    /// Whether some of its events could not be read.
    var isTorn: Bool
  }

  private let queue: DatabaseQueue
  private let copy: URL
  private let library: URL
  private let keys: KeyRing?

  /// Copies the database (reading one that has a log changes it) and opens the copy; `nil` when that fails.
  init?(copyOf database: URL, in folder: URL, keys: KeyRing?) {
    (library, self.keys) = (folder, keys)
    let copy = folder.appending(path: ".rebuild-source-\(database.lastPathComponent)")
    self.copy = copy
    Self.remove(copy)
    for suffix in ["", "-wal"] where Files.isRegular(URL(filePath: database.path + suffix)) {
      do {
        try FileManager.default.copyItem(atPath: database.path + suffix, toPath: copy.path + suffix)
      } catch {
        Self.remove(copy)
        return nil
      }
    }
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    guard FileManager.default.fileExists(atPath: copy.path),
      let queue = try? DatabaseQueue(path: copy.path, configuration: configuration),
      (try? queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }) != nil
    else {
      Self.remove(copy)
      return nil
    }
    self.queue = queue
  }

  /// Closes and removes the copy.
  func discard() {
    try? queue.close()
    Self.remove(copy)
  }

  /// Whether nothing in it is damaged.
  var isWhole: Bool {
    (try? queue.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }) == ["ok"]
  }

  /// Whether it holds more than this version knows of.
  var isOfLaterVersion: Bool { (try? queue.read(Schema.migrator.hasBeenSuperseded)) ?? false }

  /// The identifiers it has rows or events of, as far as they can be read.
  func interviews() -> [String] {
    let listed = (try? queue.read { try String.fetchAll($0, sql: "SELECT id FROM interview") }) ?? []
    let spoken =
      (try? queue.read { try String.fetchAll($0, sql: "SELECT DISTINCT interview FROM event") }) ?? []
    return Set(listed).union(spoken).sorted()
  }

  /// The name of an interview's folder; empty when it cannot be read.
  func folder(of id: String) -> String {
    let folder = try? queue.read {
      try String.fetchOne($0, sql: "SELECT folder FROM interview WHERE id = ?", arguments: [id])
    }
    return (folder ?? nil).flatMap { Library.isFolderName($0) ? $0 : nil } ?? ""
  }

  /// What it knows of one interview.
  func entry(_ id: String) -> Entry {
    let key = key(of: id)
    let (events, isTorn) = events(of: id, key)
    let row = try? queue.read {
      try GRDB.Row.fetchOne($0, sql: "SELECT * FROM interview WHERE id = ?", arguments: [id])
    }
    guard let row, let folder: String = try? row.value("folder"), Library.isFolderName(folder),
      let print: String = try? row.value("guide_fingerprint")
    else {
      return Entry(document: nil, events: events, isTorn: isTorn)
    }
    let words = (try? SealedWords(row, key)) ?? SealedWords()
    let guide = (try? queue.read { try KeptGuide.guide(print, $0) }) ?? nil
    let document = guide.map { guide in
      InterviewDocument(
        id: id, folder: folder,
        created: InterviewSummary(row).createdAt, guide: guide,
        guideFingerprint: print, title: words.title, participant: row.text("participant"),
        language: row.text("language"), events: events)
    }
    return Entry(document: document, events: events, isTorn: isTorn)
  }

  /// The key of an interview; `nil` in a plain library, and where it is lost with the folder.
  private func key(of id: String) -> InterviewKey? {
    let name = folder(of: id)
    return name.isEmpty ? nil : try? keys?.key(in: library.appending(path: name))
  }

  private func events(of id: String, _ key: InterviewKey?) -> ([InterviewEvent], Bool) {
    if let events = try? queue.read({ try StoredEvent.events(of: id, key, $0) }) { return (events, false) }
    // A damaged page ends a query; single rows before and behind it can still be read.
    var events: [InterviewEvent] = []
    for sequence in sequences(of: id) {
      let row = try? queue.read {
        try GRDB.Row.fetchOne(
          $0, sql: "\(StoredEvent.columns) WHERE interview = ? AND sequence = ?", arguments: [id, sequence])
      }
      if let event = try? row.map({ try StoredEvent($0).event(key) }) { events.append(event) }
    }
    return (events, true)
  }

  /// The numbers under which there may be events.
  private func sequences(of id: String) -> [Int64] {
    let (first, isWhole) = sequences(of: id, "ASC")
    if isWhole { return first }
    return Self.candidates(first, sequences(of: id, "DESC").found.reversed())
  }

  /// Those from the beginning and from the end as far as they can be read, and all between them where a damaged page lies. What
  /// stands in a damaged file need not be in order, nor small.
  static func candidates(_ first: [Int64], _ last: [Int64]) -> [Int64] {
    let end = last.first ?? .max
    let begin = first.last { $0 < end } ?? 0
    guard begin < end else { return Set(first + last).sorted() }
    let (far, isTooFar) = begin.addingReportingOverflow(mostMissing)
    let hole = (begin + 1)..<(isTooFar ? end : min(end, far + 1))
    return Set(first + hole + last).sorted()
  }

  private func sequences(of id: String, _ order: String) -> (found: [Int64], isWhole: Bool) {
    var found: [Int64] = []
    let isWhole = try? queue.read { db in
      let rows = try GRDB.Row.fetchCursor(
        db, sql: "SELECT sequence FROM event WHERE interview = ? ORDER BY sequence \(order)", arguments: [id])
      while let row = try rows.next() {
        if let number = Int64.fromDatabaseValue(row[0]) { found.append(number) }
      }
      return true
    }
    return (found, isWhole ?? false)
  }

  /// No more numbers than that are tried where a page is damaged: what stands behind it may be one that cannot be.
  private static let mostMissing: Int64 = 20_000

  private static func remove(_ copy: URL) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(copy.path + suffix) }
  }
}
