import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library audit`: follows the chain of the audit log.
struct LibraryAuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: Help.said("Print the audit log, and say whether anything in it was changed or removed."),
    discussion: Help.text(
      """
      Each line of audit.log holds the hash of the line before. A line that was changed, removed, inserted or \
      cut off the end breaks that chain, and the place is named; exit status 1. Who rewrites the log from some \
      line to its end, and audit.head with it, is found out only by the number and hash of the last entry, which \
      are printed: note them where others can compare.
      """,
      examples: ["leitfaden library audit"]))

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    // identifiers only: no passphrase is needed
    let store = try library.open(unlocking: false)
    let report = store.audit()
    if json {
      try Console.print(json: Output(report))
    } else {
      for entry in report.entries { Console.print(Self.line(entry)) }
      if let head = report.head, head.number > 0 { Console.say("head: \(head.number) \(head.hash)") }
    }
    guard report.head != nil || !report.problems.isEmpty else {
      guard try store.list().isEmpty else {
        throw CommandFailure(
          "the library \(store.folder.path) has no audit log: it was removed, or nothing has been done since it was introduced"
        )
      }
      return Console.note("nothing has been done in this library yet")
    }
    for problem in report.sentences { Console.note("the audit log: \(problem)") }
    guard report.sentences.isEmpty else {
      throw CommandFailure(
        report.problems.count == 1
          ? "the audit log of \(store.folder.path) was changed: 1 break in its chain"
          : "the audit log of \(store.folder.path) was changed: \(report.problems.count) breaks in its chain",
        hint: "compare it with a backup of the library")
    }
    if !json { Console.note("the chain is intact") }
  }

  private static func line(_ entry: AuditEntry) -> String {
    var words = ["\(entry.number)", entry.time, entry.action] + entry.interviews
    if let code = entry.code { words.append("(\(code))") }
    return words.joined(separator: "  ")
  }

  private struct Output: Encodable {
    let entries: [AuditEntry]
    let problems: [String]
    let head: AuditHead?

    init(_ report: AuditReport) { (entries, problems, head) = (report.entries, report.problems, report.head) }
  }
}
