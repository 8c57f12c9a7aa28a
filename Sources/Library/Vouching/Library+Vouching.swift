import Foundation
import GRDB
import Interview
import Vault
package import Wording

extension Library {
  /// Compares the library with what was vouched for by those who held its key before, notes in the audit log for good what does
  /// not agree, and vouches for what is new: what was recorded while it was locked counts from here on. To be called when it was
  /// unlocked; does nothing in a plain or a locked library. What does not agree stays a finding of `check` until it is right
  /// again, or accepted.
  ///
  /// - Returns: What does not agree and was not known before, in sentences without a full stop.
  /// - Throws: `LibraryError` when the database cannot be read or the disk refuses.
  @discardableResult
  package func vouch() throws -> [Sentence] {
    var sentences: [Sentence] = []
    try vouching { key in
      let before = VouchedState.read(in: folder, key)
      var (state, doubts) = startingState(before, key)
      let fresh = try compare(&state, &doubts)
      guard before != .whole(state) || !doubts.isEmpty else { return }
      // the log first: what is noted twice harms nobody
      for (id, doubt) in doubts { try note(.doubted, id.map { [$0] } ?? [], code: doubt.rawValue) }
      sentences = doubts.map { id, doubt in
        guard let id else { return doubt.sentence("") }
        return doubt.sentence(state.interviews[id].map { "\($0.folder)" } ?? "the interview \(id)")
      }
      try put(&state, fresh, key)
    }
    return sentences
  }

  /// Vouches for an interview that was saved just now. What it held before must be its beginning; else that is noted, and it
  /// stays a finding. A disk that refuses keeps nobody from saving: the next unlocking makes up for it.
  func vouch(forSaved document: InterviewDocument) {
    try? vouching { key in
      guard case .whole(var state) = VouchedState.read(in: folder, key), state.form == VouchedState.form
      else { return }
      let known = state.interviews[document.id]
      if let known, case .doubtful(let doubt) = try known.standing(of: document.events) {
        guard known.doubt != doubt else { return }
        state.interviews[document.id]?.doubt = doubt
        try note(.doubted, [document.id], code: doubt.rawValue)
      } else {
        state.interviews[document.id] = try VouchedInterview(
          document.events, folder: url(ofFolder: document.folder))
      }
      if state.interviews[document.id] != known { try put(&state, [document.id], key) }
    }
  }

  /// Before an interview is deleted on purpose.
  func stopVouching(for id: String) {
    try? vouching { key in
      guard case .whole(var state) = VouchedState.read(in: folder, key),
        state.interviews.removeValue(forKey: id) != nil
      else { return }
      try put(&state, [id], key)
    }
  }

  /// Vouches for everything as it is now: somebody has looked at the findings and knows how they came about. The log keeps them.
  ///
  /// - Throws: `LibraryError` when the library is locked, its database cannot be read, or the disk refuses.
  package func acceptDoubts() throws {
    if isLocked { throw LibraryError.locked(folder.path) }
    try vouch()
    try vouching { key in
      guard case .whole(var state) = VouchedState.read(in: folder, key) else { return }
      for row in try vouchedRows() {
        guard state.interviews[row.id]?.doubt != nil, let events = try? events(of: row.id) else { continue }
        state.interviews[row.id] = try VouchedInterview(events, folder: url(ofFolder: row.folder))
      }
      state.interviews = state.interviews.filter { $0.value.doubt == nil }
      try note(.doubtsAccepted, [])
      state.accepted = AuditLog(library: folder).end.number
      try put(&state, [], key)
    }
  }

  /// Runs `body` with the key, alone; not at all in a plain or a locked library.
  func vouching(_ body: (VouchingKey) throws -> Void) throws {
    guard let identity = keys?.identity else { return }
    try VouchedState.alone(in: folder) { try body(VouchingKey(identity)) }
  }

  /// What `check` and `vouch` begin with: what lies there as far as it can be believed, and what is wrong with it.
  func startingState(
    _ found: VouchedState.Found, _ key: VouchingKey
  ) -> (VouchedState, [(String?, Doubt)]) {
    let log = AuditLog(library: folder)
    let newest = log.last(.vouched) { VouchedState.generation(in: $0, key) }
    var doubts: [(String?, Doubt)] = []
    var state = VouchedState()
    switch found {
    case .whole(let whole): state = whole
    case .forged: doubts.append((nil, .forged))
    case .none: if keys?.expectsState == true || newest != nil { doubts.append((nil, .missing)) }
    }
    if !log.holds(state.log) { doubts.append((nil, .logCut)) }
    if let newest, newest > state.generation {
      if doubts.isEmpty { doubts.append((nil, .outdated)) }
      state.generation = newest
    }
    // another version hashed otherwise: nothing can be compared
    if state.form != VouchedState.form { (state.form, state.interviews) = (VouchedState.form, [:]) }
    return (state, doubts)
  }

  private func put(_ state: inout VouchedState, _ interviews: [String], _ key: VouchingKey) throws {
    state.generation += 1
    state.log = AuditLog(library: folder).end
    let mark = try state.write(in: folder, key)
    try note(.vouched, interviews, code: mark)
  }

  /// Brings `state` up to date with what is there.
  ///
  /// - Returns: The interviews that were not vouched for, or have grown.
  private func compare(_ state: inout VouchedState, _ doubts: inout [(String?, Doubt)]) throws -> [String] {
    let rows = try vouchedRows()
    var fresh: [String] = []
    for row in rows {
      let directory = url(ofFolder: row.folder)
      let known = state.interviews[row.id]
      if known?.isUntouched(in: directory, events: row.events) == true { continue }
      // one that cannot be read is a finding of its own
      guard let events = try? events(of: row.id) else { continue }
      if let known, case .doubtful(let doubt) = try known.standing(of: events) {
        if known.doubt != doubt { doubts.append((row.id, doubt)) }
        state.interviews[row.id]?.doubt = doubt
        continue
      }
      let now = try VouchedInterview(events, folder: directory)
      if now != known { fresh.append(row.id) }
      state.interviews[row.id] = now
    }
    try compareGone(Set(rows.map(\.id)), &state, &doubts)
    return fresh
  }

  private func compareGone(
    _ there: Set<String>, _ state: inout VouchedState, _ doubts: inout [(String?, Doubt)]
  ) throws {
    let gone = state.interviews.filter { !there.contains($0.key) }
    guard !gone.isEmpty else { return }
    let deleted = deletedInterviews
    for (id, known) in gone.sorted(by: { $0.key < $1.key }) {
      if deleted.contains(id) {
        doubts.append((id, .removed))
        state.interviews[id] = nil
      } else if known.doubt != .gone {
        doubts.append((id, .gone))
        state.interviews[id]?.doubt = .gone
      }
    }
  }

  /// Those of which the log says that they were deleted or withdrawn, and not that they were restored since.
  var deletedInterviews: Set<String> {
    var deleted: Set<String> = []
    for entry in audit().entries {
      switch AuditEntry.Action(rawValue: entry.action) {
      case .deleted, .withdrawn: deleted.formUnion(entry.interviews)
      case .restored, .tookIn: deleted.subtract(entry.interviews)
      default: break
      }
    }
    return deleted
  }

  /// The interviews of the database.
  func vouchedRows() throws -> [(id: String, folder: String, events: Int)] {
    try read { db in
      try Row.fetchAll(db, sql: "SELECT id, folder, events FROM interview ORDER BY id").map {
        ($0.text("id"), $0.text("folder"), Int(clamping: $0.number("events")))
      }
    }
  }

  /// What the database holds of one.
  func events(of id: String) throws -> [InterviewEvent] {
    try read { try StoredEvent.events(of: id, try key(of: id, $0), $0) }
  }
}
