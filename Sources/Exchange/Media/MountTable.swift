import Foundation

/// What is mounted, as the kernel tells it.
enum MountTable {
  struct Mount: Hashable {
    var device: String
    var path: String
    var isReadOnly: Bool

    /// Mounted where desktops mount sticks and cards, or of a kind that the kernel knows as removable. A system that was
    /// started from a stick cannot do without it.
    var isRemovable: Bool {
      if ["/media/", "/run/media/"].contains(where: { path.hasPrefix($0) }) { return true }
      let isSystem = ["/boot", "/home", "/usr", "/var", "/etc", "/opt"].contains {
        "\(path)/".hasPrefix("\($0)/")
      }
      return path != "/" && !isSystem && MountTable.isRemovable(device: device)
    }
  }

  /// All mounts in the order in which they were made.
  static func current() -> [Mount] {
    // Read by hand: files of /proc have no length.
    guard let handle = FileHandle(forReadingAtPath: "/proc/self/mounts"),
      let data = try? handle.readToEnd()
    else { return [] }
    return read(String(decoding: data, as: UTF8.self))
  }

  /// Lines of `device path type options 0 0`; spaces in a path are written as `\040`.
  static func read(_ text: String) -> [Mount] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", omittingEmptySubsequences: false)
      guard fields.count >= 4 else { return nil }
      return Mount(
        device: unescaped(fields[0]), path: unescaped(fields[1]),
        isReadOnly: fields[3].split(separator: ",").contains("ro"))
    }
  }

  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
        bytes.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // `/sys/class/block/sdb1` is a link to `…/usb2/…/block/sdb/sdb1`.
  private static func isRemovable(device: String) -> Bool {
    guard device.hasPrefix("/dev/") else { return false }
    let name = URL(filePath: device).resolvingSymlinksInPath().lastPathComponent
    let entry = URL(filePath: "/sys/class/block/\(name)").resolvingSymlinksInPath()
    if entry.path.contains("/usb") { return true }
    return [entry, entry.deletingLastPathComponent()].contains { folder in
      let flag = try? String(contentsOf: folder.appending(path: "removable"), encoding: .utf8)
      return flag?.hasPrefix("1") ?? false
    }
  }
}
