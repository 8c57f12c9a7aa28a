import Foundation
import Library
import WebApp
import Wording

/// What a new library begins with, so that nobody faces an empty page: guides to try, and, where the program runs
/// from its checkout and the library is not encrypted, the finished demonstration interview.
enum DemoLibrary {
  /// Name of the demonstration interview's folder in `Interviews/` of a checkout.
  private static let interview = "2026-11-21_DEMO_demo"

  /// Puts guides into `folder` when it is not there yet or empty. What cannot be copied is left out: a library without
  /// guides is a library.
  static func fill(_ folder: URL) {
    let files = FileManager.default
    guard (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? true else { return }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let guides = folder.appending(path: "guides", directoryHint: .isDirectory)
      if !files.fileExists(atPath: guides.path) { try files.copyItem(at: WebServer.demoGuides, to: guides) }
    } catch {
      Console.note("the guides to try could not be copied: \(error.localizedDescription)")
    }
  }

  /// Puts the demonstration interview into an open library that is not encrypted.
  static func addInterview(to library: Library) {
    guard let source = finishedInterview() else { return }
    do {
      try library.copyIn(source)
    } catch {
      let sentence = (error as? LibraryError)?.message ?? error.localizedDescription
      Console.note("the demonstration could not be copied: \(sentence)")
    }
  }

  /// In the checkout that holds this program, if one does.
  private static func finishedInterview() -> URL? {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let checkout = LibraryOptions.checkout(above: program.deletingLastPathComponent().path)
    else { return nil }
    let folder = checkout.appending(path: interview, directoryHint: .isDirectory)
    let isWhole = FileManager.default.fileExists(atPath: folder.appending(path: "interview.json").path)
    return isWhole ? folder : nil
  }
}
