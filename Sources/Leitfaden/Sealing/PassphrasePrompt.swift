import Foundation

/// Asks for a passphrase on the terminal without showing what is typed.
enum PassphrasePrompt {
  /// Whether there is somebody to ask.
  static var isPossible: Bool { Console.isTerminal(0) }

  /// Asks once; `nil` when the input ends.
  static func ask(_ question: String) -> String? {
    var before = termios()
    let isTerminal = tcgetattr(0, &before) == 0
    if isTerminal {
      var quiet = before
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(0, TCSAFLUSH, &quiet)
    }
    defer {
      if isTerminal { tcsetattr(0, TCSAFLUSH, &before) }
      say("\n")
    }
    // not before it is hidden: who sees the question types
    say("\(question): ")
    return readLine(strippingNewline: true)
  }

  /// Writes to the terminal itself: what goes to the standard streams may be kept in files.
  static func say(_ text: String) {
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
    Console.write(TerminalText.harmless(text), to: terminal < 0 ? 2 : terminal)
    if terminal >= 0 { close(terminal) }
  }
}
