import Foundation
import Synchronization

/// Keeps the computer from sleeping, also with its lid closed, while an interview is recorded. Asks the system's login
/// manager through `systemd-inhibit`, which lets go by itself when this program ends, however it ends. Where there is no
/// login manager nothing happens: the recording must not depend on it.
final class StayAwake: Sendable {
  private let held: Mutex<FileHandle?>

  /// Begins; costs the start of a process.
  init() {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // `cat` lives as long as the other end of the pipe is open
    process.arguments = [
      "systemd-inhibit", "--what=sleep:idle:handle-lid-switch", "--mode=block", "--who=Leitfaden",
      "--why=An interview is being recorded", "cat",
    ]
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      held = Mutex(pipe.fileHandleForWriting)
    } catch {
      held = Mutex(nil)
    }
  }

  deinit { end() }

  /// Lets the computer sleep again; repeating it does nothing.
  func end() {
    held.withLock { handle in
      try? handle?.close()
      handle = nil
    }
  }
}
