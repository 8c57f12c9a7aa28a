extension EventBody {
  /// A deliberate gap in the sound, with its reason (may be empty).
  package static func offRecord(reason: String) -> EventBody { EventBody(OffRecord(reason: reason)) }

  /// Why it is off record, said after the sound had stopped already.
  package static func offRecordReason(_ reason: String) -> EventBody {
    EventBody(OffRecordReason(reason: reason))
  }

  /// A deliberate gap in the sound.
  package struct OffRecord: FlatEvent {
    static let word = "offRecord"
    static var privacy: EventPrivacy<Self> { EventPrivacy(names: nil, text: { stop, _ in stop.reason = "" }) }

    var reason: String

    init(reason: String) {
      self.reason = reason
    }

    init?(_ fields: FlatFields) {
      self.init(reason: fields.text ?? "")
    }

    var stored: FlatFields { FlatFields(text: reason) }

    var impossibility: String? { nil }
    var sound: SoundCourse? { .pauses }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.beginBreak(.offRecord, reason, event)
    }
  }

  /// Why it is off record, said after the sound had stopped already.
  package struct OffRecordReason: FlatEvent {
    static let word = "offRecordReason"
    static var privacy: EventPrivacy<Self> { EventPrivacy(names: nil, text: { said, _ in said.reason = "" }) }

    var reason: String

    init(reason: String) {
      self.reason = reason
    }

    init?(_ fields: FlatFields) {
      self.init(reason: fields.text ?? "")
    }

    var stored: FlatFields { FlatFields(text: reason) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      if interview.breakBegan != nil, let last = interview.breaks.indices.last {
        interview.breaks[last].reason = reason
      }
    }
  }
}
