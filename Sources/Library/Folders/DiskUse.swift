import Foundation
import Glibc

extension Files {
  /// What the files in a directory occupy on the disk, in bytes: whole blocks, holes left out, a file with several names
  /// once. Blocks that files share (Btrfs, XFS) are counted for each of them.
  static func bytesOnDisk(_ directory: URL) -> Int64 {
    var sum: Int64 = 0
    var seen: Set<ino_t> = []
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      var status = stat()
      guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if status.st_nlink > 1, !seen.insert(status.st_ino).inserted { continue }
      sum += Int64(status.st_blocks) * 512
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
