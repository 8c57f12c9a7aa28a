import Foundation
import Interview
import Wording

extension Library {
  /// `yyyy-mm-dd_hh-mm-ss_`
  static let stampLength = 20

  /// The folder of the bin.
  var trash: URL { folder.appending(path: Self.trashName, directoryHint: .isDirectory) }

  /// What lies in the bin, the last deleted first. A document that cannot be read leaves what its folder's name says.
  package func bin() -> [BinnedInterview] {
    Files.names(in: trash).filter { $0.count > Self.stampLength }.reversed().map { binned(at: $0) }
  }

  /// The deleted interview that people mean: a folder with or without the time stamp in front, or its path; an identifier
  /// or at least four characters of its beginning; a participant's code; `last` for the one deleted last. Of the same
  /// interview deleted twice the newest counts.
  ///
  /// - Throws: `LibraryError` `.unknown`, or `.ambiguous` with the candidates in its sentence.
  func binned(called reference: String) throws -> BinnedInterview {
    let all = bin()
    let path = reference.split(separator: "/").last.map(String.init) ?? reference
    let lower = reference.lowercased()
    let isBeginning = reference.count >= 4 && lower.allSatisfy { $0.isHexDigit || $0 == "-" }
    let ways: [(BinnedInterview) -> Bool] = [
      { $0.place == path || $0.folder == path },
      { !$0.id.isEmpty && $0.id == lower },
      { isBeginning && ($0.id.hasPrefix(lower) || ($0.id.isEmpty && $0.folder.hasSuffix("_\(lower)"))) },
      { !reference.isEmpty && $0.participant.lowercased() == lower },
    ]
    if reference == "last", let last = all.first { return last }
    for way in ways {
      let found = all.filter(way)
      guard let first = found.first else { continue }
      let folders = found.map(\.folder).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard folders.count == 1 else {
        throw LibraryError(
          .ambiguous, "“\(reference)” fits several deleted interviews: \(folders.joined(separator: ", "))",
          hint: "give the name of the folder")
      }
      return first
    }
    throw LibraryError(
      .unknown, "the bin of the library holds no “\(reference)”",
      hint: all.isEmpty ? "it is empty" : "leitfaden library bin lists what it holds")
  }

  private func binned(at place: String) -> BinnedInterview {
    let directory = trash.appending(path: place, directoryHint: .isDirectory)
    let document = InterviewDocument.file(in: directory).flatMap {
      try? InterviewDocument.read($0, key: try keys?.key(in: directory))
    }
    let folder = String(place.dropFirst(Self.stampLength))
    // day, code, beginning of the identifier: without a code there are two words
    let words = folder.split(separator: "_").map(String.init)
    let stamp = place.prefix(Self.stampLength - 1)
    return BinnedInterview(
      folder: folder, place: place, id: document?.id ?? "",
      participant: document?.participant ?? (words.count == 3 ? words[1] : ""), title: document?.title ?? "",
      deletedOn: "\(stamp.prefix(10)) \(stamp.dropFirst(11).prefix(5).replacing("-", with: ":"))",
      goesOn: Self.day(stamp.prefix(10), plus: Self.trashDays), bytes: Files.bytesOnDisk(directory))
  }

  private static func day(_ text: Substring, plus days: Int) -> String {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return "" }
    let components = DateComponents(year: parts[0], month: parts[1], day: parts[2] + days, hour: 12)
    return Calendar(identifier: .gregorian).date(from: components).map(FolderName.day) ?? ""
  }
}
