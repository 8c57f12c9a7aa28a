import Foundation
import Library
import Vault
import Wording

/// Asks for a passphrase on the terminal without showing what is typed.
enum PassphrasePrompt {
  /// Whether there is somebody to ask.
  static var isPossible: Bool { Console.isTerminal(0) }

  /// Asks once; `nil` when the input ends.
  static func ask(_ question: Sentence) -> String? {
    var before = termios()
    let isTerminal = tcgetattr(0, &before) == 0
    if isTerminal {
      var quiet = before
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(0, TCSAFLUSH, &quiet)
    }
    defer {
      if isTerminal { tcsetattr(0, TCSAFLUSH, &before) }
      write("\n")
    }
    // not before it is hidden: who sees the question types
    say("\(question):", end: " ")
    return readLine(strippingNewline: true)
  }

  /// Asks up to three times, as long as it is the wrong one.
  ///
  /// - Throws: What `open` throws at the last try; a `CommandFailure` when the input ends.
  static func asking<Opened>(_ question: Sentence, _ open: (AgePassphrase) throws -> Opened) throws -> Opened
  {
    var tries = 0
    while true {
      guard let typed = ask(question) else { throw CommandFailure("no passphrase was given") }
      tries += 1
      do {
        return try open(AgePassphrase(typed))
      } catch let error as LibraryError where error.code == .wrongKey && tries < 3 {
        say("\(error.sentence); try again")
      }
    }
  }

  /// Says something on the terminal itself: what goes to the standard streams may be kept in files.
  static func say(_ sentence: Sentence, end: String = "\n") { write(sentence.said + end) }

  private static func write(_ text: String) {
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
    Console.write(TerminalText.harmless(text), to: terminal < 0 ? 2 : terminal)
    if terminal >= 0 { close(terminal) }
  }
}
