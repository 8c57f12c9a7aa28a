import ArgumentParser
import Foundation
import Library
import Sitting
import Sound
import WebApp
import WebServing
import Wording

/// `leitfaden serve`: the web app, for this computer, and with `--lan` for devices that somebody answers on.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: Help.said(
      "Conduct interviews and listen to them in the browser. This is also what leitfaden does on its own."),
    discussion: Help.text(
      """
      Prints an address that lets one browser in, once, within a minute; Enter prints a new one. The server \
      answers this computer only and needs no network. With --lan it also answers devices in the same network, \
      over TLS: they join a section that you hand over, with a code from that page, and reach nothing else. The \
      recording is the program's, not the page's: close the browser, reload, open three tabs, and the sound \
      continues. Should the program die, it starts itself again: the recording and open pages continue without a touch. \
      Ctrl-C ends the program; an interview that is being recorded stays open and can be continued.
      """,
      """
      The address has a host of its own, leitfaden-RANDOM.localhost, which Chromium, Chrome, Edge and Firefox \
      find on this computer by themselves. In a browser that does not, --address 127.0.0.1 helps; what it costs \
      is said there.
      """,
      examples: [
        "leitfaden serve --open",
        "leitfaden serve --lan --lan-address 192.168.1.20",
      ]))

  @OptionGroup var library: LibraryOptions

  @Option(
    help: .said(
      "The port; 0 takes any free one. Default: the library's last one.", value: "number"))
  var port: Int?

  @Option(
    help: .said(
      "127.0.0.1 for a browser that does not find *.localhost (Safari). It costs protection: a page of any other program on this computer gets the cookie, and with it everything. Default: a host of its own.",
      value: "address"))
  var address: String?

  @Flag(
    inversion: .prefixedNo, help: .said("Open the address in the browser. Default: when there is a desktop."))
  var open: Bool?

  @Flag(
    help:
      .said(
        "Let devices in the same network join hand-overs, over TLS. Can be switched on in the pages as well.")
  )
  var lan = false

  @Option(
    help: .said(
      "The address of this computer they use, and --lan. Default: the private address of the default network.",
      value: "address"))
  var lanAddress: String?

  func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError.said("--port \(port) is not a port; use 0 to 65535.")
    }
    if let address, address != OwnName.shared.host {
      throw ValidationError.said(
        "--address takes \(OwnName.shared.host) only; without it Leitfaden has an address of its own.")
    }
  }

  func run() async throws {
    // wrong words are told before anything is opened
    if wantsLan { _ = try WebServer.lanAddress(named: lanAddress) }
    if let line = SupervisorLink.inherited() { return try await serve(line) }
    try await Supervisor().run()
  }

  /// The web app itself, as the child of its supervisor.
  private func serve(_ line: SupervisorLink) async throws {
    let survival = Survival(line.left)
    let isAgain = !line.left.isEmpty
    let hangUps = Supervisor.isIgnored(SIGHUP) ? [] : [SIGHUP]
    // a terminal that is closed is a way to end the program as well
    let hangingUp = Task { for await _ in Signals.stream(hangUps) { kill(getpid(), SIGTERM) } }
    defer { hangingUp.cancel() }
    if !isAgain { DemoLibrary.fill(library.folder) }
    let store = try library.open(
      creating: true, unlocking: false, recovering: false, for: .manyReaders)
    let desk = RecordingDesk(store: store)
    let (recording, notices) = await goOn(with: survival.recording, desk)
    if !isAgain {
      // a disk that refuses must not keep anybody from the interview
      try? store.emptyTrash()
      LibraryRetentionCommand.remind(store)
    }
    let name = survival.name ?? (address == nil ? OwnName() : .shared)
    if !name.isKept, !isAgain {
      Console.note(
        """
        the name of this address could not be kept in \(OwnName.usualFile.path): what waits in a browser will not be \
        found under the next one
        """)
    }
    let server = try await WebServer(
      .init(port: port, version: LeitfadenCommand.version, name: name, survival: survival) {
        line.leave($0.data)
      }, library: store, desk: desk)
    server.tell(notices)
    if let recording { await server.take(recording) }
    let orphan = Task { await endWithoutSupervisor(server, line) }
    defer { orphan.cancel() }
    do {
      try await server.run { port in
        // pages that wait there come back by themselves
        if port != survival.port { announce(server.launchAddress(port: port)) }
        if wantsLan { await letDevicesIn(server) }
        watchEnter(server, port)
      }
    } catch  where "\(error)".contains("Address already in use") || "\(error)".contains("errno: 98") {
      throw CommandFailure(
        "port \(port ?? 0) is taken by another program", hint: "name another with --port, or leave it out")
    }
    try store.close()
  }

  /// The recording of the process before, which died; `nil` when there was none, or it cannot go on by itself.
  ///
  /// - Returns: Also what has to be known of recordings that were interrupted.
  private func goOn(
    with recording: KeptRecording?, _ desk: RecordingDesk
  ) async -> (LiveInterview?, [SittingNotice]) {
    guard let recording else { return (nil, await desk.recover()) }
    var notices: [SittingNotice] = []
    do {
      if let live = try await desk.goOn(with: recording) { return (live, []) }
    } catch {
      let reason: Sentence = (error as? any ExplainedError)?.sentence ?? "\(String(describing: error))"
      notices.append(.didNotGoOn(reason: reason))
      notices.say()
    }
    return (nil, notices + (await desk.recover()))
  }

  /// A recording never ends because the supervisor died: the program goes on until nothing is recorded any more.
  private func endWithoutSupervisor(_ server: WebServer, _ line: SupervisorLink) async {
    await line.untilGone()
    while await server.isRecording { try? await Task.sleep(for: .seconds(1)) }
    if !Task.isCancelled { kill(getpid(), SIGTERM) }
  }

  private var wantsLan: Bool { lan || lanAddress != nil }

  /// That devices cannot come in is no reason to end: the interview can be led without them.
  private func letDevicesIn(_ server: WebServer) async {
    do {
      let (address, fingerprint) = try await server.letDevicesIn(at: lanAddress)
      Console.note("devices in the same network join at \(address)")
      Console.note("SHA-256 fingerprint of its certificate: \(fingerprint)")
    } catch let error as LanProblem {
      Console.error("leitfaden: \(("error" as Sentence).said): \(error.sentence.said)")
      if let advice = error.advice {
        Console.error("leitfaden: \(("hint" as Sentence).said): \(advice.said)")
      }
    } catch {
      Console.error("leitfaden: error: \(error)")
    }
  }

  private func announce(_ address: LaunchAddress) {
    Console.print(address.printed)
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      ProcessInfo.processInfo.environment[$0] != nil
    }
    if open ?? (hasDesktop && Console.isTerminal(1)) { Browser.open(address.opened) }
    if Console.isTerminal(0) {
      Console.note("open this address within a minute; Enter prints a new one, Ctrl-C ends the program")
    }
  }

  /// Prints a new address at each line that is typed.
  private func watchEnter(_ server: WebServer, _ port: Int) {
    Thread.detachNewThread {
      while readLine() != nil { announce(server.launchAddress(port: port)) }
    }
  }
}
