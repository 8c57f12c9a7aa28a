import Timeline

/// What the recorder's callers and its writer thread share, under one lock that the capture thread never touches.
struct RecordingState {
  /// The order of a recorder's life.
  enum Phase { case idle, armed, starting, running, stopped }

  var phase = Phase.idle
  var capture: CaptureThread?
  var map: TimeMap
  /// The writer has dealt with every device frame before this one: touches cannot change them any more.
  var committed = 0
  var isDeviceLost = false
  /// Why nothing is written although it should be.
  var failure: SoundError?
  /// A part that was closed and may not be on disk as a whole.
  var closingFailure: SoundError?
  /// Why `start` did not succeed; taken by the caller of `start`.
  var startFailure: SoundError?

  /// Device frames at which a new part shall begin.
  var cuts: [Int] = []
  var isStopRequested = false
  /// The device frame after the last one that is wanted.
  var stopsAt: Int?

  var written: Frame
  var synced: Frame
  var parts: [RecordedPart] = []
  var gaps: [Gap] = []
  var freeBytes: Int64?
  var remainingSeconds: Int?
  var isSilent = false
  var isMuted = false
  var isClipping = false
  /// The copy on a second medium, as the writer last saw it.
  var mirror: MirrorState?

  /// The result, once the recorder has stopped.
  var summary: RecordingSummary?
  /// Callers of `stop` that wait for it.
  var waiting: [CheckedContinuation<RecordingSummary, Never>] = []

  init(first: Frame) {
    map = TimeMap(first: first)
    written = first
    synced = first
  }

  /// Whether a new part shall begin with the device frame `device`; forgets that it was asked for.
  mutating func takeCut(at device: Int) -> Bool {
    let before = cuts.count
    cuts.removeAll { $0 <= device }
    return cuts.count < before
  }

  /// The state in the words of other rooms.
  var word: RecorderState {
    switch phase {
    case .idle: .idle
    case .stopped: .stopped
    case .armed, .starting, .running:
      if failure != nil {
        .failed
      } else if isDeviceLost {
        .lost
      } else if phase != .running {
        .armed
      } else {
        map.isPaused ? .paused : .recording
      }
    }
  }
}
