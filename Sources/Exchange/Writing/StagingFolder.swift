import Foundation
import Wording

/// A hidden folder inside the target in which an export is made, so that nothing shows until all of it is there.
/// Inside, because only then the last step is a rename on the same file system.
struct StagingFolder {
  /// A file that will be published.
  struct Entry {
    var file: ExportedFile
    var format: String
    var opensIn: [String]
  }

  private static let prefix = ".leitfaden-export-"

  private let target: URL
  private let staging: URL
  /// The target and those above it, as far as they were made for this, topmost first.
  let madeFolders: [URL]

  init(in target: URL) throws {
    let target = target.standardizedFileURL
    self.target = target
    madeFolders = try Self.make(target)
    Self.removeLeftOvers(in: target)
    let name = "\(Self.prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    staging = target.appending(path: name, directoryHint: .isDirectory)
    guard mkdir(staging.path, 0o777) == 0 else {
      let error = ExchangeError.system("cannot write to", target.path)
      for folder in madeFolders.reversed() { rmdir(folder.path) }
      throw error
    }
  }

  /// An empty folder for the files of one format.
  func room(for format: String) throws -> URL {
    let room = staging.appending(path: format, directoryHint: .isDirectory)
    guard mkdir(room.path, 0o777) == 0 else {
      throw ExchangeError.inside("cannot write to", target.path)
    }
    return room
  }

  /// Where everything goes, decided and checked before anything is moved.
  struct Plan {
    fileprivate var moves: [(from: URL, name: String)]
    fileprivate var outdated: [String]
    /// `contents.txt`, still in the hidden folder.
    var list: URL
    /// The note of which format wrote which file, likewise; `nil` where none is kept.
    fileprivate var formats: URL?
  }

  /// Decides where everything goes, certain that no file of somebody else is in the way, and writes `contents.txt`. A name
  /// that two formats use is kept by the first; all files of the second go into a folder called after it.
  /// That list is in `language`, a BCP 47 tag. With `removingOthers`, what only the earlier list names is to be deleted at the end.
  /// With `notingFormats` it is noted beside it which format wrote which file.
  func plan(
    _ entries: [Entry], removingOthers: Bool, notingFormats: Bool, language: String
  ) throws -> Plan {
    let earlier = ContentsList.read(from: target, language: language)
    var moves: [(from: URL, name: String)] = []
    var lines: [ContentsList.Line] = []
    // A format of whose names one is taken goes into its folder as a whole: its files belong together.
    var owners: [String: String] = [:]
    var apart: Set<String> = []
    for entry in entries {
      let owner = owners[entry.file.name] ?? entry.format
      owners[entry.file.name] = owner
      if owner != entry.format { apart.insert(entry.format) }
    }
    for entry in entries {
      let name = apart.contains(entry.format) ? "\(entry.format)/\(entry.file.name)" : entry.file.name
      let from = staging.appending(path: entry.format).appending(path: entry.file.name)
      moves.append((from, name))
      lines.append(
        ContentsList.Line(
          name: name, what: entry.file.what.said(in: language), opensIn: entry.opensIn,
          remarks: entry.file.remarks.map { $0.said(in: language) }))
    }
    for move in moves { try checkPlace(move.name, earlier) }
    try checkContentsPlace(earlier)
    let list = earlier.adding(lines, in: language) { !removingOthers && exists($0) }
    let listed = staging.appending(path: ContentsList.fileName)
    try OutputFile.write(Data(list.text.utf8), to: listed)
    let outdated = removingOthers ? earlier.names.subtracting(list.names).filter(Self.isPlain) : []
    return Plan(
      moves: moves, outdated: outdated.sorted(), list: listed,
      formats: notingFormats ? try noteFormats(zip(moves, entries).map { ($0.name, $1.format) }, list) : nil)
  }

  private func noteFormats(_ files: [(name: String, format: String)], _ list: ContentsList) throws -> URL {
    let kept = list.names.subtracting(files.map(\.name))
    let note = WrittenFormats.read(from: target).adding(files, keeping: kept)
    let place = staging.appending(path: WrittenFormats.fileName)
    try OutputFile.write(try note.data(), to: place)
    return place
  }

  /// Moves everything into the target. What only the earlier list names goes first, then come the note of the formats and the
  /// list: a kill in between leaves no file that the next export does not know as one of an export, or whose format is not known.
  ///
  /// - Returns: What lies there now, the list last.
  func publish(_ plan: Plan) throws -> [URL] {
    var published: [URL] = []
    let moves: [(from: URL, name: String)] = [(plan.list, ContentsList.fileName)] + plan.moves
    for name in plan.outdated { unlink(target.appending(path: name).path) }
    if let note = plan.formats {
      guard rename(note.path, target.appending(path: WrittenFormats.fileName).path) == 0 else {
        throw ExchangeError.inside("cannot put in place", WrittenFormats.fileName)
      }
    }
    for move in moves {
      let place = target.appending(path: move.name)
      mkdir(place.deletingLastPathComponent().path, 0o777)
      guard rename(move.from.path, place.path) == 0 else {
        throw ExchangeError.inside("cannot put in place", move.name)
      }
      published.append(place)
    }
    synchronizeFolder()
    Self.remove(staging)
    return Array(published.dropFirst()) + published.prefix(1)
  }

  /// Takes away everything that was begun, and the target if it was made for this.
  func discard() {
    Self.remove(staging)
    // rmdir, so that a folder in which anything lies stays.
    for folder in madeFolders.reversed() { rmdir(folder.path) }
  }

  /// Whether the name leads to a place inside the folder, whoever wrote it into the list.
  private static func isPlain(_ name: String) -> Bool {
    !name.hasPrefix("/") && name.split(separator: "/").allSatisfy { $0 != ".." && $0 != "." }
  }

  private func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat(target.appending(path: name).path, &status) == 0
  }

  private func checkPlace(_ name: String, _ earlier: ContentsList) throws {
    guard exists(name), !earlier.names.contains(name) else { return }
    throw ExchangeError(
      .foreignFile, "\(name) is already in \(target.path) and is not from an export",
      hint: "move it away, or choose another folder with --to")
  }

  private func checkContentsPlace(_ earlier: ContentsList) throws {
    guard !earlier.isOurs, exists(ContentsList.fileName) else { return }
    try checkPlace(ContentsList.fileName, earlier)
  }

  private func synchronizeFolder() {
    let descriptor = open(target.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes the folder and those above it; returns those that were not there, topmost first.
  private static func make(_ folder: URL) throws -> [URL] {
    let path = folder.path
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw ExchangeError(
          .notWritable, "\(path) is a file, not a folder", hint: "choose a folder with --to")
      }
      return []
    }
    let parent = folder.deletingLastPathComponent()
    let above = parent.path == folder.path ? [] : try make(parent)
    guard mkdir(path, 0o777) == 0 else {
      let error = ExchangeError.system("cannot make the folder", path)
      for folder in above.reversed() { rmdir(folder.path) }
      throw error
    }
    return above + [folder]
  }

  /// What an export left behind that was killed; those still at work are let alone.
  private static func removeLeftOvers(in target: URL) {
    let path = target.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap { pid_t($0) }
      guard let process, process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      remove(target.appending(path: name))
    }
  }

  private static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}
