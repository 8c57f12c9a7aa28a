import Foundation
import Timeline

/// A key as the terminal sends it.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, backspace, up, down, left, right, pageUp, pageDown, tab, interrupt
  /// Ctrl-U: away with what is typed.
  case clear
}

/// A key and the moment it arrived.
struct KeyPress: Sendable {
  var key: Key
  var moment: MonotonicTime
}

/// Puts the terminal into raw mode for as long as it lives, and reads keys on a thread of its own, so that every
/// key is stamped when it arrives.
final class TerminalInput: Sendable {
  private let saved: termios

  /// Switches the terminal on descriptor 0 to raw mode; `nil` when it is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nil }
    saved = settings
    cfmakeraw(&settings)
    settings.c_oflag |= tcflag_t(OPOST)
    tcsetattr(0, TCSAFLUSH, &settings)
  }

  /// Gives the terminal back as it was.
  func restore() {
    var settings = saved
    tcsetattr(0, TCSAFLUSH, &settings)
  }

  /// One byte of what is typed, for a question of one key; `nil` when somebody gives up: Ctrl-C, q, or a closed terminal.
  static func answer() -> UInt8? {
    var byte: UInt8 = 0
    var count = read(0, &byte, 1)
    while count < 0 && errno == EINTR { count = read(0, &byte, 1) }
    return count == 1 && byte != 3 && byte != UInt8(ascii: "q") ? byte : nil
  }

  /// Keys until the terminal is closed.
  static func keys() -> AsyncStream<KeyPress> {
    AsyncStream { continuation in
      let thread = Thread {
        var decoder = KeyDecoder()
        var buffer = [UInt8](repeating: 0, count: 256)
        while true {
          let count = read(0, &buffer, buffer.count)
          let moment = MonotonicTime.now()
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { break }
          for key in decoder.decode(buffer[0..<count]) {
            continuation.yield(KeyPress(key: key, moment: moment))
          }
        }
        continuation.finish()
      }
      thread.name = "keys"
      thread.start()
    }
  }
}

/// Turns the bytes of a terminal into keys: UTF-8 text, control characters, and the escape sequences of arrows
/// and page keys (which presenters' clickers send as well).
struct KeyDecoder {
  private var rest: [UInt8] = []

  /// Keys in `bytes`; an unfinished UTF-8 character waits for the next call.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [Key] {
    rest += bytes
    var keys: [Key] = []
    while let first = rest.first {
      if first == 27 {
        keys.append(escapeSequence())
      } else if first < 128 {
        rest.removeFirst()
        if let key = control(first) { keys.append(key) }
      } else {
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard rest.count >= length else { break }
        if let text = String(validating: rest.prefix(length), as: UTF8.self), let character = text.first {
          keys.append(.character(character))
        }
        rest.removeFirst(length)
      }
    }
    return keys
  }

  private func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 3: .interrupt
    case 9: .tab
    case 10, 13: .enter
    case 8, 127: .backspace
    case 21: .clear
    case 32...: .character(Character(UnicodeScalar(byte)))
    default: nil
    }
  }

  private mutating func escapeSequence() -> Key {
    guard rest.count >= 2, rest[1] == UInt8(ascii: "[") || rest[1] == UInt8(ascii: "O") else {
      rest.removeFirst()
      return .escape
    }
    let body = rest.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      rest.removeAll()
      return .escape
    }
    let sequence = String(decoding: rest[2...end], as: UTF8.self)
    rest.removeFirst(end + 1)
    switch sequence {
    case "A": return .up
    case "B": return .down
    case "C": return .right
    case "D": return .left
    case "5~": return .pageUp
    case "6~": return .pageDown
    default: return .escape
    }
  }
}
