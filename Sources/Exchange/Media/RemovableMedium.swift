package import Foundation

/// A stick, card or disk that can be taken away, as it is mounted now.
package struct RemovableMedium: Hashable, Sendable {
  /// Where it is mounted.
  package var folder: URL
  /// What people call it: the last step of that path.
  package var name: String
  /// Whether nothing can be written to it.
  package var isReadOnly: Bool
  /// Bytes that can still be written, as far as the file system says.
  package var free: Int64?

  /// All that are mounted, in order of their names.
  package static func all() -> [RemovableMedium] {
    MountTable.current().filter(\.isRemovable).map(RemovableMedium.init).sorted { $0.name < $1.name }
  }

  /// The one on which a folder lies or will lie; `nil` for a disk that stays.
  package static func holding(_ folder: URL) -> RemovableMedium? {
    let path = RealPath.of(folder)
    let mount = MountTable.current().filter {
      path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/")
    }
    // Of several mounted at one place the last one is seen.
    .enumerated().max { ($0.element.path.utf8.count, $0.offset) < ($1.element.path.utf8.count, $1.offset) }?
    .element
    return mount.flatMap { $0.isRemovable ? RemovableMedium($0) : nil }
  }

  private init(_ mount: MountTable.Mount) {
    folder = URL(filePath: mount.path, directoryHint: .isDirectory)
    name = folder.lastPathComponent
    isReadOnly = mount.isReadOnly
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: mount.path)
    free = (facts?[.systemFreeSize] as? NSNumber)?.int64Value
  }
}
