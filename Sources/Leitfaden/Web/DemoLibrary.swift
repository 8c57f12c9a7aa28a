import Foundation
import Library
import WebApp

/// What a new library begins with, so that nobody faces an empty page: guides to try, and, where the program runs
/// from its checkout, the finished demonstration interview.
enum DemoLibrary {
  /// Name of the demonstration interview's folder in `Interviews/` of a checkout.
  private static let interview = "2026-11-21_DEMO_demo"

  /// Fills `folder` when it is not there yet or empty. What cannot be copied is left out: a library without a demo
  /// is a library.
  static func fill(_ folder: URL) {
    let files = FileManager.default
    guard (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty ?? true else { return }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let guides = folder.appending(path: "guides", directoryHint: .isDirectory)
      if !files.fileExists(atPath: guides.path) { try files.copyItem(at: WebServer.demoGuides, to: guides) }
      if let source = finishedInterview() {
        try files.copyItem(at: source, to: folder.appending(path: interview, directoryHint: .isDirectory))
      }
    } catch {
      Console.error("leitfaden: the demonstration could not be copied: \(error.localizedDescription)")
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
