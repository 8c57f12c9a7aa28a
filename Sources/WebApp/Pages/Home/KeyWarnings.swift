import HTTPTypes
import Hummingbird
import Library
import Synchronization

/// The unlockings that found keys of a sealed library exchanged, until somebody has seen them.
final class KeyWarnings: Sendable {
  private let library: Library
  private let settings: SettingsStore
  private let known = Mutex<(size: Int64, all: [MendedKeys])?>(nil)

  init(library: Library, settings: SettingsStore) { (self.library, self.settings) = (library, settings) }

  /// Those nobody has seen, the oldest first; none while the library is locked. May block.
  func unseen() -> [MendedKeys] {
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
  private func all() -> [MendedKeys] {
    let size = library.auditSize
    if let known = known.withLock({ $0 }), known.size == size { return known.all }
    let all = library.mendedKeys()
    known.withLock { $0 = (size, all) }
    return all
  }
}

/// Says of a warning that it was seen.
struct KeyWarningRoutes: Sendable {
  let app: WebServices

  private struct Seen: Decodable {
    var id: String
  }

  func add(to router: RouterGroup<WebContext>) {
    router.post("/api/key-warnings/seen") { request, context in
      let seen = try await JSONBody.read(Seen.self, from: request, context)
      let warnings = app.keyWarnings
      try await Blocking.run { try warnings.see(seen.id) }
      return Response(status: .noContent)
    }
  }
}

/// A warning on the first page.
struct KeyWarningView: Sendable {
  let mending: String
  let sentence: String

  init(_ keys: MendedKeys, _ amounts: Amounts) {
    mending = keys.id
    sentence = Texts.text(
      "keysMended", amounts.language,
      [
        "when": keys.date.map(amounts.moment) ?? "?",
        "files": keys.files.joined(separator: ", "),
      ])
  }
}
