import Foundation
import Wording

/// Asks before something that cannot be taken back.
enum Confirmation {
  /// Asks for a typed “yes”, unless it was said on the command line.
  ///
  /// - Parameters:
  ///   - question: A whole sentence: “Remove X for good? It cannot be taken back.”
  ///   - unasked: What cannot be done where nobody can be asked, without a full stop.
  /// - Throws: `CommandFailure` when somebody says no, or nobody can be asked.
  static func ask(_ question: Sentence, unasked: Sentence, isSaid: Bool) throws {
    if isSaid { return }
    guard Console.isTerminal(0), Console.isTerminal(2) else {
      throw CommandFailure("\(unasked), and nobody can be asked here", hint: "say --yes")
    }
    // what was typed before the question is no answer to it
    tcflush(0, TCIFLUSH)
    let asked = "\(question) Type yes:" as Sentence
    Console.write("\(TerminalText.harmless(asked.said(in: Console.language))) ", to: 2)
    let yes: Set = ["yes", ("yes" as Sentence).said(in: Console.language)]
    guard let typed = readLine(), yes.contains(typed) else { throw CommandFailure("nothing was removed") }
  }
}
