import ArgumentParser
import Foundation
import Library
import Sound
import Wording

/// `leitfaden library check`: compares database, folders and sound.
struct LibraryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: Help.said("Compare the database, the folders and the sound with each other; change nothing."),
    discussion: Help.text(
      "Exit status 1 when something is lost or damaged; warnings alone leave it 0.",
      """
      Of an encrypted library it also says what was replaced, removed or put back to an older state behind its \
      back, since somebody who knew the passphrase saved or unlocked it. What was recorded while it was locked \
      counts from the next unlocking on. When you know how such a finding came about, --accept vouches for what \
      is there; the audit log keeps it.
      """,
      examples: ["leitfaden library check"]))

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print JSON."))
  var json = false

  @Flag(
    help: .said(
      "Vouch from now on for an encrypted library as it is, after you have looked at what was found."))
  var accept = false

  func run() throws {
    let store = try library.open()
    if accept {
      guard store.isSealed else {
        throw CommandFailure(
          "the library \(store.folder.path) is not encrypted, so there is nothing to vouch for",
          hint: "leave out --accept")
      }
      try store.acceptDoubts()
    }
    let progress = ProgressLine()
    let findings = try store.check(sound: SoundFacts.reader, digest: PartDigest.sha256(of:)) {
      progress.show($0)
    }
    progress.clear()
    let damages = findings.count { $0.severity == .damage }
    if json { try Console.print(json: findings) } else { try say(findings, damages, store) }
    guard damages == 0 else {
      throw CommandFailure(
        damages == 1
          ? "1 problem found in \(store.folder.path)" : "\(damages) problems found in \(store.folder.path)",
        hint: findings.first { $0.severity == .damage }?.advice)
    }
  }

  private func say(_ findings: [Finding], _ damages: Int, _ store: Library) throws {
    let count = try store.list().count
    if findings.isEmpty {
      return Console.say("\(Words.interviews(count)) in \(store.folder.path) checked, no problems")
    }
    for finding in findings { FindingLines.say(finding) }
    Console.say(
      "\(Words.problems(damages)), \(Words.warnings(findings.count - damages)) in \(Words.interviews(count))")
  }
}

/// How findings are printed.
enum FindingLines {
  /// One line, and one for the next step.
  static func say(_ finding: Finding) {
    Console.say("\(Words.severity(finding.severity)): \(finding.sentence)")
    if let hint = finding.advice { Console.say("  \("hint" as Sentence): \(hint)") }
  }
}
