import Foundation
import Interview
import Wording

/// What `check` says of what was vouched for.
extension Library {
  /// Everything that is not as those left it who held the key, now and at each unlocking before.
  func checkVouched() throws -> [Finding] {
    var findings = doubtsOfBefore()
    try vouching { key in
      let (state, doubts) = startingState(VouchedState.read(in: folder, key), key)
      findings = doubtsOfBefore(accepted: state.accepted)
      findings += doubts.map { Finding(.damage, $0.1.sentence(""), hint: Doubt.hint) }
      let rows = try vouchedRows()
      for row in rows {
        guard let known = state.interviews[row.id], let events = try? events(of: row.id),
          case .doubtful(let doubt) = try known.standing(of: events)
        else { continue }
        findings.append(Self.finding(doubt, row.folder, row.id))
      }
      let there = Set(rows.map(\.id))
      let gone = state.interviews.filter { !there.contains($0.key) }.sorted { $0.key < $1.key }
      let deleted = gone.isEmpty ? [] : deletedInterviews
      findings += gone.map { id, known in
        Self.finding(deleted.contains(id) ? .removed : .gone, known.folder, id)
      }
    }
    return findings
  }

  /// The last entry of the audit log up to which somebody who holds the key has accepted what is wrong; 0 in a plain library.
  var acceptedEntry: Int {
    var accepted = 0
    try? vouching { key in
      if case .whole(let state) = VouchedState.read(in: folder, key) { accepted = state.accepted }
    }
    return accepted
  }

  private static func finding(_ doubt: Doubt, _ name: String, _ id: String) -> Finding {
    Finding(
      doubt == .removed ? .warning : .damage, doubt.sentence("\(name)"), interview: id, hint: Doubt.hint)
  }

  /// What the log keeps of earlier unlockings. What is wrong with an interview is told as it is now; what was wrong with the
  /// library cannot be seen any more, and is damage until somebody has accepted it.
  private func doubtsOfBefore(accepted: Int = .max) -> [Finding] {
    audit().entries.filter { $0.action == AuditEntry.Action.doubted.rawValue }.map { entry in
      let code = entry.code ?? ""
      guard let doubt = Doubt(rawValue: code) else {
        return Finding(
          .warning, "at \(entry.time) the audit log was found broken before it was written on: \(code)",
          hint: "leitfaden library audit shows it whole")
      }
      guard let id = entry.interviews.first else {
        let isOpen = entry.number > accepted
        return Finding(
          isOpen ? .damage : .warning, "at \(entry.time) an unlocking found: \(doubt.sentence(""))",
          hint: isOpen ? Doubt.hint : nil)
      }
      return Finding(
        .warning, "at \(entry.time) an unlocking found: \(doubt.sentence("the interview \(id)"))",
        interview: id)
    }
  }
}
