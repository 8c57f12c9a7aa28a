import ArgumentParser
import Foundation
import Library
import Wording

/// `leitfaden library backup DIR`: copies the library.
struct LibraryBackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: Help.said("Copy the library to another folder, such as one on a USB stick."),
    discussion: Help.text(
      """
      Copies the database as one consistent file, the guides and every interview; what the backup already has is \
      not copied again. The copy is a library itself: leitfaden list --library DIR
      """,
      "Which interviews were copied is noted in the ledger (leitfaden library ledger).",
      examples: ["leitfaden library backup /media/stick/Interviews"]))

  @Argument(help: .said("Where to; made when it is not there, in a folder that is.", value: "dir"))
  var target: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    let progress = ProgressLine()
    let target = URL(filePath: target, directoryHint: .isDirectory).standardizedFileURL
    try Self.checkPlace(target)
    let copied = try store.backup(to: target) { progress.show($0) }
    progress.clear()
    let interviews = Words.interviews(try store.list().count)
    Console.say(
      "copied \(Words.files(copied.files)), \(Words.size(copied.bytes)), to \(target.path); it now holds \(interviews)"
    )
  }

  /// A folder above that is not there is a stick that is not plugged in, or a slip: a backup must not fill the disk that
  /// it was to be kept apart from.
  private static func checkPlace(_ target: URL) throws {
    let parent = target.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: parent.path) else { return }
    throw CommandFailure(
      "there is no folder \(parent.path), so nothing was copied to \(target.path)",
      hint: "plug in the USB stick and check what it is called, or make the folder: mkdir -p '\(parent.path)'"
    )
  }
}
