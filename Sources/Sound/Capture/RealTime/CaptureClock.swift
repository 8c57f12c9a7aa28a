/// The device's clock against the monotonic clock.
///
/// Each observation says "at this moment the device had produced this many frames". Devices move their pointer in
/// steps, and the reader may be late, so an observation can only say too little: the truth is the largest offset
/// of the last one to two seconds. Older ones are forgotten, because crystals drift.
struct CaptureClock {
  private static var second: Int { @_noLocks get { 1_000_000_000 } }

  private let rate: Int
  /// The largest offset of each of the last 16 seconds, in nanoseconds.
  private let offsets: UnsafeMutablePointer<Int>
  private var current = 0
  private var currentBegan: Int
  private var filled = 1

  /// A clock whose device frame 0 was at `began` (nanoseconds of monotonic time). Memory: see `free`.
  init(rate: Int, began: Int) {
    self.rate = rate
    currentBegan = began
    offsets = .allocate(capacity: 16)
    offsets.initialize(repeating: -began, count: 16)
  }

  /// Gives the memory back; the clock must not be used afterwards.
  func free() { offsets.deallocate() }

  /// The offset in use, in nanoseconds; see `CaptureCounters.clockOffset`.
  var offset: Int {
    @_noLocks get {
      let before = offsets[(current &+ 15) & 15]
      return filled > 1 && before > offsets[current] ? before : offsets[current]
    }
  }

  /// The device frame at `time`, rounded to the nearest.
  @_noLocks func frame(at time: Int) -> Int { Self.frames(time &+ offset, rate) }

  /// Notes that the device had produced `frame` frames at `time`.
  ///
  /// - Returns: Frames that went missing some seconds ago without a word from the device; usually 0.
  @_noLocks mutating func observe(frame: Int, at time: Int) -> Int {
    let seen = Self.nanoseconds(frame, rate) &- time
    var lost = 0
    if time &- currentBegan >= Self.second {
      lost = silentLoss()
      let kept = offset
      if time &- currentBegan > 16 &* Self.second { currentBegan = time &- Self.second }
      while time &- currentBegan >= Self.second {
        // A second without observations (a stalled device) says nothing new.
        if time &- currentBegan >= 2 &* Self.second { offsets[(current &+ 1) & 15] = kept }
        current = (current &+ 1) & 15
        currentBegan = currentBegan &+ Self.second
        if filled < 16 { filled = filled &+ 1 }
      }
      offsets[current] = seen
    }
    if seen > offsets[current] { offsets[current] = seen }
    return lost
  }

  /// Moves device time on by `nanoseconds` that the monotonic clock did not count: the computer slept.
  @_noLocks mutating func skip(nanoseconds: Int) {
    var i = 0
    while i < 16 {
      offsets[i] = offsets[i] &+ nanoseconds
      i = i &+ 1
    }
  }

  /// Goes on with another stream that began at `time`: how late the one before told its position says nothing about
  /// this one.
  @_noLocks mutating func restart(at time: Int) {
    let kept = offset
    var i = 0
    while i < 16 {
      offsets[i] = kept
      i = i &+ 1
    }
    current = 0
    // The first second holds what was known of the other stream: it is never compared with those that follow.
    filled = 0
    currentBegan = time
  }

  /// Compares the best of the last 4 seconds with the best of the 5 before: a device that only paused for breath
  /// has caught up by then, one that dropped frames never does.
  @_noLocks private func silentLoss() -> Int {
    guard filled >= 9 else { return 0 }
    var recent = offsets[current]
    var earlier = offsets[(current &+ 12) & 15]
    var i = 1
    while i < 9 {
      let value = offsets[(current &+ 16 &- i) & 15]
      if i < 4 {
        if value > recent { recent = value }
      } else if value > earlier {
        earlier = value
      }
      i = i &+ 1
    }
    let missing = earlier &- recent
    return missing > 40_000_000 ? Self.frames(missing, rate) : 0
  }

  @_noLocks private static func frames(_ nanoseconds: Int, _ rate: Int) -> Int {
    let whole = nanoseconds / 1_000_000_000
    let rest = nanoseconds &- whole &* 1_000_000_000
    return whole &* rate &+ (rest &* rate &+ (rest >= 0 ? 500_000_000 : -500_000_000)) / 1_000_000_000
  }

  @_noLocks private static func nanoseconds(_ frames: Int, _ rate: Int) -> Int {
    let whole = frames / rate
    return whole &* 1_000_000_000 &+ (frames &- whole &* rate) &* 1_000_000_000 / rate
  }
}
