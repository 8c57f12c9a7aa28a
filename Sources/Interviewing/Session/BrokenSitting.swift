package import Interview
package import Timeline

/// A sitting whose recorder died a moment ago, as far as the next one goes on from it by itself.
package struct BrokenSitting: Hashable, Sendable {
  /// When it began.
  package let beginning: MonotonicTime
  /// The event that kept the sound away when it died; `nil` while it was recording.
  package let silence: EventBody?
  /// Frames that were recorded before that and died with the recorder; 0 while it was recording.
  package let lost: Int64
  /// When its sound ends; `nil` when nobody knows, or there was none to break off.
  package let end: MonotonicTime?

  /// Reads it from an interview.
  ///
  /// - Parameters:
  ///   - interview: As it was stored when its recorder died.
  ///   - soundEnd: Where the sound ends that is left.
  ///   - known: When which frame was recorded, as late as possible; `nil` when that was not kept.
  package init(of interview: Interview, soundEnd: Frame, known: (frame: Frame, moment: MonotonicTime)?) {
    let rate = interview.sampleRate
    let events = Self.events(of: interview)
    let beginning = events.first?.monotonic ?? MonotonicTime(nanoseconds: .min)
    self.beginning = beginning
    let change = events.last {
      switch $0.body.payload {
      case is EventBody.Paused, is EventBody.OffRecord, is EventBody.Continued, is EventBody.OnRecord: true
      default: false
      }
    }
    switch change?.body.payload {
    case is EventBody.Paused: silence = .paused
    case is EventBody.OffRecord:
      silence = .offRecord(reason: interview.breaks.last { $0.kind == .offRecord }?.reason ?? "")
    default: silence = nil
    }
    lost = silence == nil ? 0 : max(0, (change?.frame ?? soundEnd) - soundEnd)
    var anchor = known
    // the sound stood still before: what was known of that time says nothing of this
    if let change, anchor.map({ $0.moment < change.monotonic }) ?? true {
      anchor = (change.frame, change.monotonic)
    }
    // one of an earlier sitting would tell nonsense
    if let moment = anchor?.moment, moment < beginning { anchor = nil }
    end =
      silence != nil
      ? nil : anchor.map { $0.moment + Int64(rate.seconds(frames: soundEnd - $0.frame) * 1e9) }
  }

  /// The events of the last sitting that had sound.
  private static func events(of interview: Interview) -> ArraySlice<InterviewEvent> {
    var hasSound = false
    for index in interview.events.indices.reversed() {
      switch interview.events[index].body.payload {
      case is EventBody.PartOpened: hasSound = true
      case is EventBody.Started: return interview.events[index...]
      case is EventBody.Reopened where hasSound: return interview.events[index...]
      default: continue
      }
    }
    return interview.events[...]
  }
}
