import Foundation

/// Asks for a passphrase on the terminal without showing what is typed.
enum PassphrasePrompt {
  /// Whether there is somebody to ask.
  static var isPossible: Bool { Console.isTerminal(0) && Console.isTerminal(2) }

  /// Asks once; `nil` when the input ends.
  static func ask(_ question: String) -> String? {
    Console.write("\(question): ", to: 2)
    var before = termios()
    let isTerminal = tcgetattr(0, &before) == 0
    if isTerminal {
      var quiet = before
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(0, TCSAFLUSH, &quiet)
    }
    defer {
      if isTerminal { tcsetattr(0, TCSAFLUSH, &before) }
      Console.write("\n", to: 2)
    }
    return readLine(strippingNewline: true)
  }
}
