package import Foundation
package import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Wording
import X509

/// Lets other devices in over the network while it is on: a second listener, on one private address, over TLS only, with
/// the few routes it is given. Off until somebody switches it on, and after each start of the program.
///
/// While it is on it looks after its address: in another network it listens anew, with a certificate for the new address;
/// the devices then need the new address.
package actor Lan<Context: RequestContext> where Context.Source == ApplicationRequestContextSource {
  /// The routes of a listener that answers under these names.
  package typealias Routes = @Sendable (HostNames) -> Router<Context>

  private let folder: URL
  private let keep: KeepFile
  private let name: String
  private var listener: Listener?
  private var routes: Routes?
  private var named: String?
  private var port = 0
  private var watch: Task<Void, Never>?
  /// The change in progress, which the next one waits for.
  private var turn: Task<Void, Never>?
  private var problem: LanProblem?

  /// How often the addresses of this computer are looked at, in seconds.
  private static var pause: Double { 5 }

  private struct Listener {
    let address: IPv4Address
    let port: Int
    let pair: CertificateFile
    /// The certificate of who signed it, as PEM.
    let authority: String
    let group: ServiceGroup
    let task: Task<Void, any Error>
  }

  /// Makes a network that is off.
  ///
  /// - Parameters:
  ///   - folder: Where authority and certificate are kept.
  ///   - keep: How.
  package init(folder: URL = CertificateAuthority.usualFolder, keep: @escaping KeepFile) {
    (self.folder, self.keep) = (folder, keep)
    name = NetworkAddresses.localName()
  }

  /// What pages show.
  package func state(_ language: Language = .english) -> LanState {
    var state = LanState()
    state.problem =
      problem.map { problem in
        [problem.sentence, problem.advice].compactMap { $0?.said(in: language) }.joined(separator: " – ")
      } ?? ""
    // also while there is nothing to listen on: it goes on trying until somebody switches it off
    state.isOn = watch != nil || listener != nil
    guard let listener else { return state }
    state.address = "https://\(listener.address):\(listener.port)"
    state.named = "https://\(name):\(listener.port)"
    state.fingerprint = listener.pair.fingerprint
    state.until = listener.pair.certificate.notValidAfter.formatted(.iso8601)
    return state
  }

  /// The authority's certificate as PEM, to be installed on a tablet; `nil` while this is off.
  package func authority() -> String? { listener?.authority }

  /// Switches it on; does nothing when it is.
  ///
  /// - Parameters:
  ///   - address: The one to listen on; `nil` for the one named last, else the usual one.
  ///   - port: The one to take when it is free there, so that a tablet finds what waits in it under the same address.
  ///   - routes: Makes the routes of each listener.
  /// - Throws: `LanProblem`.
  package func start(
    at address: String? = nil, port: Int, _ routes: @escaping Routes
  ) async throws {
    try await inTurn {
      guard self.listener == nil else { return }
      // what was named at the start of the program counts for the switch on the pages too
      (self.routes, self.named, self.port) = (routes, address ?? self.named, port)
      do {
        try await self.listen(on: try NetworkAddresses.choose(named: self.named), port: port)
        self.problem = nil
      } catch let error as LanProblem {
        self.problem = error
        throw error
      }
      self.watch?.cancel()
      self.watch = Task { [weak self] in
        while (try? await Task.sleep(for: .seconds(Self.pause))) != nil { await self?.look() }
      }
    }
  }

  /// Switches it off: who is connected is let go of.
  package func stop() async {
    try? await inTurn {
      self.watch?.cancel()
      (self.watch, self.problem) = (nil, nil)
      await self.hangUp()
    }
  }

  /// Changes come one after the other: two pages may switch at once.
  private func inTurn(_ change: @escaping () async throws -> Void) async throws {
    while let turn { await turn.value }
    let (waiting, open) = AsyncStream<Void>.makeStream()
    turn = Task { for await _ in waiting {} }
    defer {
      turn = nil
      open.finish()
    }
    try await change()
  }

  /// Listens anew when the address changed or the certificate ends, and once more when that failed; says so when there is
  /// no network any more.
  private func look() async {
    try? await inTurn {
      guard self.watch != nil else { return }
      do {
        if !self.isListening() {
          try await self.listen(on: try NetworkAddresses.choose(named: self.named), port: self.port)
        }
        self.problem = nil
      } catch let error as LanProblem {
        // it may be the same network again in a moment: what listens goes on
        self.problem = error
      }
    }
  }

  /// Whether the listener is where devices find it, with a certificate that is good for a while. It stays at its address as
  /// long as this computer has that one, whatever other networks come and go: a tablet knows no other.
  private func isListening() -> Bool {
    guard let listener, !CertificateAuthority.isEnding(listener.pair.certificate) else { return false }
    return listener.address.isLoopback
      || NetworkAddresses.all().contains { $0.address == listener.address }
  }

  private func hangUp() async {
    guard let listener else { return }
    self.listener = nil
    await listener.group.triggerGracefulShutdown()
    // whoever holds a request open does not hold this up
    let limit = Task {
      try await Task.sleep(for: .seconds(2))
      listener.task.cancel()
    }
    _ = try? await listener.task.value
    limit.cancel()
  }

  private func listen(on address: IPv4Address, port: Int) async throws {
    let authority = try CertificateAuthority(in: folder, for: name, address, keep: keep)
    let pair = try authority.server(name, address)
    let known = try authority.certificate
    // not before there is a certificate: the old listener is better than none
    await hangUp()
    do {
      listener = try await open(address, port, pair, known)
    } catch {
      guard port != 0 else { throw LanProblem.cannotListen(address, error) }
      do {
        // another program has that port
        listener = try await open(address, 0, pair, known)
      } catch {
        throw LanProblem.cannotListen(address, error)
      }
    }
  }

  private func open(
    _ address: IPv4Address, _ port: Int, _ pair: CertificateFile, _ authority: String
  ) async throws -> Listener {
    guard let routes else { throw ChannelError.alreadyClosed }
    let hosts = HostNames()
    let (ports, feed) = AsyncStream<Int>.makeStream()
    var logger = Logger(label: "leitfaden") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    let application = Application(
      router: routes(hosts),
      server: HTTPServerBuilder { responder in
        try LanChannel(
          StrictChannel(base: HTTP1Channel(responder: responder, configuration: Limits.connection)), pair)
      },
      configuration: ApplicationConfiguration(
        address: .hostname("\(address)", port: port), serverName: "leitfaden",
        availableConnectionsDelegate: MaximumAvailableConnections(Limits.lanConnections)),
      onServerRunning: { [name] channel in
        let port = channel.localAddress?.port ?? 0
        hosts.listen(as: ["\(address):\(port)", "\(name):\(port)"], scheme: "https")
        feed.yield(port)
      }, logger: logger)
    let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
    // detached: the listener ends when this says so, not with whoever switched it on
    let task = Task.detached {
      defer { feed.finish() }
      try await group.run()
    }
    for await port in ports {
      return Listener(
        address: address, port: port, pair: pair, authority: authority, group: group, task: task)
    }
    try await task.value
    throw ChannelError.alreadyClosed
  }
}
