import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library backup DIR`: copies the library.
struct LibraryBackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the library to another folder, such as a stick.",
    discussion: """
      Copies the database as one consistent file, the guides and every interview; what the backup already has is \
      not copied again. The copy is a library itself: leitfaden list --library DIR
      Which interviews were copied is noted in the ledger (leitfaden library ledger).

      Example: leitfaden library backup /media/stick/Interviews
      """)

  @Argument(help: ArgumentHelp("Where to; made when it is not there, in a folder that is.", valueName: "dir"))
  var target: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    let progress = ProgressLine()
    let target = URL(filePath: target, directoryHint: .isDirectory).standardizedFileURL
    try Self.checkPlace(target)
    let copied = try store.backup(to: target) { progress.show($0) }
    progress.clear()
    Console.print(
      "copied \(Words.count(copied.files, "file")), \(Words.size(copied.bytes)), to \(target.path); "
        + "it holds \(Words.count(try store.list().count, "interview")) now")
  }

  /// A folder above that is not there is a stick that is not plugged in, or a slip: a backup must not fill the disk that
  /// it was to be kept apart from.
  private static func checkPlace(_ target: URL) throws {
    let parent = target.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: parent.path) else { return }
    throw CommandFailure(
      "there is no folder \(parent.path), so nothing was copied to \(target.path)",
      hint: "plug the stick in and look how it is called, or make the folder: mkdir -p '\(parent.path)'")
  }
}
