import ArgumentParser
import Foundation
import Library
import WebApp

/// `leitfaden serve`: the web app, on this computer only.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Lead interviews and listen to them in the browser. This is also what leitfaden alone does.",
    discussion: """
      Prints an address that lets one browser in, once, within a minute; Enter prints a new one. The server answers
      this computer only and needs no network. The recording is the program's, not the page's: close the browser,
      reload, open three tabs, and the sound goes on. Ctrl-C ends the program; an interview that is being recorded
      stays open and can be continued.

      Example: leitfaden serve --open
      """)

  @OptionGroup var library: LibraryOptions

  @Option(
    help: ArgumentHelp(
      "The port; 0 takes any free one. Default: the library's last one.", valueName: "number"))
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Open the address in the browser. Default: when there is a desktop.")
  var open: Bool?

  @Flag(help: "Let tablets in the same network in. Not possible yet: it needs encryption on the way.")
  var lan = false

  func validate() throws {
    if let port, !(0...65_535).contains(port) {
      throw ValidationError("--port \(port) is not a port; use 0 to 65535.")
    }
  }

  func run() async throws {
    if lan {
      throw CommandFailure(
        "other devices cannot be let in over a network yet, because what they send would be readable on the way",
        hint: "use this computer, or a tablet connected by cable whose port is forwarded to this address")
    }
    DemoLibrary.fill(library.folder)
    let store = try library.open(creating: true, unlocking: false, for: .manyReaders)
    let server = try await WebServer(
      .init(port: port, version: LeitfadenCommand.version), library: store, desk: RecordingDesk(store: store))
    do {
      try await server.run { port in
        announce(server.launchAddress(port: port))
        watchEnter(server, port)
      }
    } catch  where "\(error)".contains("Address already in use") || "\(error)".contains("errno: 98") {
      throw CommandFailure(
        "port \(port ?? 0) is taken by another program", hint: "name another with --port, or leave it out")
    }
    try store.close()
  }

  private func announce(_ address: String) {
    Console.print(address)
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      ProcessInfo.processInfo.environment[$0] != nil
    }
    if open ?? (hasDesktop && Console.isTerminal(1)) { Browser.open(address) }
    if Console.isTerminal(0) {
      Console.error(
        "leitfaden: open this address within a minute; Enter prints a new one, Ctrl-C ends the program")
    }
  }

  /// Prints a new address at each line that is typed.
  private func watchEnter(_ server: WebServer, _ port: Int) {
    Thread.detachNewThread {
      while readLine() != nil { announce(server.launchAddress(port: port)) }
    }
  }
}
