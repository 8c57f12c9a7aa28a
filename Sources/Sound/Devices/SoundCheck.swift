import Foundation
import Synchronization

/// Listens to a microphone for some seconds and says in plain words whether it will do.
package struct SoundCheck: Sendable {
  private let device: String
  private let seconds: Double
  private let isMonitor: Bool

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - device: ALSA name of the microphone.
  ///   - seconds: How long to listen, 0.1...60.
  ///   - isMonitor: Whether the device is known to hear a loudspeaker and not the room.
  package init(device: String, seconds: Double = 5, isMonitor: Bool = false) {
    self.device = device
    self.isMonitor = isMonitor
    self.seconds = seconds.isFinite ? min(max(seconds, 0.1), 60) : 5
  }

  /// Opens the microphone, listens, and judges. Cancelling the task ends it within a tenth of a second.
  ///
  /// - Parameter progress: Called each tenth of a second of sound, on the check's own thread.
  /// - Returns: The finding.
  /// - Throws: `SoundError` when the microphone is missing, busy or delivers nothing; `CancellationError`.
  package func run(
    progress: @escaping @Sendable (SoundCheckProgress) -> Void = { _ in }
  ) async throws -> SoundCheckReport {
    try await listen(progress: progress).report
  }

  /// As `run`, with what was heard, to listen back to; it is in memory only.
  package func listen(
    progress: @escaping @Sendable (SoundCheckProgress) -> Void = { _ in }
  ) async throws -> (report: SoundCheckReport, clip: SoundClip) {
    let isCancelled = Flag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let thread = Thread {
          continuation.resume(with: Result { try listen(progress, until: isCancelled) })
        }
        thread.name = "sound check"
        thread.start()
      }
    } onCancel: {
      isCancelled.value.withLock { $0 = true }
    }
  }

  private final class Flag: Sendable {
    let value = Mutex(false)
  }

  private func listen(
    _ progress: (SoundCheckProgress) -> Void, until isCancelled: Flag
  ) throws -> (SoundCheckReport, SoundClip) {
    let tap = try MicrophoneTap.open(device)
    let wanted = Int(seconds * Double(tap.rate))
    var all = SoundLevels(channels: tap.channels)
    var course: [Double] = []
    var clip = SoundClip(rate: tap.rate, channels: tap.channels)
    while all.frames < wanted {
      if isCancelled.value.withLock({ $0 }) { throw CancellationError() }
      let samples = try tap.read(frames: min(tap.rate / 10, wanted - all.frames))
      var tenth = SoundLevels(channels: tap.channels)
      tenth.add(samples)
      all.add(samples)
      course.append(tenth.averageDecibels.max() ?? SoundLevels.floor)
      clip.add(samples)
      progress(
        SoundCheckProgress(seconds: Double(all.frames) / Double(tap.rate), peaks: tenth.peakDecibels))
    }
    let report = SoundCheckReport(all, course: course, rate: tap.rate, isMonitor: isMonitor)
    return (report, clip)
  }
}
