import Foundation

/// Asks before something that cannot be taken back.
enum Confirmation {
  /// Asks for a typed “yes”, unless it was said on the command line.
  ///
  /// - Parameters:
  ///   - question: A whole sentence: “Remove X for good? It cannot be taken back.”
  ///   - unasked: What cannot be done where nobody can be asked, without a full stop.
  /// - Throws: `CommandFailure` when somebody says no, or nobody can be asked.
  static func ask(_ question: String, unasked: String, isSaid: Bool) throws {
    if isSaid { return }
    guard Console.isTerminal(0), Console.isTerminal(2) else {
      throw CommandFailure("\(unasked), and nobody can be asked here", hint: "say --yes")
    }
    // what was typed before the question is no answer to it
    tcflush(0, TCIFLUSH)
    Console.write("\(TerminalText.harmless(question)) Type yes: ", to: 2)
    guard readLine() == "yes" else { throw CommandFailure("nothing was removed") }
  }
}
