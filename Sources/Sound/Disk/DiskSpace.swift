package import Foundation

/// The room on the disk of a folder.
package enum DiskSpace {
  /// Seconds of recording left at which people are warned; below the last no new interview begins by itself.
  package static let warnings = [3600, 600]

  /// Bytes that this user may still write; nil when the file system does not say.
  package static func free(at folder: URL) -> Int64? {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return nil }
    return Int64(status.f_bavail) * Int64(status.f_frsize)
  }

  /// Bytes that this user may still write to the disk of an open file; nil when the file system does not say.
  static func free(on descriptor: Int32) -> Int64? {
    var status = statvfs()
    guard fstatvfs(descriptor, &status) == 0 else { return nil }
    return Int64(status.f_bavail) * Int64(status.f_frsize)
  }

  /// Seconds of recording that fit beside what is kept free for marks and answers.
  ///
  /// - Parameter besides: What is written at save, as a share of the sound.
  package static func seconds(
    at folder: URL, in format: RecordingFormat, besides: Double = 0
  ) -> Int? {
    guard let free = free(at: folder) else { return nil }
    let kept = RecorderConfiguration(folder: folder).diskReserveBytes
    return Int(Double(max(0, free - kept)) * 3600 / (Double(format.bytesPerHour) * (1 + besides)))
  }
}
