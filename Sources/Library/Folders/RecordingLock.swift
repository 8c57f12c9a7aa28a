import Foundation
import Glibc
import Interview
import Synchronization
import Wording

/// The right to record into a library; let go of when it is released or its process ends, even by `kill -9`.
package final class RecordingLock: Sendable {
  private let lock: FileLock
  private let library: Library
  private let held = Mutex<URL?>(nil)

  init(_ lock: FileLock, _ library: Library) {
    self.lock = lock
    self.library = library
    lock.note("\(getpid())\n")
  }

  /// Lets go of it before the object goes; repeating it does nothing.
  package func release() {
    lock.release()
    held.withLock { folder in
      if let folder { library.keys?.letGo(folder) }
      folder = nil
    }
  }

  /// Tells other programs which interview is being recorded: that one they leave alone, others may be edited. Without
  /// this they leave every interview alone that is not saved. Its key is kept until the release, so that locking the
  /// library does not stop it.
  package func recording(_ interview: String) {
    lock.note("\(getpid())\n\(interview)\n")
    guard let keys = library.keys, let folder = try? library.interviewFolder(interview).url else { return }
    keys.hold(folder)
    held.withLock { $0 = folder }
  }
}

extension Library {
  private var lockFile: URL { folder.appending(path: "recorder.lock") }

  /// Takes the right to record into this library.
  ///
  /// - Throws: `LibraryError` `.inUse` with the process that records already.
  package func lockForRecording() throws -> RecordingLock {
    // Somebody who only looks whether the lock is taken holds it for some microseconds.
    for attempt in 0..<10 {
      if attempt > 0 { usleep(10_000) }
      if let lock = try FileLock(lockFile, isShared: false) { return RecordingLock(lock, self) }
    }
    let process = recorder?.process.map { "process \($0)" } ?? "another program"
    throw LibraryError(
      .inUse, "\(process) is recording into the library \(folder.path)",
      hint: "save or leave that interview first, or record into another library with --library DIR")
  }

  /// Who records into this library now; `nil` when nobody does.
  var recorder: (process: Int?, interview: String?)? {
    do {
      guard try FileLock(lockFile, isShared: true) == nil else { return nil }
    } catch { return nil }
    let lines = (try? String(contentsOf: lockFile, encoding: .utf8))?.split(separator: "\n") ?? []
    return (lines.first.flatMap { Int($0) }, lines.dropFirst().first.map(String.init))
  }

  /// Refuses to change an interview that another program, or this one, records at the moment.
  ///
  /// - Throws: `LibraryError` `.inUse`, or `.unknown` when there is no such interview.
  package func refuseWhileRecording(_ id: String) throws { try refuseWhileRecording(summary(id)) }

  /// Refuses to change an interview behind the back of the program that records it.
  func refuseWhileRecording(_ interview: InterviewSummary) throws {
    guard let recorder else { return }
    // A recorder may take back an interview it made when its microphone then fails.
    if recorder.process == Int(getpid()) && interview.parts == 0 { return }
    let isThis = recorder.interview.map { $0 == interview.id } ?? (interview.status != .saved)
    guard isThis else { return }
    let process = recorder.process.map { "process \($0)" } ?? "another program"
    throw LibraryError(
      .inUse, "the interview \(interview.folder) is being recorded by \(process)",
      hint: "change it there, or save it first")
  }
}
