import ArgumentParser
import Documents
import Foundation
import Library
import Sitting
import Wording

/// Which library a command works on.
struct LibraryOptions: ParsableArguments {
  @Option(
    help: .said(
      "The library. Default: $LEITFADEN_LIBRARY, else Interviews/ of a checkout, else ~/Interviews.",
      value: "dir"))
  var library: String?

  @OptionGroup var passphrase: PassphraseOptions

  /// The folder, whether it is there or not.
  var folder: URL {
    if let library, !library.isEmpty { return Self.url(library) }
    let environment = ProcessInfo.processInfo.environment
    if let library = environment["LEITFADEN_LIBRARY"], !library.isEmpty { return Self.url(library) }
    return Self.checkout(above: FileManager.default.currentDirectoryPath)
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appending(path: "Interviews", directoryHint: .isDirectory)
  }

  /// ` --library '/home/me/Study'` where one was named, for commands that are to be pasted; else empty.
  var words: String {
    guard let library, !library.isEmpty else { return "" }
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    return " --library '\(path.replacing("'", with: "'\\''"))'"
  }

  /// Whether there is a folder at all.
  var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Opens it; makes it when it is not there. Interview folders without a database (a copied library, a fresh
  /// checkout with its demonstration interview) are taken in, and interviews whose recorder died put in order.
  ///
  /// - Parameters:
  ///   - unlocking: Whether a sealed library is unlocked; what is only recorded needs no passphrase.
  ///   - recovering: Whether interviews are put in order whose recorder died.
  /// - Throws: `LibraryError`; a `CommandFailure` when there is none and `creating` is off.
  func open(
    creating: Bool = false, unlocking: Bool = true, recovering: Bool = true,
    for access: Library.Access = .oneCommand
  ) throws -> Library {
    guard creating || exists else {
      throw CommandFailure(
        "there is no library at \(folder.path) yet",
        hint: "leitfaden record GUIDE begins one; --library DIR names another")
    }
    let keys = try Library.keys(at: folder)
    let lacksDatabase = Library.lacksDatabase(at: folder)
    if let keys, unlocking || lacksDatabase || passphrase.isGiven {
      try passphrase.unlock(keys, of: folder)
    }
    if lacksDatabase {
      let progress = ProgressLine()
      let report = try Library.rebuild(at: folder, sound: SoundFacts.reader, keys: keys) { progress.show($0) }
      progress.clear()
      for finding in report.findings {
        Console.note("\(Words.severity(finding.severity)): \(finding.sentence)")
      }
      Console.note("imported \(Words.interviews(report.interviews)) from \(folder.path)")
    }
    let store = try Library.open(at: folder, for: access, keys: keys)
    if let synced = store.synced {
      for line in LibraryTexts.isSynced(store, by: synced) { Console.note(line) }
    }
    // what programs left that were killed
    store.removeLeftOvers()
    WorkingFolder.sweep()
    for doubt in (try? store.vouch()) ?? [] { Console.warn("\(doubt)") }
    if recovering { Recovery.recoverIfIdle(in: store).say() }
    return store
  }

  /// `Interviews/` beside the `Package.swift` of the checkout one stands in.
  static func checkout(above path: String) -> URL? {
    var directory = URL(filePath: path, directoryHint: .isDirectory)
    while true {
      let interviews = directory.appending(path: "Interviews", directoryHint: .isDirectory)
      let manifest = directory.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path),
        FileManager.default.fileExists(atPath: interviews.path)
      {
        return interviews
      }
      let above = directory.deletingLastPathComponent()
      if above.path == directory.path { return nil }
      directory = above
    }
  }

  private static func url(_ path: String) -> URL {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let path = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
