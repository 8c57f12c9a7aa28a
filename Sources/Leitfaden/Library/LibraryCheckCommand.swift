import ArgumentParser
import Foundation
import Library
import Sound

/// `leitfaden library check`: compares database, folders and sound.
struct LibraryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare the database, the folders and the sound with each other; change nothing.",
    discussion: """
      Exit status 1 when something is lost or damaged; warnings alone leave it 0.

      Example: leitfaden library check
      """)

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let store = try library.open()
    let progress = ProgressLine()
    let findings = try store.check(sound: SoundFacts.reader, digest: PartDigest.sha256(of:)) {
      progress.show($0)
    }
    progress.clear()
    let damages = findings.count { $0.severity == .damage }
    if json { try Console.print(json: findings) } else { try say(findings, damages, store) }
    guard damages == 0 else {
      throw CommandFailure(
        "\(Words.count(damages, "problem")) found in \(store.folder.path)",
        hint: findings.first { $0.severity == .damage }?.hint)
    }
  }

  private func say(_ findings: [Finding], _ damages: Int, _ store: Library) throws {
    let count = try store.list().count
    if findings.isEmpty {
      return Console.print("all is well with \(Words.count(count, "interview")) in \(store.folder.path)")
    }
    for finding in findings { FindingLines.say(finding) }
    Console.print(
      "\(Words.count(damages, "problem")), \(Words.count(findings.count - damages, "warning")) "
        + "in \(Words.count(count, "interview"))")
  }
}

/// How findings are printed.
enum FindingLines {
  /// One line, and one for the next step.
  static func say(_ finding: Finding) {
    Console.print("\(finding.severity.rawValue): \(finding.sentence)")
    if let hint = finding.hint { Console.print("  hint: \(hint)") }
  }
}
