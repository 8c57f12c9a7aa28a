import Foundation
import HTTPTypes
import Interview
import Library
import WebServing
import Wording

/// One bundle that somebody chose: where it lies, and the work of taking it in.
struct IncomingBundle: Sendable {
  /// What is done with it.
  enum Phase: String, Sendable {
    /// Every byte is being checked.
    case checking
    /// Its interviews are being taken in.
    case taking
  }

  /// What became of one of its interviews.
  struct Outcome: Sendable {
    var folder: String
    var outcome: BundleOutcome
  }

  let id: String
  let file: URL
  /// Whether a passphrase opens it, and no key does; whether it is sealed at all.
  let needsPassphrase, isSealed: Bool
  /// Begun when somebody asked for it to be opened, again after a wrong passphrase; `nil` before.
  var job: Job<Phase, [Outcome]>?
  private let isCopy: Bool

  /// - Parameter isCopy: Whether the file was sent here and goes with this.
  /// - Throws: `LibraryError` when it cannot be read.
  init(id: String, file: URL, isCopy: Bool) throws {
    (self.id, self.file, self.isCopy) = (id, file, isCopy)
    needsPassphrase = try OpenedBundle.needsPassphrase(file)
    let beginning = try? FileHandle(forReadingFrom: file).read(upToCount: Self.seal.count)
    isSealed = beginning == Self.seal
  }

  /// How every sealed file begins.
  static let seal = Data("age-".utf8)

  /// Whether it is being worked on.
  var isBusy: Bool { job?.isRunning ?? false }

  /// Whether it can be opened: nobody tried yet, or with what does not open it.
  var isWaiting: Bool {
    guard let job else { return true }
    if case .failed(let error) = job.state.end { return error.code == Self.wrongKey.code }
    return false
  }

  /// Removes a file that was sent here.
  func forget() { if isCopy { try? FileManager.default.removeItem(at: file) } }

  static let wrongKey = WebError(
    status: .unprocessableContent, "bundle-wrongKey", "this does not open the bundle",
    hint: "ask whoever made it; capitals count in passphrases")
  static let damaged = WebError(
    status: .unprocessableContent, "bundle-damaged",
    "this bundle is damaged, incomplete, or not a bundle; nothing was imported",
    hint: "copy it again from where it was made")
}
