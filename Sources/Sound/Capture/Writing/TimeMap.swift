import Timeline

/// Where the device's frames lie on the time line: the runs during which sound was kept, pauses and losses left
/// out. A pure value; frames of the device are plain `Int`, positions on the time line are `Frame`.
struct TimeMap {
  /// A stretch of device frames that is kept, beginning at `frame` on the time line.
  struct Run: Equatable {
    var start: Int
    /// The device frame after the run; `Int.max` while it is open.
    var end: Int
    var frame: Frame
  }

  /// Where the recording begins on the time line.
  let first: Frame
  /// In the order of time.
  private(set) var runs: [Run] = []
  /// Losses that were filled with silence: spans of the time line without real sound.
  private(set) var silences: [Span] = []
  /// Whether the people want no sound kept: in a pause, and before the recording begins.
  private(set) var isPaused = true
  /// Whether there is nothing to keep: the device is gone, or the disk is full.
  private(set) var isInterrupted = false
  /// Device frames that would have been kept but for the interruption, up to `wantedSince`.
  private var missed = 0
  private var wantedSince: Int?

  init(first: Frame) { self.first = first }

  /// The position of the device frame `device`; within a pause or an interruption, where the sound stopped.
  func frame(of device: Int) -> Frame {
    guard let run = runs.last(where: { $0.start <= device }) else { return first }
    return run.frame + Int64(min(device, run.end) - run.start)
  }

  /// As `frame(of:)`, for a touch: inside a filled loss, the first frame after it.
  func touch(_ device: Int) -> Frame {
    let frame = frame(of: device)
    return silences.last { $0.contains(frame) }?.end ?? frame
  }

  /// The parts of the device stretch `range` that are kept.
  func kept(_ range: Range<Int>) -> [Range<Int>] {
    runs.compactMap { run in
      let start = max(run.start, range.lowerBound)
      let end = min(run.end, range.upperBound)
      return start < end ? start..<end : nil
    }
  }

  /// Stops keeping at `device`; returns the exact position. A second pause changes nothing.
  mutating func pause(at device: Int) -> Frame {
    guard !isPaused else { return frame(of: device) }
    isPaused = true
    if isInterrupted { countMissed(until: device) } else { close(at: device) }
    return frame(of: device)
  }

  /// Begins, or keeps again, from `device` on; returns the exact position.
  mutating func resume(at device: Int) -> Frame {
    guard isPaused else { return frame(of: device) }
    isPaused = false
    if isInterrupted {
      wantedSince = device
    } else {
      open(at: max(device, runs.last?.end ?? device))
    }
    return frame(of: device)
  }

  /// Nothing can be kept from `device` on. Runs that a touch has planned for later are dropped.
  mutating func interrupt(at device: Int) {
    guard !isInterrupted else { return }
    isInterrupted = true
    missed = 0
    runs.removeAll { $0.start >= device }
    close(at: device)
    wantedSince = isPaused ? nil : device
  }

  /// Sound can be kept again from `device` on; returns the frames that were missed.
  mutating func regain(at device: Int) -> Int64 {
    guard isInterrupted else { return 0 }
    countMissed(until: device)
    isInterrupted = false
    if !isPaused { open(at: max(device, runs.last?.end ?? device)) }
    return Int64(missed)
  }

  /// Notes that the kept stretch of `range` is silence.
  mutating func fill(_ range: Range<Int>) {
    for stretch in kept(range) {
      silences.append(Span(start: frame(of: stretch.lowerBound), end: frame(of: stretch.upperBound)))
    }
  }

  /// Takes `range` out of the time line: what comes after it moves up.
  mutating func cut(_ range: Range<Int>) {
    var shift: Int64 = 0
    var result: [Run] = []
    for run in runs {
      let before = run.start..<max(run.start, min(run.end, range.lowerBound))
      let after = min(run.end, max(run.start, range.upperBound))..<run.end
      if !before.isEmpty {
        result.append(Run(start: before.lowerBound, end: before.upperBound, frame: run.frame - shift))
      }
      if !after.isEmpty {
        result.append(
          Run(start: after.lowerBound, end: run.end, frame: run.frame - shift + Int64(before.count)))
      }
      shift += Int64(after.lowerBound - before.upperBound)
    }
    runs = result
  }

  /// Ends the map at `device`; nothing is kept afterwards.
  mutating func finish(at device: Int) { close(at: device) }

  private mutating func open(at device: Int) {
    runs.append(Run(start: device, end: .max, frame: frame(of: device)))
  }

  private mutating func close(at device: Int) {
    guard let last = runs.indices.last, runs[last].end > device else { return }
    runs[last].end = max(device, runs[last].start)
  }

  private mutating func countMissed(until device: Int) {
    if let since = wantedSince { missed += max(0, device - since) }
    wantedSince = nil
  }
}
