import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library unlock`: asks for the passphrase once for a sitting.
struct LibraryUnlockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unlock",
    abstract: Help.said(
      "Ask for the passphrase of an encrypted library once, for all commands of this session."),
    discussion: Help.text(
      """
      The key stays in the memory of a process of its own that only your own programs may ask. It is forgotten \
      when no command has asked for it as long as --for says, with leitfaden library lock, when the web app \
      locks the library, and when you log out (as soon as the system removes the folder of your session). Pages \
      of the web app still ask for the passphrase.
      """,
      examples: ["leitfaden library unlock --for 30m"]))

  @OptionGroup var library: LibraryOptions

  @Option(
    name: .customLong("for"),
    help: .said(
      "How long after the last command the key is forgotten, from 1m to 24h.", value: "time"))
  var time = "15m"

  func validate() throws { _ = try minutes() }

  func run() throws {
    let folder = library.folder
    guard let keys = try Library.keys(at: folder) else {
      throw CommandFailure(
        "the library \(folder.path) is not encrypted, so there is nothing to unlock",
        hint: "leitfaden library seal makes a new encrypted one")
    }
    try library.passphrase.unlock(keys, of: folder, knowing: true)
    try KeyAgentProcess.start(for: folder, lines: try keys.lines(), minutes: try minutes())
    Console.note(
      "\(folder.lastPathComponent) is unlocked until nothing has asked for it for \(time); leitfaden library lock\(library.words) ends that"
    )
  }

  private func minutes() throws -> Int {
    let unit = time.last == "h" ? 60 : 1
    let digits = time.last.map { "mh".contains($0) } == true ? time.dropLast() : time[...]
    guard digits.utf8.count <= 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
      1...1440 ~= number * unit
    else { throw ValidationError.said("“\(time)” is no time from 1m to 24h; write it like 30m or 2h") }
    return number * unit
  }
}

/// `leitfaden library lock`: forgets what `unlock` keeps.
struct LibraryLockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock",
    abstract: Help.said("Forget the key that `library unlock` keeps."),
    discussion: Help.text(
      examples: ["leitfaden library lock"]))

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let folder = library.folder
    guard try Library.keys(at: folder) != nil else {
      throw CommandFailure("the library \(folder.path) is not encrypted, so no key of it is kept")
    }
    switch try KeyAgent(library: folder).end() {
    case .forgotten: Console.note("the key of \(folder.lastPathComponent) is forgotten")
    case .none: Console.note("no key of \(folder.lastPathComponent) was kept")
    case .hidden(let pid):
      throw CommandFailure(
        "nobody can say whether a key of \(folder.lastPathComponent) is kept: another program, its number is \(pid), "
          + "holds the folder of its keys",
        hint: "wait until that program has ended, then run leitfaden library lock again")
    case .notReached(let pid):
      throw CommandFailure(
        pid > 0
          ? "a process keeps the key of \(folder.lastPathComponent) and could not be ended: its number is \(pid)"
          : "a process keeps the key of \(folder.lastPathComponent) and could not be ended",
        hint: pid > 0 ? "end it: kill -9 \(pid)" : "run leitfaden library lock where it was unlocked")
    }
  }
}
