import Exchange
import Foundation
import HTTPTypes
import Interview
import WebServing
import Wording

/// Where the files of an export go: always into a folder of its own, so that exports with and without names, or of other
/// interviews, are never mixed.
struct ExportTarget: Sendable {
  /// The folder of this export; not there yet.
  let folder: URL
  /// What the download is called, without its ending; `nil` when nothing is downloaded.
  let download: String?
  /// Whether it is a medium that people will take away.
  let isRemovable: Bool

  /// The folder that is offered, and its name on a stick.
  static let usual = "Leitfaden-exports"

  /// - Parameters:
  ///   - name: What is exported, in a word that names no person.
  ///   - library: Its folder, into which nobody may export.
  ///   - downloads: Where downloads are put together.
  /// - Throws: `WebError` that says what is wrong with the place.
  init(_ order: ExportOrder, named name: String, id: String, library: URL, downloads: DownloadPlace) throws {
    let own = "\(name)_exported_\(FolderName.stamp(Date()))"
    switch order.place {
    case .download:
      folder = try downloads.folder(forSealed: order.seal != nil)
        .appending(path: id, directoryHint: .isDirectory)
      (download, isRemovable) = (own, false)
    case .medium:
      let medium = RemovableMedium.all().first { $0.folder.path == order.path }
      guard let medium else {
        throw WebError(
          status: .conflict, "export-mediumGone", "this USB stick is no longer there",
          hint: "plug it in, touch Look again, then choose it")
      }
      folder = medium.folder.appending(path: "\(Self.usual)/\(own)", directoryHint: .isDirectory)
      (download, isRemovable) = (nil, true)
    case .folder:
      let parent = try Self.parent(order.path, library: library)
      folder = parent.appending(path: own, directoryHint: .isDirectory)
      (download, isRemovable) = (nil, RemovableMedium.holding(folder) != nil)
    }
  }

  /// What is offered when nobody said otherwise.
  static var usualFolder: String {
    FileManager.default.homeDirectoryForCurrentUser.appending(path: usual).path
  }

  private static func parent(_ typed: String, library: URL) throws -> URL {
    let path = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    let home = FileManager.default.homeDirectoryForCurrentUser
    guard path.hasPrefix("/") || path == "~" || path.hasPrefix("~/"), !path.contains("\0") else {
      throw WebError(
        status: .unprocessableContent, "export-path", "this is not the full path of a folder",
        hint: "give the full path, such as \(home.appending(path: usual).path)")
    }
    let whole = path.hasPrefix("~") ? home.path + path.dropFirst() : path
    let folder = URL(filePath: whole, directoryHint: .isDirectory).standardizedFileURL
    guard !"\(RealPath.of(folder))/".hasPrefix("\(RealPath.of(library))/") else {
      throw WebError(
        status: .unprocessableContent, "export-library", "this folder belongs to the library itself",
        hint: "choose another folder")
    }
    return folder
  }
}
