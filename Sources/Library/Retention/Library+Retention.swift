package import Foundation
import Interview
import Wording

extension Library {
  static let retentionName = "retention.json"

  /// Until when the interviews of a study are to be kept: days such as `2030-12-31`, by the guide's `id`. Nothing is ever
  /// deleted because of it.
  ///
  /// - Throws: `LibraryError` when the file is damaged.
  package func retention() throws -> [String: String] {
    let file = folder.appending(path: Self.retentionName)
    guard let data = Files.contents(file) else { return [:] }
    guard let days = try? JSONDecoder().decode([String: String].self, from: data) else {
      throw LibraryError(
        .damaged, "\(file.path) is damaged",
        hint: "remove it, and set the days again with leitfaden library retention")
    }
    return days
  }

  /// Sets the day of a study; `nil` takes it away. On disk when this returns.
  ///
  /// - Throws: `LibraryError` `.refused` when it is no day.
  package func setRetention(_ guide: String, until day: String?) throws {
    if let day, !Consent.isDay(day) || day < "2000" {
      throw LibraryError(.refused, "“\(day)” is not a date", hint: "write it like 2030-12-31")
    }
    var days = try retention()
    days[guide] = day
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try Files.replace(folder.appending(path: Self.retentionName), with: try encoder.encode(days))
  }

  /// Studies that are kept longer than they were meant to be, by their ids.
  ///
  /// - Throws: `LibraryError` when the library cannot be read.
  package func overdue(_ now: Date = Date()) throws -> [Overdue] {
    let today = FolderName.day(now)
    let passed = try retention().filter { $0.value < today }
    guard !passed.isEmpty else { return [] }
    let interviews = Dictionary(grouping: try list(), by: \.guide)
    return passed.sorted { $0.key < $1.key }.compactMap { guide, day in
      guard let along = interviews[guide], let first = along.first else { return nil }
      return Overdue(guide: guide, title: first.guideTitle, day: day, interviews: along.count)
    }
  }
}
