import ArgumentParser
import Foundation
import Library
import Vault
import Wording

/// Where the passphrase of a sealed library comes from: a file, another program, an agent that was started for this sitting, or
/// the person at the terminal. Never the command line, which every program of the computer can read.
struct PassphraseOptions: ParsableArguments {
  @Option(
    help: .said(
      "A file whose first line is the passphrase of an encrypted library. Default: $LEITFADEN_PASSPHRASE_FILE, else you are asked.",
      value: "file"))
  var passphraseFile: String?

  @Option(
    help: .said(
      "A command of the shell that prints it in its first line, such as that of a password manager. Default: $LEITFADEN_PASSPHRASE_COMMAND.",
      value: "command"))
  var passphraseCommand: String?

  func validate() throws {
    guard passphraseFile == nil || passphraseCommand == nil else {
      throw ValidationError.said("Use either --passphrase-file or --passphrase-command")
    }
    guard passphraseFile != "", passphraseCommand != "" else {
      throw ValidationError.said(
        "--passphrase-file and --passphrase-command need a word: leave them out to be asked")
    }
  }

  /// Whether it is said where it comes from, here or in the environment.
  var isGiven: Bool { source != nil }

  private enum Source {
    case file(String)
    case command(String)
  }

  private var source: Source? {
    func environment(_ name: String) -> String? {
      let value = ProcessInfo.processInfo.environment[name] ?? ""
      return value.isEmpty ? nil : value
    }
    if let passphraseFile { return .file(passphraseFile) }
    if let passphraseCommand { return .command(passphraseCommand) }
    return environment("LEITFADEN_PASSPHRASE_FILE").map { .file($0) }
      ?? environment("LEITFADEN_PASSPHRASE_COMMAND").map { .command($0) }
  }

  /// The passphrase from where it was said to be; `nil` when nothing was said.
  func given() throws -> String? {
    switch source {
    case .file(let file): try PassphraseSource.firstLine(of: file)
    case .command(let command): try PassphraseSource.firstLine(saidBy: command)
    case nil: nil
    }
  }

  /// Unlocks the keys, asking up to three times.
  ///
  /// - Parameter isKnown: Whether the passphrase itself is wanted, and not what an agent keeps.
  /// - Throws: `LibraryError` `.wrongKey`; a `CommandFailure` when nobody can be asked.
  func unlock(_ keys: KeyRing, of folder: URL, knowing isKnown: Bool = false) throws {
    try opened(keys, of: folder, isKnown)
    guard !keys.mended.isEmpty else { return }
    Console.warn(
      """
      keys of the library had been exchanged and were put right: \(keys.mended.joined(separator: ", ")); what was \
      recorded since it was last unlocked may be readable for whoever exchanged them
      """)
  }

  private func opened(_ keys: KeyRing, of folder: URL, _ isKnown: Bool) throws {
    if let given = try given() { return try keys.unlock(AgePassphrase(given)) }
    if !isKnown, let lines = try? KeyAgent(library: folder).lines(), (try? keys.unlock(lines: lines)) != nil {
      return
    }
    guard PassphrasePrompt.isPossible else {
      throw CommandFailure(
        "the library \(folder.path) is locked, and nobody can be asked for its passphrase here",
        hint: "name a file that holds it with --passphrase-file FILE")
    }
    try PassphrasePrompt.asking("Passphrase of \(folder.lastPathComponent)") { try keys.unlock($0) }
  }
}
