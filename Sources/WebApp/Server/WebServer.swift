import Documents
package import Foundation
import Hummingbird
import HummingbirdCore
package import Library
package import Sitting
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization
import Timeline
package import WebServing

/// The web app: one server on loopback, one recorder, any number of pages, and on request a listener for other devices.
package struct WebServer: Sendable {
  /// What the server needs to know before it starts.
  package struct Configuration: Sendable {
    /// TCP port; 0 for any free one, `nil` for the library's last one when it is free.
    package var port: Int?
    /// The program's version, as it says itself.
    package var version: String
    /// The host of its pages.
    package var name: OwnName
    /// What the process before left, which died.
    package var survival: Survival
    /// Keeps what this one leaves, should it die; must not wait.
    package var keep: @Sendable (Survival) -> Void
    /// The time by which pauses after wrong PINs are counted.
    var clock: @Sendable () -> MonotonicTime = { .now() }

    /// Makes a configuration.
    package init(
      port: Int? = nil, version: String = "", name: OwnName, survival: Survival = Survival(),
      keep: @escaping @Sendable (Survival) -> Void = { _ in }
    ) {
      (self.port, self.version, self.name) = (port, version, name)
      (self.survival, self.keep) = (survival, keep)
    }
  }

  private let configuration: Configuration
  private let hosts = HostNames()
  let services: WebServices
  private let sessions: Sessions
  private let survival: SurvivalKeeper

  /// Reads templates and assets.
  ///
  /// - Throws: When this installation is incomplete.
  package init(
    _ configuration: Configuration, library: Library, desk: any InterviewDesk
  ) async throws {
    self.configuration = configuration
    let resources = Bundle.module.bundleURL
    let assets = try Assets(folder: resources.appending(path: "Public", directoryHint: .isDirectory))
    var left = configuration.survival
    left.name = configuration.name
    // noted anew when it is taken over
    left.recording = nil
    let survival = SurvivalKeeper(left, keep: configuration.keep)
    self.survival = survival
    sessions = Sessions(survived: configuration.survival.sessions) { kept in
      survival.change { $0.sessions = kept }
    }
    let settings = SettingsStore(library: library)
    let exports = ExportWork(library: library, settings: settings)
    let notices = ToldNotices()
    let interviews = OpenInterviews(
      library: library, desk: desk, exports: exports, survival: survival, notices: notices)
    let (exportJobs, analyses) = (
      ExportJobs(library: library, program: "leitfaden \(configuration.version)"),
      AnalysisShelf(library: library)
    )
    let (checks, sounds) = (SoundChecks(), SoundShelf(library: library))
    let tries = WrongTries(file: library.folder.appending(path: "tries.json"))
    services = WebServices(
      library: library, desk: desk, notices: notices, sessions: sessions, interviews: interviews,
      pages: try await PageRenderer(
        templates: resources.appending(path: "Templates"), assets: assets, isSealed: { library.isSealed }),
      assets: assets,
      settings: settings, unlockingWarnings: UnlockingWarnings(library: library, settings: settings),
      guides: GuideShelf(folder: library.guidesFolder), workshop: GuideWorkshop(library),
      exports: exports, exportJobs: exportJobs, incoming: IncomingBundles(library: library),
      analyses: analyses, sounds: sounds,
      version: configuration.version,
      door: LibraryDoor(
        library: library, settings: settings, interviews: interviews, analyses: analyses,
        exportJobs: exportJobs, desk: desk, checks: checks, sounds: sounds,
        tries: tries, notices: notices),
      checks: checks, pins: Pins(tries: tries, clock: configuration.clock))
  }

  /// The address for other devices.
  ///
  /// - Parameter named: What somebody wrote; `nil` for the usual one.
  /// - Throws: `LanProblem` when there is none, or this computer does not have it.
  package static func lanAddress(named: String?) throws -> String {
    "\(try NetworkAddresses.choose(named: named))"
  }

  /// Lets other devices in over the network, as the switch on the pages does.
  ///
  /// - Returns: The address they open, and the fingerprint of the certificate.
  /// - Throws: `LanProblem`.
  package func letDevicesIn(at named: String?) async throws -> (address: String, fingerprint: String) {
    try await services.lan.start(services, at: named, port: services.settings.current.port)
    let state = await services.lan.state()
    return (state.address, state.fingerprint)
  }

  /// Guides to try the program with, which a new library begins with.
  package static var demoGuides: URL {
    Bundle.module.bundleURL.appending(path: "Demo/guides", directoryHint: .isDirectory)
  }

  /// The address that lets one browser in, once; any earlier one is void.
  package func launchAddress(port: Int) -> LaunchAddress {
    LaunchAddress(name: configuration.name, port: port, token: sessions.makeLaunchToken())
  }

  /// Takes over a recording that went on by itself; to be called before `run`, so that no page finds it interrupted.
  package func take(_ recording: LiveInterview) async { await services.interviews.take(recording) }

  /// Tells on the first page what has to be known of recordings that were interrupted.
  package func tell(_ notices: [SittingNotice]) { services.notices.add(notices) }

  /// Whether an interview is being recorded.
  package var isRecording: Bool { get async { await services.interviews.recording != nil } }

  /// Serves until the process is asked to stop (SIGINT, SIGTERM). A recording that goes on then is left open.
  ///
  /// - Parameter ready: Called once, with the port.
  /// - Throws: When the port is taken.
  package func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
    let isServing = Mutex(false)
    let ready = { @Sendable (port: Int) async in
      isServing.withLock { $0 = true }
      survival.change { $0.port = port }
      // the same address at the next start: what waits in a browser is found again
      if services.settings.current.port != port { try? services.settings.change { $0.port = port } }
      await ready(port)
    }
    // what a program left that was killed
    await services.exportJobs.forget()
    WorkingFolder.sweep()
    services.library.removeLeftOvers()
    let watch = Task { [door = services.door] in await door.watch() }
    let anchors = Task { [interviews = services.interviews] in
      while !Task.isCancelled {
        await interviews.noteAnchor()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    defer {
      watch.cancel()
      anchors.cancel()
    }
    do {
      let port = configuration.survival.port ?? configuration.port ?? services.settings.current.port
      try await serve(on: port, ready)
    } catch  where (configuration.port ?? 0) == 0 && !isServing.withLock({ $0 }) {
      // the last one is taken by now, or the free one of [::1] is not free on 127.0.0.1; who waits there may have told that other
      // program the cookie
      if configuration.survival.port != nil { sessions.dismissAll() }
      try await serve(on: 0, ready)
    }
    await services.lan.stop()
    await services.exportJobs.finish()
    await services.incoming.finish()
    await services.interviews.leaveAll()
  }

  private func serve(on port: Int, _ ready: @escaping @Sendable (Int) async -> Void) async throws {
    let hold = try PortHold(port)
    defer { hold.release() }
    var logger = Logger(label: "leitfaden") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    let application = Application(
      router: router(),
      server: HTTPServerBuilder { responder in
        StrictChannel(base: HTTP1Channel(responder: responder, configuration: Limits.connection))
      },
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: hold.port), serverName: "leitfaden",
        availableConnectionsDelegate: MaximumAvailableConnections(Limits.connections)),
      onServerRunning: { [name = configuration.name] channel in
        let port = channel.localAddress?.port ?? 0
        hosts.listen(on: port, as: name)
        await ready(port)
      }, logger: logger)
    try await application.runService()
  }

  /// All routes; what stands before `inside` is open to more than the interviewer.
  func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self)
    router.add(
      middleware: SafetyMiddleware(
        hosts: hosts, sessions: sessions, devices: services.devices, pages: services.pages,
        entrance: .computer, uploads: services.uploads,
        threshold: Threshold(
          hosts: hosts, sessions: sessions, pairing: services.pairing, pages: services.pages)))
    services.assets.add(to: router)
    SessionRoutes(app: services).add(to: router)
    PairRoutes(app: services).add(to: router)
    RespondRoutes(app: services).add(to: router)
    AnswerFileRoutes(app: services).add(toRespondent: router)
    GuideMediaRoutes(app: services).add(toRespondent: router)
    let inside = router.group().add(middleware: InterviewerOnly(pages: services.pages))
      .add(middleware: LibraryInPlace(app: services)).add(middleware: LockedLibrary(app: services))
    ProtectRoutes(app: services).add(to: inside)
    UnlockRoutes(app: services).add(to: inside)
    LockRoutes(app: services).add(to: inside)
    LiveRoutes(app: services).add(to: inside)
    AnswerFileRoutes(app: services).add(to: inside)
    GuideMediaRoutes(app: services).add(to: inside)
    HomeRoutes(app: services).add(to: inside)
    GuideRoutes(app: services).add(to: inside)
    GuideFileRoutes(app: services).add(to: inside)
    BinRoutes(app: services).add(to: inside)
    AuthorRoutes(app: services).add(to: inside)
    StartRoutes(app: services).add(to: inside)
    LeadRoutes(app: services).add(to: inside)
    HandoverRoutes(app: services).add(to: inside)
    LanRoutes(app: services).add(to: inside)
    SoundRoutes(app: services).add(to: inside)
    ReviewRoutes(app: services).add(to: inside)
    WithdrawalRoutes(app: services).add(to: inside)
    AnalysisRoutes(app: services).add(to: inside)
    ExportRoutes(app: services).add(to: inside)
    TakeInRoutes(app: services).add(to: inside)
    SettingsRoutes(app: services).add(to: inside)
    RecordsRoutes(app: services).add(to: inside)
    return router
  }
}
