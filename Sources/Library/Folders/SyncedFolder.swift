package import Foundation
import Glibc

/// A folder that a program keeps the same on several computers. It copies `library.sqlite` while it is being written and
/// puts older states back, and sends what people said to somebody else's computer.
package struct SyncedFolder: Hashable, Sendable {
  /// What people call the program: `Nextcloud`.
  package let program: String
  /// The outermost folder that it keeps.
  package let folder: URL

  /// The synced folder in which `folder`, which need not be there yet, lies; `nil` when nothing speaks for one.
  package static func holding(_ folder: URL) -> SyncedFolder? {
    var place = folder.standardizedFileURL.resolvingSymlinksInPath()
    while true {
      if let program = program(of: place) { return SyncedFolder(program: program, folder: place) }
      let above = place.deletingLastPathComponent()
      if above.path == place.path { return nil }
      place = above
    }
  }

  private static func program(of folder: URL) -> String? {
    let name = folder.lastPathComponent
    for mark in marks {
      if mark.names.contains(name)
        || mark.holds.contains(where: { Files.size(folder.appending(path: $0)) != nil })
      {
        return mark.program
      }
    }
    if name.hasPrefix("OneDrive - ") { return "OneDrive" }
    return holdsJournal(folder) ? "Nextcloud" : nil
  }

  /// Whether Nextcloud or ownCloud keep their journal there: `.sync_1a2b3c4d5e6f.db`, formerly `._sync_…`. Read name by
  /// name, because a library has thousands of folders.
  private static func holdsJournal(_ folder: URL) -> Bool {
    guard let directory = opendir(folder.path) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      guard entry.pointee.d_name.0 == 0x2E else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".sync_") || name.hasPrefix("._sync_"), name.hasSuffix(".db") { return true }
    }
    return false
  }

  /// What the programs call their folder, and what they leave in it.
  private static let marks: [(program: String, names: Set<String>, holds: [String])] = [
    ("Dropbox", ["Dropbox"], [".dropbox", ".dropbox.cache"]),
    ("OneDrive", ["OneDrive"], []),
    ("Nextcloud", ["Nextcloud", "ownCloud"], [".nextcloudsync.log", ".owncloudsync.log"]),
    ("Google Drive", ["Google Drive", "GoogleDrive"], [".tmp.drivedownload", ".tmp.driveupload"]),
    ("Syncthing", [], [".stfolder"]),
    ("Resilio Sync", [], [".rslsync"]),
    ("iCloud Drive", ["com~apple~CloudDocs"], []),
  ]
}
