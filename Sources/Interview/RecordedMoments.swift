package import Foundation
package import Timeline

/// Where on the sound a moment of the clock lies, for sound that was recorded already: what was done on a device out
/// of reach may be told after the recording has ended. Events that were stamped as they happened are anchors; between
/// two of them the sound ran, or stood still, as it did from the first one on.
package struct RecordedMoments: Sendable {
  private struct Anchor {
    var moment: MonotonicTime
    var frame: Frame
    var wall: Date
    var kind: SoundCourse
  }

  /// How long after its end something still counts as done during the talk, in nanoseconds: hands are slow.
  private static let grace: Int64 = 1_000_000_000

  private let rate: SampleRate
  private let soundEnd: Frame
  private var anchors: [Anchor] = []
  /// Whether the sound runs from each anchor on.
  private var runs: [Bool] = []

  /// Learns from an interview.
  ///
  /// - Parameters:
  ///   - now: The clock now. One that shows less than an event does was started anew since: then `wall` tells how long
  ///     ago the events were.
  ///   - wall: The time of day now.
  package init(of interview: Interview, now: MonotonicTime, wall: Date) {
    rate = interview.sampleRate
    soundEnd = interview.soundEnd
    var isSitting = false
    for event in interview.events {
      guard let kind = event.body.sound else {
        if event.body.is(EventBody.Recovered.self) || event.body.is(EventBody.Interrupted.self) {
          isSitting = false
        }
        continue
      }
      if kind == .begins {
        isSitting = true
        // the clock began anew in between: what it showed before cannot be compared
        if let last = anchors.map(\.moment).max(), event.monotonic < last { anchors = [] }
      }
      guard isSitting else { continue }
      anchors.append(Anchor(moment: event.monotonic, frame: event.frame, wall: event.wall, kind: kind))
      if kind == .ends { isSitting = false }
    }
    translate(now: now, wall: wall)
    sort()
  }

  /// Where a moment lies; one before the beginning there, one after the end at the end. `nil` when nothing was recorded.
  package func frame(at moment: MonotonicTime) -> Frame? {
    guard let first = anchors.first else { return nil }
    guard let index = anchors.lastIndex(where: { $0.moment <= moment }) else { return first.frame }
    let (anchor, next) = (anchors[index], index + 1 < anchors.count ? anchors[index + 1] : nil)
    guard runs[index] else { return anchor.frame }
    if anchor.kind == .begins, let next {
      return max(anchor.frame, next.frame + -rate.frames(nanoseconds: next.moment - moment))
    }
    return min(anchor.frame + rate.frames(nanoseconds: moment - anchor.moment), next?.frame ?? soundEnd)
  }

  /// Whether the interview was still going on at a moment, or had ended just before.
  package func holds(_ moment: MonotonicTime) -> Bool {
    guard let index = anchors.lastIndex(where: { $0.moment + -Self.grace <= moment }) else { return false }
    let anchor = anchors[index]
    if anchor.kind == .ends { return moment - anchor.moment <= Self.grace }
    guard index == anchors.count - 1, runs[index] else { return true }
    // after a crash nobody said when it ended; the sound did
    return rate.frames(nanoseconds: moment - anchor.moment - Self.grace) <= soundEnd - anchor.frame
  }

  private mutating func translate(now: MonotonicTime, wall: Date) {
    guard let last = anchors.last, last.moment > now else { return }
    let ago = Int64(max(0, wall.timeIntervalSince(last.wall)) * 1e9)
    let shift = (now - last.moment) - ago
    for index in anchors.indices { anchors[index].moment = anchors[index].moment + shift }
  }

  /// In order of the moments; what was told late stands where it happened.
  private mutating func sort() {
    anchors = anchors.enumerated().sorted { one, other in
      (one.element.moment, one.offset) < (other.element.moment, other.offset)
    }.map(\.element)
    var isRunning = false
    runs = anchors.map { anchor in
      switch anchor.kind {
      case .begins, .goesOn: isRunning = true
      case .pauses, .ends: isRunning = false
      case .runs: break
      }
      return isRunning
    }
  }
}
