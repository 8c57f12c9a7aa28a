extension EventBody {
  /// The machine noticed something about the sound.
  package static func noticed(_ notice: SoundNotice) -> EventBody { EventBody(Noticed(notice: notice)) }

  /// Something the machine noticed about the sound.
  package enum SoundNotice: String, Sendable, Codable {
    /// Nothing but silence arrives.
    case silenceBegan
    /// Sound is there again.
    case silenceEnded
    /// The level is too high.
    case clipping
    /// The disk is nearly full.
    case diskLow
    /// The disk is full; recording stopped.
    case diskFull
    /// Every sample is exactly zero: muted, or not a microphone.
    case muted
    /// The microphone answers but delivers nothing.
    case stalled
    /// What is recorded is a loudspeaker's sound and not the room's.
    case wrongSource
    /// The copy on a second medium does not follow any more.
    case mirrorFailed
    /// It follows again.
    case mirrorReturned
    /// At the end it was read back and is the same.
    case mirrorVerified
    /// The medium held something else under the name of a part; it was kept there in `recovered`.
    case mirrorKeptOther
    /// At the end it was read back; an older part is damaged in the library and whole in the copy.
    case firstDamaged
  }

  /// The machine noticed something about the sound.
  package struct Noticed: EventKind, Codable {
    static let word = "noticed"
    static var privacy: EventPrivacy<Self> { .harmless }
    typealias Stored = Self

    /// What.
    package var notice: SoundNotice

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {}
  }
}
