import Foundation
import Library
import WebServing

/// A bundle that is being taken in, as a page reads it.
struct IncomingBundleView: Encodable, Sendable {
  /// What became of one interview.
  struct Outcome: Encodable, Sendable {
    /// Its folder's name: day and participant's code.
    let name: String
    /// `new`, `known`, `grown`, `refused`.
    let outcome: String
    /// For people, in the language of the page.
    let sentence: String
  }

  let id, name, phase: String
  let needsPassphrase, isSealed: Bool
  let done, total: Int
  /// What went wrong and what to do.
  let problem: String?
  let outcomes: [Outcome]

  init(_ bundle: IncomingBundle, _ language: Language) {
    (id, name) = (bundle.id, bundle.file.lastPathComponent)
    (needsPassphrase, isSealed) = (bundle.needsPassphrase, bundle.isSealed)
    let state = bundle.job?.state
    var (phase, error, made) = (state?.step.rawValue ?? "waiting", WebError?.none, [IncomingBundle.Outcome]())
    switch state?.end {
    case nil: break
    case .done(let outcomes): (phase, made) = ("done", outcomes)
    case .stopped: phase = "failed"
    case .failed(let why): (phase, error) = (bundle.isWaiting ? "waiting" : "failed", why)
    }
    self.phase = phase
    (done, total) = (Int(state?.done ?? 0), Int(state?.total ?? 0))
    problem = error.map { ErrorPage($0, language).whole }
    outcomes = made.map { Self.outcome($0, language) }
  }

  private static func outcome(_ one: IncomingBundle.Outcome, _ language: Language) -> Outcome {
    switch one.outcome {
    case .new: Outcome(name: one.folder, outcome: "new", sentence: Texts.text("tiNew", language))
    case .known: Outcome(name: one.folder, outcome: "known", sentence: Texts.text("tiKnown", language))
    case .grown(let events, let files):
      Outcome(
        name: one.folder, outcome: "grown",
        sentence: Texts.text("tiGrown", language, ["events": "\(events)", "files": "\(files)"]))
    case .refused(let why):
      Outcome(
        name: one.folder, outcome: "refused",
        sentence: Texts.text("tiRefused", language, ["why": Texts.text(key(why), language)]))
    }
  }

  private static func key(_ why: BundleRefusal) -> String {
    switch why {
    case .withdrawn: "tiWithdrawn"
    case .changedOnBothSides: "tiBothSides"
    case .otherFile: "tiOtherFile"
    case .inUse: "tiInUse"
    }
  }
}
