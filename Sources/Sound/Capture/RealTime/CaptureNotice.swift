/// What the capture thread has to say beside the sound, at a place in the ring.
struct CaptureNotice {
  /// Kinds of notice.
  enum Kind: Sendable {
    /// `lost` frames are missing before ring frame `index`.
    case gap
    /// The device is gone; nothing follows ring frame `index` until a gap whose cause is `deviceLost`.
    case deviceLost
    /// The chosen microphone takes over again from another one, after ring frame `index`; a gap whose cause is
    /// `deviceLost` follows.
    case exchanged
  }

  /// Why frames are missing; `Gap.Cause` without the raw value, which the real-time thread may not touch.
  enum Cause: Sendable {
    case none, overrun, silentLoss, suspended, ringFull, deviceLost, stalled

    // `==` goes through type metadata, which may lock; these do not.
    var isNone: Bool {
      @_noLocks get { if case .none = self { true } else { false } }
    }
    var isDeviceLost: Bool {
      @_noLocks get { if case .deviceLost = self { true } else { false } }
    }
    /// Whether the length of the loss is found by the clock, once sound comes again.
    var isMeasuredLater: Bool {
      @_noLocks get {
        switch self {
        case .overrun, .suspended, .deviceLost, .stalled: true
        case .none, .silentLoss, .ringFull: false
        }
      }
    }
    /// Whether another fault in the same stretch leaves this cause standing.
    var outranksOverrun: Bool {
      @_noLocks get {
        switch self {
        case .suspended, .deviceLost, .stalled: true
        case .none, .silentLoss, .ringFull, .overrun: false
        }
      }
    }
  }

  var kind: Kind
  var cause: Cause
  /// The ring frame before which this happened.
  var index: Int
  /// Device frames that are missing.
  var lost: Int
  /// Which microphone delivers from here on: its place in `CaptureThread.microphone(_:)`.
  var device: Int

  /// Written out because the compiler does not look into an implicit one of another file.
  @_noLocks init(kind: Kind, cause: Cause, index: Int, lost: Int, device: Int) {
    self.kind = kind
    self.cause = cause
    self.index = index
    self.lost = lost
    self.device = device
  }
}
