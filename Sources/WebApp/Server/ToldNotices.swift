import Foundation
import Sitting
import Synchronization

/// What has to be known of sittings, until somebody has seen it; in memory, as long as this program runs.
final class ToldNotices: Sendable {
  /// One of them.
  struct Told: Sendable {
    let id: String
    /// Of which interview's beginning it tells; `nil` for an end or a recovery.
    let interview: String?
    let notice: SittingNotice
  }

  private let told = Mutex<[Told]>([])

  /// Takes those over that no page tells anyway.
  ///
  /// - Parameter interview: Whose beginning they tell of; they are told on its screen.
  func add(_ notices: [SittingNotice], beginning interview: String? = nil) {
    let new = notices.filter { $0.isWarning && !$0.isToldAnyway }.map {
      Told(id: UUID().uuidString, interview: interview, notice: $0)
    }
    told.withLock { $0 += new }
  }

  /// Those of the screen of an interview that is being recorded, or of the first page.
  func unseen(beginning interview: String? = nil) -> [Told] {
    told.withLock { $0.filter { $0.interview == interview } }
  }

  /// Somebody has seen it.
  func see(_ id: String) { told.withLock { $0.removeAll { $0.id == id } } }

  /// An interview is over, and with it what was to be known of its beginning.
  func forget(beginning interview: String) {
    told.withLock { $0.removeAll { $0.interview == interview } }
  }
}

extension SittingNotice {
  /// Whether a page tells it without this: the page before the beginning, the interview screen, the one to listen on.
  fileprivate var isToldAnyway: Bool {
    switch self {
    case .codeLikeName, .hearsLoudspeaker, .missingSound: true
    default: false
    }
  }
}
