import Foundation
import GuideFormats
import HTTPTypes
import Interview
import Library
import WebServing
import Wording

/// What was deleted and can still be had back: interview folders and guide files in the library's `trash/`.
struct Bin: Sendable {
  /// One thing in it.
  struct Item: Sendable, Hashable {
    /// Its name in the bin: when it was deleted, and its own name.
    let name: String
    /// When it was deleted.
    let date: Date
    let isGuide: Bool

    /// Its own name.
    var ownName: String { String(name.dropFirst(Bin.stampLength)) }

    /// Whole days until it goes for good.
    func daysLeft(_ now: Date = Date()) -> Int {
      max(0, Library.trashDays - Int(now.timeIntervalSince(date) / 86_400))
    }
  }

  /// What a list shows of an interview in it.
  struct Facts: Decodable, Sendable {
    var id: String
    var title, participant: String?
  }

  static let stampLength = 20
  private static let stampFormat = "yyyy-MM-dd_HH-mm-ss"
  private let library: Library
  private let folder: URL

  init(_ library: Library) {
    self.library = library
    folder = library.folder.appending(path: "trash", directoryHint: .isDirectory)
  }

  /// Everything in it, last deleted first.
  func items() -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted(by: >).compactMap { read($0) }
  }

  /// The thing of this name; `nil` when it is gone.
  func item(named name: String) -> Item? { items().first { $0.name == name } }

  /// The interview with this identifier, the one deleted last.
  func item(ofInterview id: String) -> Item? {
    // the folder's name ends in the beginning of the identifier
    let fitting = items().filter { item in
      !item.isGuide && item.ownName.split(separator: "_").last.map { id.hasPrefix(String($0)) } ?? false
    }
    return (fitting + items()).first { !$0.isGuide && facts(of: $0)?.id == id }
  }

  /// Reads what an interview in the bin was.
  func facts(of item: Item) -> Facts? {
    let file = folder.appending(path: item.name).appending(path: "interview.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Facts.self, from: $0) }
  }

  /// Moves a guide file here.
  ///
  /// - Returns: Its name in the bin.
  func take(guide file: String, from guides: URL, date: Date = Date()) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(Self.formatter.string(from: date))_\(file)"
    do {
      try FileManager.default.moveItem(at: guides.appending(path: file), to: folder.appending(path: name))
    } catch { throw Self.refused(file) }
    return name
  }

  /// Puts something back where it was.
  ///
  /// - Throws: An error with a sentence when its place is taken.
  func restore(_ item: Item) throws {
    guard item.isGuide else {
      _ = try library.restore(item.name)
      return
    }
    let target = library.guidesFolder.appending(path: item.ownName)
    guard !FileManager.default.fileExists(atPath: target.path) else {
      throw WebError(
        status: .conflict, "guide-there", "there is already a guide file \(item.ownName)",
        hint: "delete or rename that one first")
    }
    do {
      try FileManager.default.moveItem(at: folder.appending(path: item.name), to: target)
    } catch { throw Self.refused(item.ownName) }
  }

  /// Removes something for good.
  func destroy(_ item: Item) throws {
    if !item.isGuide, let id = facts(of: item)?.id, (try? library.restore(item.name)) != nil {
      // by way of the library, which wipes its words from the search as well
      try library.delete(id, forGood: true)
      return
    }
    do {
      try FileManager.default.removeItem(at: folder.appending(path: item.name))
    } catch { throw Self.refused(item.ownName) }
  }

  private func read(_ name: String) -> Item? {
    guard name.count > Self.stampLength,
      let date = Self.formatter.date(from: String(name.prefix(Self.stampLength - 1)))
    else { return nil }
    let isGuide = GuideFormats.format(forFileNamed: name) != nil
    let isInterview = FileManager.default.fileExists(
      atPath: folder.appending(path: name).appending(path: "interview.json").path)
    return isGuide || isInterview ? Item(name: name, date: date, isGuide: isGuide) : nil
  }

  private static func refused(_ name: String) -> WebError {
    WebError(
      status: .serviceUnavailable, "bin-disk", "\(name) could not be moved",
      hint: "the disk may be full or write-protected")
  }

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = stampFormat
    return formatter
  }
}

extension WebError {
  static let noBinItem = WebError(
    status: .notFound, "no-bin-item", "this is no longer in the bin", hint: "load the page again")
}
