import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library ledger`: what left the library.
struct LibraryLedgerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger",
    abstract: Help.said(
      "List what left the library: exports, downloads, bundles; when, to whom, with what in it."),
    discussion: Help.text(
      """
      Whoever has to be told when a participant withdraws is found here. The ledger names no person; in an \
      encrypted library it is encrypted too.
      """,
      examples: [
        "leitfaden library ledger",
        "leitfaden library ledger P-07",
      ]))

  @Argument(help: .said("Only what holds this interview, also one that was withdrawn (its identifier)."))
  var interview: String?

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print JSON."))
  var json = false

  func run() throws {
    let store = try library.open()
    let id = try interview.map { try Self.id($0, in: store) }
    let entries = store.ledger(of: id)
    if json { return try Console.print(json: entries) }
    LedgerLines.show(entries, in: store)
  }

  /// An interview that is there, else one that the log knows.
  static func id(_ reference: String, in store: Library) throws -> String {
    do {
      return try store.find(reference).id
    } catch let error as LibraryError where error.code == .unknown {
      let known = Set(store.audit().entries.flatMap(\.interviews)).filter {
        reference.count >= 4 && $0.hasPrefix(reference.lowercased())
      }
      guard known.count == 1, let id = known.first else { throw error }
      return id
    }
  }
}
