import Foundation
import Vault
import Wording

/// Passphrases from files, from other programs, and new ones.
enum PassphraseSource {
  /// The passphrase for new keys: what was given, or asked for twice until it is good; an empty answer takes the suggested one.
  ///
  /// - Parameter option: What names a file, for the hint.
  static func new(_ given: String?, option: String = "--passphrase-file") throws -> String {
    if let given { return try strong(given) }
    guard PassphrasePrompt.isPossible else {
      throw CommandFailure(
        "nobody can be asked for a passphrase here",
        hint: "name a file that holds it with \(option) FILE")
    }
    let suggestion = PassphraseAdvice.suggestion()
    PassphrasePrompt.say("A passphrase that nobody guesses: \(suggestion)")
    while true {
      let chosen = try ask("New passphrase (Enter takes the one above)")
      guard chosen.isEmpty || !PassphraseAdvice.isWeak(chosen) else {
        let again: Sentence = "\(weakness); try again"
        PassphrasePrompt.say(again)
        continue
      }
      let passphrase = chosen.isEmpty ? suggestion : chosen
      if try ask("The same once more, so that no slip locks you out") == passphrase { return passphrase }
      PassphrasePrompt.say("the two are not the same; try again")
    }
  }

  private static func ask(_ question: Sentence) throws -> String {
    guard let typed = PassphrasePrompt.ask(question) else {
      throw CommandFailure("no passphrase was given; nothing was changed")
    }
    return typed
  }

  private static let weakness: Sentence =
    "this passphrase is too easily guessed: it needs \(PassphraseAdvice.least) characters, five of them different"

  private static func strong(_ passphrase: String) throws -> String {
    guard !PassphraseAdvice.isWeak(passphrase) else {
      throw CommandFailure(weakness, hint: "several unrelated words are good")
    }
    return passphrase
  }

  /// What stands in the first line of a file.
  static func firstLine(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file), data.count < 10_000 else {
      throw CommandFailure("the passphrase file \(file) cannot be read")
    }
    guard let line = firstLine(data) else {
      throw CommandFailure("the first line of the passphrase file \(file) is empty")
    }
    return line
  }

  /// What a command prints in its first line. It may ask at the terminal itself; what it prints besides is not kept.
  static func firstLine(saidBy command: String) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    do { try process.run() } catch {
      throw CommandFailure("the passphrase command cannot be run: \(error.localizedDescription)")
    }
    let said = (try? pipe.fileHandleForReading.read(upToCount: 10_000)) ?? Data()
    // whoever says more than that is not waited for
    try? pipe.fileHandleForReading.close()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandFailure(
        "the passphrase command ended with status \(process.terminationStatus)",
        hint: "run it by itself: \(command)")
    }
    guard let line = firstLine(said) else {
      throw CommandFailure(
        "the passphrase command printed nothing in its first line", hint: "run it by itself: \(command)")
    }
    return line
  }

  private static func firstLine(_ data: Data) -> String? {
    let line = data.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
