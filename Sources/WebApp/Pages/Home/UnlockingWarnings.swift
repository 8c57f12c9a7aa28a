import HTTPTypes
import Hummingbird
import Library
import Synchronization
import WebServing

/// What unlockings of a sealed library found: keys that were exchanged, interviews that are not as they were left. Told until
/// somebody has seen it.
final class UnlockingWarnings: Sendable {
  /// One of them.
  enum Warning: Hashable, Sendable {
    case keys(MendedKeys)
    case doubt(NotedDoubt)

    /// Names the entry of the audit log.
    var id: String {
      switch self {
      case .keys(let keys): keys.id
      case .doubt(let doubt): doubt.id
      }
    }
  }

  private let library: Library
  private let settings: SettingsStore
  private let known = Mutex<(size: Int64, all: [Warning])?>(nil)

  init(library: Library, settings: SettingsStore) { (self.library, self.settings) = (library, settings) }

  /// Those nobody has seen, the oldest first of each kind; none while the library is locked. May block.
  func unseen() -> [Warning] {
    guard library.isSealed, !library.isLocked else { return [] }
    let seen = settings.current.seenMendings
    return all().filter { !seen.contains($0.id) }
  }

  /// Takes note that somebody has seen one; one that is not there is left alone. May block.
  ///
  /// - Throws: When the disk refuses.
  func see(_ id: String) throws {
    guard unseen().contains(where: { $0.id == id }) else { return }
    try settings.change { $0.seenMendings.append(id) }
  }

  /// The log is read when it has changed only: it grows with every deed.
  private func all() -> [Warning] {
    let size = library.auditSize
    if let known = known.withLock({ $0 }), known.size == size { return known.all }
    let all = library.mendedKeys().map(Warning.keys) + library.notedDoubts().map(Warning.doubt)
    known.withLock { $0 = (size, all) }
    return all
  }
}

/// Says of a warning that it was seen.
struct UnlockingWarningRoutes: Sendable {
  let app: WebServices

  private struct Seen: Decodable {
    var id: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/unlocking-warnings/seen") { request, context in
      let seen = try await JSONBody.read(Seen.self, from: request, context)
      let warnings = app.unlockingWarnings
      try await Blocking.run { try warnings.see(seen.id) }
      return Response(status: .noContent)
    }
  }
}

/// A warning on the first page.
struct UnlockingWarningView: Sendable {
  let warning: String
  let sentence: String

  init(_ warning: UnlockingWarnings.Warning, _ amounts: Amounts) {
    self.warning = warning.id
    switch warning {
    case .keys(let keys):
      sentence = Texts.text(
        "keysMended", amounts.language,
        ["when": keys.date.map(amounts.moment) ?? "?", "files": keys.files.joined(separator: ", ")])
    case .doubt(let doubt):
      let what = Texts.text(
        doubt.doubt?.key ?? "doubtBroken", amounts.language, ["name": doubt.interview ?? ""])
      sentence = Texts.text(
        "doubted", amounts.language, ["when": doubt.date.map(amounts.moment) ?? "?", "what": what])
    }
  }
}

extension Doubt {
  /// Its text.
  fileprivate var key: String {
    switch self {
    case .replaced: "doubtReplaced"
    case .older: "doubtOlder"
    case .gone: "doubtGone"
    case .removed: "doubtRemoved"
    case .missing: "doubtMissing"
    case .forged: "doubtForged"
    case .outdated: "doubtOutdated"
    case .logCut: "doubtLogCut"
    }
  }
}
