import Foundation
import Hummingbird
import Library

/// What the routes share.
struct WebServices: Sendable {
  let library: Library
  let desk: any InterviewDesk
  let notices: ToldNotices
  let sessions: Sessions
  let interviews: OpenInterviews
  let pages: PageRenderer
  let assets: Assets
  let settings: SettingsStore
  let unlockingWarnings: UnlockingWarnings
  let guides: GuideShelf
  let workshop: GuideWorkshop
  let exports: ExportWork
  let exportJobs: ExportJobs
  let incoming: IncomingBundles
  let analyses: AnalysisShelf
  let sounds: SoundShelf
  /// The program's version, as it says itself.
  let version: String
  /// Seals, unlocks and locks the library.
  let door: LibraryDoor
  let checks: SoundChecks
  let pins: Pins
  let pairing = Pairing()
  let respondents = Respondents()
  let devices = JoinedDevices()
  /// Lets other devices in over the network.
  let lan = Lan()
  let uploads = UploadSlots()
}

/// Work that waits for the disk, kept off the few threads of Swift's concurrency.
enum Blocking {
  private static let queue = DispatchQueue(label: "leitfaden.web.blocking", attributes: .concurrent)

  /// Runs `work` where it may block.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { caller in
      queue.async { caller.resume(with: Result { try work() }) }
    }
  }
}
