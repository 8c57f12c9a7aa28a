package import Timeline

/// Something that happened to a recording and belongs on the time line or on the screen.
package enum RecorderEvent: Sendable, Equatable {
  /// A file was begun; its header is on disk.
  case partOpened(number: Int, file: String, firstFrame: Frame, device: String)
  /// A file was finished and is on disk; `reason` is one of `PartEnd`'s raw values, `sha256` that of `PartDigest`.
  case partClosed(number: Int, file: String, frames: Int64, reason: String, sha256: String?)
  /// Sound was lost while recording.
  case gap(Gap)
  /// The microphone is gone; the part was closed.
  case deviceLost(name: String, at: Frame)
  /// A microphone delivers again; `name` differs from before if another one took over.
  case deviceReturned(name: String, at: Frame)
  /// The microphone answers but has delivered nothing for a second; `deviceLost` follows.
  case stalled(at: Frame)
  /// What is recorded is a loudspeaker's sound and not the room's.
  case wrongSource(at: Frame)
  /// Every sample has been exactly zero for 5 s: muted, or not a microphone.
  case muted(at: Frame)
  /// Nothing above -60 dBFS for 5 s: `at` is where the silence began, or where it ended.
  case silence(began: Bool, at: Frame)
  /// Samples at full scale; told at most once in 10 s.
  case clipping(at: Frame)
  /// The disk holds less than 60, then less than 10 minutes of sound, or lives from its ballast.
  case diskLow(remainingSeconds: Int)
  /// The disk is full: the sound before this event is safe, what follows is not recorded.
  case diskFull
  /// The copy on a second medium failed, goes on again, or was compared at the end.
  case mirror(MirrorState)
  /// The second medium held other content under the name of a part; it was kept there, and a new copy made beside it.
  case mirrorKeptOther
  /// Writing ended for the given reason; the microphone still runs.
  case failed(SoundError)
}
