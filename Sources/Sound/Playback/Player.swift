import Foundation
package import Timeline

/// Plays an interview on a loudspeaker from any frame, sample-exact, over the borders of its parts.
///
/// Each player has its own thread; all methods may be called from any thread and return when the thread has done
/// what they ask (opening a loudspeaker can take some milliseconds). The loudspeaker is open from `play` until
/// the end, `stop`, or ten seconds of pause.
package final class Player: Sendable {
  /// Frames per second of the interview.
  package let rate: SampleRate
  /// First frame after the last part.
  package let length: Frame
  /// What happens; for one listener. Ends when the player is released. The oldest are dropped when nobody
  /// listens to more than 256.
  package let events: AsyncStream<PlayerEvent>

  private let mailbox: PlayerMailbox

  /// Reads the header of each part; no sound is read and no device opened yet.
  ///
  /// - Parameters:
  ///   - parts: The sound, in any order; a hole between two parts is played as silence.
  ///   - device: ALSA name of the loudspeaker.
  /// - Throws: `SoundError`: `fileUnreadable`, or `formatUnsupported` where rate or channels are not the same in all.
  package init(parts: [PlayablePart], device: String = "default") throws {
    let table = try PartTable(parts)
    let mailbox = PlayerMailbox()
    let (events, continuation) = AsyncStream.makeStream(
      of: PlayerEvent.self, bufferingPolicy: .bufferingNewest(256))
    rate = table.rate
    length = table.length
    self.events = events
    self.mailbox = mailbox
    let thread = Thread {
      PlaybackLoop(table: table, device: device, mailbox: mailbox, events: continuation).run()
    }
    thread.name = "playback"
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  deinit { mailbox.send(.quit) }

  /// Plays from `from`, up to but not including `until` (the end when `nil`). The first sample the loudspeaker
  /// gets is that of `from`; what was playing is cut off.
  ///
  /// - Throws: `SoundError` when the loudspeaker is missing, busy or refuses, or the sound cannot be read.
  package func play(from: Frame, until: Frame? = nil) throws {
    try mailbox.send(.play(from: from, until: until)).wait()
  }

  /// Silences the loudspeaker at once and remembers the frame that was being heard. Nothing when not playing.
  package func pause() { obey(.pause) }

  /// Goes on where `pause` stopped or `seek` went; never skips a frame, may repeat as many as the device's
  /// position is coarse (1 ms or less on most). Faults are reported in `events`.
  package func resume() { obey(.resume) }

  /// Moves to `to`, clamped to the sound; keeps playing if it was playing. An `until` before the target is
  /// forgotten. Faults are reported in `events`.
  package func seek(to: Frame) { obey(.seek(to)) }

  /// Moves by so many seconds from what is being heard; negative is back. As `seek`.
  package func skip(seconds: Double) { obey(.skip(rate.frames(seconds: seconds))) }

  /// Silences the loudspeaker, forgets `until` and closes the device; `position` stays.
  package func stop() { obey(.stop) }

  /// How much faster than spoken, 0.5...2 (others are clamped, what is no number becomes 1). The pitch stays. At 1
  /// the samples pass untouched. A change while playing is heard at once.
  package var speed: Double {
    get { mailbox.published.speed }
    set { obey(.speed(newValue.isFinite ? min(max(newValue, 0.5), 2) : 1)) }
  }

  /// The frame being heard now: what was handed to the loudspeaker minus what waits there, times the speed.
  /// While paused or stopped, the frame that would be heard next. Never touches the device.
  package var position: Frame { mailbox.published.position(at: .now()) }

  /// Whether sound is coming out, or about to.
  package var isPlaying: Bool { mailbox.published.isPlaying }

  private func obey(_ command: PlayerCommand) {
    // the thread reports faults of these in `events`; there is nobody here to tell
    try? mailbox.send(command).wait()
  }
}
