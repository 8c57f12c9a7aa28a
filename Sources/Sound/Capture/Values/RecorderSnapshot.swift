package import Timeline

/// How a recording stands at one moment; cheap to take, as often as a screen is drawn.
package struct RecorderSnapshot: Sendable, Equatable {
  /// What the recorder is doing.
  package var state: RecorderState
  /// Where "now" lies on the time line.
  package var frame: Frame
  /// The sound before this position has been given to the operating system.
  package var written: Frame
  /// The sound before this position survives a power cut.
  package var synced: Frame
  /// The name of the microphone in use.
  package var device: String
  /// The microphone that stands in for the chosen one, which is gone; nil while the chosen one records.
  package var substitute: Microphone?
  /// What is converted because the microphone in use delivers something else; nil when nothing is.
  package var conversion: SoundConversion?
  /// Whether the microphone in use hears a loudspeaker and not the room.
  package var isMonitor = false
  /// How the copy on a second medium stands; nil without one.
  package var mirror: MirrorState?
  /// One entry per channel.
  package var levels: [Level]
  /// The loudest channel's peak, in dBFS.
  package var peak: Double
  /// Samples in runs of three or more at full scale, since the microphone was opened.
  package var clippedSamples: Int
  /// Whether nothing above -60 dBFS was heard for 5 s.
  package var isSilent: Bool
  /// Whether every sample of the last 5 s was exactly zero: muted, or not a microphone.
  package var isMuted: Bool
  /// Whether samples clipped within the last second.
  package var isClipping: Bool
  /// How many stretches of sound were lost while recording.
  package var gaps: Int
  /// Their length, in frames.
  package var lostFrames: Int64
  /// Bytes that the disk has left for sound.
  package var freeBytes: Int64?
  /// Seconds of recording that fit on the disk; nil while unknown.
  package var remainingSeconds: Int?
  /// Whether the capture thread runs with real-time priority.
  package var isRealTime: Bool
  /// Why no sound is written at the moment, or why a part that was closed may not be on disk.
  package var failure: SoundError?

  /// Makes a snapshot; for recorders without a microphone in the tests of other rooms.
  package init(
    state: RecorderState, frame: Frame = .zero, written: Frame = .zero, synced: Frame = .zero,
    device: String = "", levels: [Level] = [], clippedSamples: Int = 0, isSilent: Bool = false,
    isMuted: Bool = false, isClipping: Bool = false, gaps: Int = 0, lostFrames: Int64 = 0,
    freeBytes: Int64? = nil, remainingSeconds: Int? = nil, isRealTime: Bool = false
  ) {
    self.state = state
    self.frame = frame
    self.written = written
    self.synced = synced
    self.device = device
    self.levels = levels
    peak = levels.map(\.peak).max() ?? Level.floor
    self.clippedSamples = clippedSamples
    self.isSilent = isSilent
    self.isMuted = isMuted
    self.isClipping = isClipping
    self.gaps = gaps
    self.lostFrames = lostFrames
    self.freeBytes = freeBytes
    self.remainingSeconds = remainingSeconds
    self.isRealTime = isRealTime
  }
}
