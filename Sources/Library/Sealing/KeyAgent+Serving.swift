import Foundation
import Glibc
package import Timeline

extension KeyAgent {
  /// Keeps `lines` and answers those who ask, until nobody has asked for `idle` nanoseconds or somebody says to forget it. Another
  /// agent of the same library is told to forget first.
  ///
  /// - Parameters:
  ///   - clock: Counts while the computer sleeps.
  ///   - ready: Called once, when it can be asked.
  /// - Throws: `POSIXError` when there can be no socket.
  package func serve(
    _ lines: [String], idle: Int64, clock: () -> MonotonicTime = { .nowCountingSleep() }, ready: () -> Void
  ) throws {
    endOfSession()
    let claimed = claim()
    defer { if claimed >= 0 { close(claimed) } }
    unlink(socket.path(percentEncoded: false))
    let listener = try Self.open(socket) { descriptor, address, size in
      // nobody else may connect from the first moment on
      let mask = umask(0o177)
      defer { umask(mask) }
      return bind(descriptor, address, size)
    }
    var own = stat()
    lstat(socket.path(percentEncoded: false), &own)
    defer {
      close(listener)
      // not that of an agent which has taken its place
      if isThere(own) { unlink(socket.path(percentEncoded: false)) }
    }
    guard listen(listener, 16) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    ready()
    var last = clock()
    while clock() - last < idle {
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      // waits do not count sleep, so it is looked at often
      guard poll(&waiting, 1, 1000) > 0 else {
        // the session is over, or another agent has taken its place: nobody can ask any more
        guard isThere(own) else { return }
        continue
      }
      let peer = accept(listener, nil, nil)
      guard peer >= 0 else { continue }
      defer { close(peer) }
      guard Self.isOwn(peer) else { continue }
      Self.limit(peer)
      // what came after the time was up is too late
      guard clock() - last < idle else { return }
      switch Self.hear(peer, upToLine: true).flatMap({
        Request(rawValue: $0.trimmingCharacters(in: .newlines))
      }) {
      case .key:
        last = clock()
        _ = Self.say(lines.map { $0 + "\n" }.joined(), peer)
      case .lock:
        _ = Self.say("done\n", peer)
        return
      case nil: break
      }
    }
  }

  /// Whether its socket is still where it can be asked.
  private func isThere(_ own: stat) -> Bool {
    var there = stat()
    return lstat(socket.path(percentEncoded: false), &there) == 0 && there.st_ino == own.st_ino
      && there.st_dev == own.st_dev
  }
}
