extension EventBody {
  /// The sound was paused: the frame stands still from here.
  package static var paused: EventBody { EventBody(Paused()) }

  /// The sound was paused: the frame stands still from here.
  package struct Paused: BareEvent {
    static let word = "paused"

    var sound: SoundCourse? { .pauses }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.beginBreak(.pause, "", event)
    }
  }

  /// The sound goes on.
  package static var continued: EventBody { EventBody(Continued()) }

  /// The sound goes on.
  package struct Continued: BareEvent {
    static let word = "continued"

    var sound: SoundCourse? { .goesOn }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.endBreak(event) }
  }

  /// Back on record.
  package static var onRecord: EventBody { EventBody(OnRecord()) }

  /// Back on record.
  package struct OnRecord: BareEvent {
    static let word = "onRecord"

    var sound: SoundCourse? { .goesOn }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.endBreak(event) }
  }
}
