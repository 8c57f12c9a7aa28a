import CALSA
package import Foundation
import Glibc

/// The folder `recovered` in an interview's folder: what a repair replaced, as it was found, for 30 days.
package enum RecoveredOriginals {
  /// What the folder is called.
  package static let folderName = "recovered"
  /// How long something stays in it, in seconds.
  package static let keptSeconds: TimeInterval = 30 * 86_400

  /// Moves files of `folder` there, as far as they are there; on disk when this returns.
  ///
  /// - Parameter new: A file of `folder` that takes the place of the only one that is moved: there is always one of the two.
  static func keep(_ names: [String], in folder: URL, replacedBy new: String? = nil) throws(SoundError) {
    let names = names.filter { access(folder.appendingPathComponent($0).path, F_OK) == 0 }
    guard !names.isEmpty else { return }
    let kept = folder.appendingPathComponent(folderName)
    guard mkdir(kept.path, 0o700) == 0 || errno == EEXIST else { throw PartFile.failure(folderName, errno) }
    for name in names {
      let source = folder.appendingPathComponent(name)
      let target = free(name, in: kept)
      guard let new else {
        guard rename(source.path, target.path) == 0 else { throw PartFile.failure(name, errno) }
        continue
      }
      // Not every file system knows two names for one file: a stick gets a copy.
      if link(source.path, target.path) != 0 {
        do { try FileManager.default.copyItem(at: source, to: target) } catch {
          throw PartFile.failure(name, (error as? CocoaError)?.code == .fileWriteOutOfSpace ? ENOSPC : EIO)
        }
        sync(target)
      }
      sync(kept)
      guard rename(folder.appendingPathComponent(new).path, source.path) == 0 else {
        throw PartFile.failure(name, errno)
      }
    }
    sync(kept)
    sync(folder)
  }

  /// Keeps bytes of a file of `folder` there; on disk when this returns.
  static func put(_ bytes: [UInt8], as name: String, in folder: URL) throws(SoundError) {
    let kept = folder.appendingPathComponent(folderName)
    guard mkdir(kept.path, 0o700) == 0 || errno == EEXIST else { throw PartFile.failure(folderName, errno) }
    let target = free(name, in: kept)
    let descriptor = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw PartFile.failure(name, errno) }
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = count == 0 ? ENOSPC : errno
        unlink(target.path)
        throw PartFile.failure(name, reason)
      }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw PartFile.failure(name, errno) }
    sync(kept)
    sync(folder)
  }

  /// Removes what has been there for longer than 30 days before `now`, by the time it was put there.
  package static func removeOld(in folder: URL, now: Date = Date()) {
    let kept = folder.appendingPathComponent(folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []
    for name in names {
      let file = kept.appendingPathComponent(name)
      var status = stat()
      guard lstat(file.path, &status) == 0,
        now.timeIntervalSince1970 - Double(status.st_ctim.tv_sec) > keptSeconds
      else { continue }
      unlink(file.path)
    }
    // only when it is empty
    rmdir(kept.path)
  }

  private static func free(_ name: String, in folder: URL) -> URL {
    var target = folder.appendingPathComponent(name)
    var number = 2
    while access(target.path, F_OK) == 0 {
      target = folder.appendingPathComponent("\(name).\(number)")
      number += 1
    }
    return target
  }

  private static func sync(_ url: URL) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
