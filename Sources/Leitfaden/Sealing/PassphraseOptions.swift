import ArgumentParser
import Foundation
import Library
import Vault

/// Where the passphrase of a sealed library comes from: a file, or the person at the terminal. Never the command line,
/// which every program of the computer can read.
struct PassphraseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file whose first line is the passphrase of a sealed library. Default: $LEITFADEN_PASSPHRASE_FILE, else you are asked.",
      valueName: "file"))
  var passphraseFile: String?

  /// The file that was named, here or in the environment.
  var file: String? {
    if let passphraseFile { return passphraseFile }
    let path = ProcessInfo.processInfo.environment["LEITFADEN_PASSPHRASE_FILE"] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Unlocks the keys, asking up to three times.
  ///
  /// - Throws: `LibraryError` `.wrongKey`; a `CommandFailure` when nobody can be asked.
  func unlock(_ keys: KeyRing, of folder: URL) throws {
    try opened(keys, of: folder)
    guard !keys.mended.isEmpty else { return }
    Console.error(
      "leitfaden: warning: keys of the library had been exchanged and were put right: "
        + keys.mended.joined(separator: ", ")
        + "; what was recorded since it was unlocked before may be readable for whoever exchanged them")
  }

  private func opened(_ keys: KeyRing, of folder: URL) throws {
    if let file { return try keys.unlock(AgePassphrase(try Self.firstLine(of: file))) }
    guard PassphrasePrompt.isPossible else {
      throw CommandFailure(
        "the library \(folder.path) is locked, and nobody can be asked for its passphrase here",
        hint: "name a file that holds it with --passphrase-file FILE")
    }
    for attempt in 1... {
      guard let typed = PassphrasePrompt.ask("Passphrase of \(folder.lastPathComponent)") else {
        throw CommandFailure("no passphrase was given", hint: nil)
      }
      do {
        return try keys.unlock(AgePassphrase(typed))
      } catch let error as LibraryError where error.code == .wrongKey && attempt < 3 {
        PassphrasePrompt.say("\(error.message); try again\n")
      }
    }
  }

  /// The passphrase for new keys: from the file, or asked for twice; an empty answer takes the suggested one.
  ///
  /// - Parameter option: What names the file, for the hint.
  static func newPassphrase(from file: String?, option: String = "--passphrase-file") throws -> String {
    if let file { return try strong(try firstLine(of: file)) }
    guard PassphrasePrompt.isPossible else {
      throw CommandFailure(
        "nobody can be asked for a passphrase here",
        hint: "name a file that holds it with \(option) FILE")
    }
    let suggestion = PassphraseAdvice.suggestion()
    PassphrasePrompt.say("A passphrase that nobody guesses: \(suggestion)\n")
    guard let first = PassphrasePrompt.ask("New passphrase (Enter takes the one above)") else {
      throw CommandFailure("no passphrase was given")
    }
    let chosen = first.isEmpty ? suggestion : try strong(first)
    guard PassphrasePrompt.ask("The same once more, so that no slip locks you out") == chosen else {
      throw CommandFailure("the two are not the same; nothing was changed", hint: "try again")
    }
    return chosen
  }

  private static func strong(_ passphrase: String) throws -> String {
    guard !PassphraseAdvice.isWeak(passphrase) else {
      throw CommandFailure(
        "this passphrase is too easily guessed: it needs \(PassphraseAdvice.least) characters, five of them different",
        hint: "several words that do not belong together are good")
    }
    return passphrase
  }

  /// What stands in the first line of a file.
  static func firstLine(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file), data.count < 10_000 else {
      throw CommandFailure("the passphrase file \(file) cannot be read")
    }
    let line = data.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty else {
      throw CommandFailure("the first line of the passphrase file \(file) is empty")
    }
    return String(decoding: line, as: UTF8.self)
  }
}
