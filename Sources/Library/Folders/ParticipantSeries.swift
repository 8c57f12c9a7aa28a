import Foundation
import Interview

// participants.json   {"last": 12}: the highest number of the series P-01, P-02 … that this library ever had. It names
//                     nobody, so that it may stay when an interview is deleted or withdrawn.

extension Library {
  static let seriesName = "participants.json"

  private struct Series: Codable {
    var last: Int
  }

  /// The next code `P-01`, `P-02` … One that a person had is never given again, also when the interview is in the bin,
  /// deleted or withdrawn: contacts, consent forms and files elsewhere go by it.
  ///
  /// - Throws: `LibraryError` when the library cannot be read.
  package func nextParticipant() throws -> String {
    Self.code(1 + max(try highestInLibrary(), notedLast))
  }

  /// Remembers the number of a code of the series; other codes are left alone. On disk when this returns.
  func note(participant code: String) throws {
    guard let number = Self.number(code), number > notedLast else { return }
    try Files.replace(
      folder.appending(path: Self.seriesName), with: try JSONEncoder().encode(Series(last: number)))
  }

  private var notedLast: Int {
    let file = folder.appending(path: Self.seriesName)
    guard let data = Files.contents(file),
      let series = try? JSONDecoder().decode(Series.self, from: data)
    else { return 0 }
    return min(max(series.last, 0), Self.highest)
  }

  /// The highest number that interviews, the bin, contacts and what left the library show; a locked library does not
  /// show all of it, and a library of an older version has noted nothing.
  private func highestInLibrary() throws -> Int {
    let bin = folder.appending(path: Self.trashName, directoryHint: .isDirectory)
    var words = try list().map(\.participant)
    words += Files.names(in: bin).flatMap { $0.split(separator: "_").map(String.init) }
    words += ((try? contacts()) ?? []).map(\.participant)
    words += audit().entries.compactMap(\.departure?.place).flatMap { place in
      place.split { "/\\_. ".contains($0) }.map(String.init)
    }
    return words.compactMap(Self.number).max() ?? 0
  }

  /// Numbers above are no part of the series.
  private static let highest = 999_999

  private static func code(_ number: Int) -> String { number < 10 ? "P-0\(number)" : "P-\(number)" }

  private static func number(_ code: String) -> Int? {
    guard code.uppercased().hasPrefix("P-"), let number = Int(code.dropFirst(2)),
      (1..<highest).contains(number),
      code.dropFirst(2).allSatisfy(\.isASCII)
    else { return nil }
    return number
  }
}
