import ArgumentParser
import Interview
import Library
import Wording

/// Which interviews a command is about: named ones, those along a guide, or all.
struct InterviewSelection: ParsableArguments {
  @Argument(help: .said("Ids, beginnings of ids, folders, participants' codes, or last."))
  var interviews: [String] = []

  @Flag(help: .said("Every interview of the library."))
  var all = false

  @Option(help: .said("Every interview with this guide: its id or its title.", value: "guide"))
  var guide: String?

  @Option(
    help: .said("Not this one; can be given several times.", value: "interview"))
  var except: [String] = []

  /// Whether it says anything.
  var isEmpty: Bool { !all && guide == nil && interviews.isEmpty && except.isEmpty }

  /// Whether more than what was named one by one may be meant.
  var isWhole: Bool { all || guide != nil }

  /// Refuses none and more than one way to name them; `usage` says how it is done.
  func check(usage: String) throws {
    if [all, guide != nil, !interviews.isEmpty].count(where: { $0 }) != 1 {
      throw ValidationError.said("Name the interviews, or use --all or --guide GUIDE: \(usage)")
    }
  }

  /// Their identifiers, each once, in the order of their names or of the library; without those that were excepted.
  ///
  /// - Throws: When a name is none, nothing follows the guide, or all were excepted.
  func ids(in library: Library) throws -> [String] {
    let left = Set(try except.map { try library.find($0).id })
    let all = try named(in: library)
    let ids = all.filter { !left.contains($0) }
    if ids.isEmpty, !all.isEmpty { throw CommandFailure("--except leaves no interview") }
    return ids
  }

  /// The interviews themselves. Where more than what was named one by one is meant, one that cannot be read is left out and
  /// named; else it is reason to refuse.
  func loaded(from library: Library) throws -> [Interview] {
    let ids = try ids(in: library)
    do {
      return try library.interviews(ids)
    } catch let error as LibraryError where error.code == .damaged && isWhole {
      return try ids.compactMap { id in
        do { return try library.interview(id) } catch let error as LibraryError where error.code == .damaged {
          Console.note(
            "left out: \(Words.name(try library.summary(id))), which cannot be read: \(error.message)")
          return nil
        }
      }
    }
  }

  private func named(in library: Library) throws -> [String] {
    guard interviews.isEmpty else {
      var seen: Set<String> = []
      return try interviews.map { try library.find($0).id }.filter { seen.insert($0).inserted }
    }
    let ids = try library.list(InterviewFilter(guide: guide)).map(\.id)
    if let guide, ids.isEmpty {
      throw CommandFailure(
        "no interview follows the guide “\(guide)”", hint: "`leitfaden list` shows them with their guides")
    }
    return ids
  }
}
