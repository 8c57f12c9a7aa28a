import Hummingbird
import Library
import WebServing

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
  let lan = Lan<WebContext>(keep: Files.keep)
  let uploads = UploadSlots()
}
