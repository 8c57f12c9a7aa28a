import ArgumentParser
import Foundation
import Interview
import Library

/// What is done without a consent only when somebody says so.
struct ConsentOptions: ParsableArguments {
  @Flag(help: "Hand on also what the participant did not agree to share; noted in the audit log.")
  var despiteConsent = false

  /// Refuses what a stored consent does not cover; with the flag it is noted instead.
  func check(_ interviews: [Interview], _ scope: Consent.Scope, in store: Library) throws {
    let lacking = interviews.filter { $0.lacksConsent(to: scope) }
    guard let first = lacking.first else { return }
    guard despiteConsent else {
      let name = (try? store.summary(first.id).folder) ?? first.id
      let more = lacking.count > 1 ? " and \(Words.count(lacking.count - 1, "other interview"))" : ""
      throw CommandFailure(
        "the participant of \(name)\(more) did not agree to \(scope.rawValue)",
        hint: "leave it out, ask again (leitfaden consent), or say --despite-consent, which is noted")
    }
    try store.note(.despiteConsent, lacking.map(\.id), code: scope.rawValue)
  }
}
