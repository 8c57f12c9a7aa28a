import CALSA
package import Foundation
import Glibc
import Wording

/// Where the second copy of one interview's sound goes: a folder of the interview's name on another medium.
package struct MirrorPlace: Sendable, Hashable {
  /// The interview's folder there.
  package let folder: URL
  /// Whether it lies on the same medium as the library: such a copy is lost with it.
  package let isSameMedium: Bool
  /// The number of the file system, by which a medium that was pulled out is told from the empty folder it leaves.
  let medium: UInt64

  /// Makes the interview's folder in `root`.
  ///
  /// - Parameter interview: The interview's folder in the library.
  /// - Throws: `badRequest` when `root` is no folder or the library's own, `fileUnwritable` when nothing can be written.
  package init(in root: URL, for interview: URL) throws(SoundError) {
    var status = stat()
    guard stat(root.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw SoundError(
        .badRequest, "there is no folder “\(root.path)” for the second copy",
        hint: "plug the drive in, or choose another folder")
    }
    medium = UInt64(status.st_dev)
    let library = interview.deletingLastPathComponent()
    guard library.resolvingSymlinksInPath().path != root.resolvingSymlinksInPath().path else {
      throw SoundError(
        .badRequest, "the second copy would be inside the library itself",
        hint: "choose a folder on another drive")
    }
    var own = stat()
    isSameMedium = stat(library.path, &own) == 0 && own.st_dev == status.st_dev
    folder = root.appending(path: interview.lastPathComponent, directoryHint: .isDirectory)
    if mkdir(folder.path, 0o700) != 0, errno != EEXIST {
      throw SoundError(
        .fileUnwritable,
        "the folder “\(root.path)” cannot be written to: \(String(cString: strerror(errno)))",
        hint: "choose another folder for the second copy")
    }
  }

  /// Whether the medium is still the one it was.
  var isThere: Bool {
    var status = stat()
    return stat(folder.path, &status) == 0 && UInt64(status.st_dev) == medium
  }

  /// Copies `file` there, whole or not at all, and reads it back.
  ///
  /// - Throws: `fileUnwritable` with what is wrong.
  package func keep(_ file: URL) throws {
    let target = folder.appending(path: file.lastPathComponent)
    do {
      guard isThere else { throw CocoaError(.fileNoSuchFile) }
      let data = try Data(contentsOf: file)
      try data.write(to: target, options: .atomic)
      guard try Data(contentsOf: target) == data else { throw CocoaError(.fileReadCorruptFile) }
    } catch {
      throw SoundError(
        .fileUnwritable, "“\(file.lastPathComponent)” could not be copied to the second drive",
        hint: "copy the interview's folder by hand")
    }
  }
}
