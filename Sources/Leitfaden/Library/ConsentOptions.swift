import ArgumentParser
import Interview
import Library

/// What is done without a consent only when somebody says so.
struct ConsentOptions: ParsableArguments {
  @Flag(help: "Hand on also what the participant did not agree to; noted in the audit log.")
  var despiteConsent = false

  /// Refuses what a stored consent does not cover; with the flag it is noted instead.
  func check(_ interviews: [Interview], _ rule: ConsentRule, in store: Library) throws {
    do {
      try store.demand(rule, of: interviews, despite: despiteConsent)
    } catch let gap as ConsentGap {
      let first = gap.interviews.first ?? ""
      let name = (try? store.summary(first).folder) ?? first
      let more = gap.interviews.count - 1
      let others = more > 0 ? " and \(Words.count(more, "other interview"))" : ""
      throw CommandFailure(
        "the participant of \(name)\(others) did not agree to \(Self.list(gap.scopes))",
        hint: "leave it out, ask again (leitfaden consent), or say --despite-consent, which is noted")
    }
  }

  /// `sharing`, `archive and sharing`.
  private static func list(_ scopes: [Consent.Scope]) -> String {
    let words = scopes.map(\.rawValue)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
