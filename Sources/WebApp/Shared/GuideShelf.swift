import Foundation
import Guide
import GuideFormats
import HTTPTypes
import Synchronization
import WebServing
import Wording

/// The guide files of a library, each read once per version of the file.
final class GuideShelf: Sendable {
  /// A guide file.
  struct Item: Sendable {
    /// Its name in the folder.
    let file: String
    /// What was read; empty when it could not be opened.
    let reading: GuideReading
    /// Why it could not be opened at all.
    let problem: GuideFileProblem?

    /// Whether an interview can be recorded with it.
    var isUsable: Bool { reading.guide != nil && !reading.hasErrors }
    /// What its pages are called by: the guide's own identifier, or the file's name when there is none.
    var key: String { reading.guide?.id ?? file }
  }

  private struct Stamp: Hashable {
    let size: Int?
    let changed: Date?
  }

  let folder: URL
  private let known = Mutex<[String: (Stamp, Item)]>([:])

  /// Makes an empty shelf of the folder; nothing is read before it is asked for.
  init(folder: URL) { self.folder = folder }

  /// All guide files, by name. Blocks while files are read that are new or changed.
  func items() -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && GuideFormats.format(forFileNamed: $0) != nil }
      .map { read($0) }
  }

  /// The file with this name, when it lies in the folder: a name is compared, never used as a path.
  func item(file: String) -> Item? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains(file) && GuideFormats.format(forFileNamed: file) != nil ? read(file) : nil
  }

  /// The files of one guide: its languages and versions. A file without an identifier is found by its name.
  func items(ofGuide key: String) -> [Item] { items().filter { $0.key == key || $0.file == key } }

  /// Whether a file of this name is a guide text; questionnaires in other formats are taken in first.
  static func isText(_ file: String) -> Bool {
    GuideFormats.format(forFileNamed: file) is GuideTextFormat.Type
  }

  private func read(_ name: String) -> Item {
    let file = folder.appending(path: name)
    let values = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let stamp = Stamp(size: values?.fileSize, changed: values?.contentModificationDate)
    if let (kept, item) = known.withLock({ $0[name] }), kept == stamp, stamp.changed != nil { return item }
    let item: Item
    do {
      item = Item(file: name, reading: try GuideFormats.read(contentsOf: file), problem: nil)
    } catch {
      item = Item(
        file: name, reading: GuideReading(guide: nil, diagnostics: []), problem: error as? GuideFileProblem)
    }
    known.withLock { $0[name] = (stamp, item) }
    return item
  }
}

extension WebError {
  static let noGuide = WebError(
    status: .notFound, "no-guide", "there is no such guide (any more)",
    hint: "all guides are on the first page")
}
