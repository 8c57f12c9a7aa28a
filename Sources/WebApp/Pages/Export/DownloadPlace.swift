import Documents
import Exchange
import Foundation
import Glibc
import HTTPTypes
import Library
import Synchronization
import WebServing
import Wording

/// Where downloads are put together. In a plain library below its own folder, where there is room for sound. In a sealed one
/// in memory: whatever ends the program, nothing readable is left on a disk; sealed bundles need no such care.
final class DownloadPlace: Sendable {
  private let library: Library
  private let memory = Mutex<WorkingFolder?>(nil)

  init(library: Library) { self.library = library }

  /// The folder above the downloads.
  ///
  /// - Parameter isSealed: Whether what will lie there is sealed by itself.
  /// - Throws: `WebError` when a sealed library finds no memory for it.
  func folder(forSealed isSealed: Bool) throws -> URL {
    guard library.isSealed, !isSealed else { return onDisk }
    return try memory.withLock { memory in
      if let memory { return memory.url }
      do {
        let folder = try WorkingFolder(inMemory: ProcessInfo.processInfo.environment)
        memory = folder
        return folder.url
      } catch { throw Self.noMemory }
    }
  }

  private var onDisk: URL {
    library.isSealed ? library.downloads : library.folder.appending(path: Library.downloadsName)
  }

  /// That there is room for what will be written and packed; on a disk that is seen when it is full.
  ///
  /// - Parameter bytes: How much sound there will be.
  /// - Throws: `WebError`.
  func demand(_ bytes: Int64, in folder: URL) throws {
    guard isInMemory(folder), let room = WorkingFolder.roomInMemory(folder.deletingLastPathComponent()) else {
      return
    }
    // the files, and all of them once more in the ZIP file
    if bytes > (room - (8 << 20)) / 2 { throw Self.noMemory }
  }

  /// What went wrong while a download was made in `folder`.
  func explained(_ error: any Error, in folder: URL) -> WebError {
    if isInMemory(folder), (error as? ExchangeError)?.code == .diskFull { return Self.noMemory }
    return WebError(explaining: error)
  }

  private func isInMemory(_ folder: URL) -> Bool {
    memory.withLock { $0?.url.path == folder.deletingLastPathComponent().path }
  }

  /// Takes away what was not fetched yet.
  ///
  /// - Parameter folder: That of the download which is begun now.
  func forget(besides folder: URL? = nil) {
    let own = folder?.deletingLastPathComponent().path
    if own != onDisk.path {
      try? FileManager.default.removeItem(at: onDisk)
      rmdir(library.folder.appending(path: Library.downloadsName).path)
    } else {
      Self.empty(onDisk, besides: folder)
    }
    memory.withLock { memory in
      guard let place = memory else { return }
      if own == place.url.path { return Self.empty(place.url, besides: folder) }
      place.remove()
      memory = nil
    }
  }

  private static func empty(_ place: URL, besides folder: URL?) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    where name != folder?.lastPathComponent {
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
  }

  private static let noMemory = WebError(
    status: .conflict, "export-memory",
    "these files do not fit into the computer's memory, and nothing readable of an encrypted library may be written to the disk",
    hint: "choose fewer interviews or no sound, or a folder instead of a download")
}
