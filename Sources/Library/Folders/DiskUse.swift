import Foundation
import Glibc

extension Files {
  /// What the files in a directory occupy on the disk, in bytes: whole blocks, holes left out, a file with several names
  /// once. Blocks that files share (Btrfs, XFS) are counted for each of them. Folders are followed 64 deep.
  static func bytesOnDisk(_ directory: URL) -> Int64 {
    var seen: Set<ino_t> = []
    return bytes(in: open(directory.path, reading), depth: 64, &seen)
  }

  private static let reading = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Calls on descriptors: lists ask for thousands of folders, and paths are what takes long.
  private static func bytes(in descriptor: Int32, depth: Int, _ seen: inout Set<ino_t>) -> Int64 {
    guard descriptor >= 0 else { return 0 }
    guard depth > 0, let directory = fdopendir(descriptor) else {
      close(descriptor)
      return 0
    }
    defer { closedir(directory) }
    var sum: Int64 = 0
    while let entry = readdir(directory) {
      withUnsafeMutablePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) { name in
          var status = stat()
          guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
          switch status.st_mode & S_IFMT {
          case S_IFREG:
            if status.st_nlink > 1, !seen.insert(status.st_ino).inserted { return }
            sum += Int64(status.st_blocks) * 512
          case S_IFDIR where strcmp(name, ".") != 0 && strcmp(name, "..") != 0:
            sum += bytes(in: openat(descriptor, name, reading), depth: depth - 1, &seen)
          default: break
          }
        }
      }
    }
    return sum
  }
}

extension Library {
  /// What the folder of an interview occupies on the disk: sound, answers, exports, waveform.
  package func bytesOnDisk(of summary: InterviewSummary) -> Int64 {
    Files.bytesOnDisk(url(ofFolder: summary.folder))
  }
}
