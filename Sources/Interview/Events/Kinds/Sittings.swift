extension EventBody {
  /// The interview was closed; it can be reopened.
  package static var saved: EventBody { EventBody(Saved()) }

  /// The interview was closed; it can be reopened.
  package struct Saved: BareEvent {
    static let word = "saved"

    var sound: SoundCourse? { .ends }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.end(event)
      interview.status = .saved
    }
  }

  /// The recorder was closed without saving.
  package static var left: EventBody { EventBody(Left()) }

  /// The recorder was closed without saving.
  package struct Left: BareEvent {
    static let word = "left"

    var sound: SoundCourse? { .ends }
    var isOfRecovery: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.end(event) }
  }

  /// A saved or left interview was opened again to go on.
  package static var reopened: EventBody { EventBody(Reopened()) }

  /// A saved or left interview was opened again to go on.
  package struct Reopened: BareEvent {
    static let word = "reopened"

    var sound: SoundCourse? { .begins }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.reopen(event) }
  }

  /// After a crash: the sitting broke off here. `left` follows at once. Crashes from before there was this event show by
  /// `recovered`.
  package static var interrupted: EventBody { EventBody(Interrupted()) }

  /// After a crash: the sitting broke off here. `left` follows at once. Crashes from before there was this event show by
  /// `recovered`.
  package struct Interrupted: BareEvent {
    static let word = "interrupted"

    var isOfRecovery: Bool { true }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.isBrokenOff = true }
  }
}
