import HTTPTypes
import Synchronization
import Wording

/// How many files are taken at once: each is written to the disk of the recording.
package final class UploadSlots: Sendable {
  /// So many; rule W13.
  package static let most = 4

  private let taken = Mutex(0)

  /// All of them free.
  package init() {}

  /// Takes a file with `body`, if there is a slot.
  ///
  /// - Throws: `WebError` 429 when there is none, or what `body` throws.
  package func use<Result>(_ body: () async throws -> Result) async throws -> Result {
    guard begin() else {
      throw WebError(
        status: .tooManyRequests, "uploads", "other files are being sent right now",
        hint: "send it again when they have arrived")
    }
    defer { taken.withLock { $0 -= 1 } }
    return try await body()
  }

  private func begin() -> Bool {
    taken.withLock { taken in
      guard taken < Self.most else { return false }
      taken += 1
      return true
    }
  }
}
