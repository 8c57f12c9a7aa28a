import Dispatch
import Synchronization
import Timeline

/// Where the player's callers and its thread meet: commands with their replies go in, the state comes out.
///
/// The thread sleeps in `wait` and is woken by each command, so that a command never waits for the next top-up of the
/// loudspeaker's buffer.
final class PlayerMailbox: Sendable {
  /// A command and the place for its answer.
  struct Letter: Sendable {
    let command: PlayerCommand
    let reply: Reply
  }

  /// Filled once by the thread, awaited by the caller.
  final class Reply: Sendable {
    private let isThere = DispatchSemaphore(value: 0)
    private let fault = Mutex<SoundError?>(nil)

    func fulfil(_ error: SoundError?) {
      fault.withLock { $0 = error }
      isThere.signal()
    }

    func wait() throws(SoundError) {
      isThere.wait()
      if let error = fault.withLock({ $0 }) { throw error }
    }
  }

  private let letters = Mutex<[Letter]>([])
  private let clock = Mutex(PlayerClock())
  private let bell = Bell()

  /// Hands a command to the thread; does not wait.
  @discardableResult
  func send(_ command: PlayerCommand) -> Reply {
    let letter = Letter(command: command, reply: Reply())
    letters.withLock { $0.append(letter) }
    bell.ring()
    return letter.reply
  }

  /// Sleeps until a command arrives or `milliseconds` have passed (`nil`: for ever), and takes all commands.
  func wait(milliseconds: Int?) -> [Letter] {
    bell.wait(milliseconds: milliseconds)
    return letters.withLock { queue in
      defer { queue.removeAll() }
      return queue
    }
  }

  /// Tells the callers what is heard from now on.
  func publish(_ clock: PlayerClock) { self.clock.withLock { $0 = clock } }

  /// What the thread published last.
  var published: PlayerClock { clock.withLock { $0 } }
}
