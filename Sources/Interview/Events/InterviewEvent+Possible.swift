package import Foundation
import Guide
import Timeline

/// Events come from files that strangers, bad disks and other versions wrote. Every number of theirs is looked at here, once,
/// before anything is reckoned with it; what lies outside is an event that cannot be read. The ranges are far wider than any
/// talk, and so narrow that sums over an interview never overflow.
extension InterviewEvent {
  /// The number that cannot be, as `name value`; `nil` when all of them can.
  package var impossibility: String? {
    first(sequence, in: 1...Self.mostEvents, "sequence")
      ?? first(frame.index, in: Self.frames, "frame")
      ?? first(monotonic.nanoseconds, in: Self.nanoseconds, "monotonic")
      ?? (wall.isPossible ? nil : "wall \(wall.timeIntervalSince1970)")
      ?? body.impossibility
  }

  /// Whether every number can be reckoned with.
  package var isPossible: Bool { impossibility == nil }

  /// 2^40 frames are 66 days at 192 kHz; eight million events of such gaps can be added up.
  static let frames: ClosedRange<Int64> = 0...1 << 40
  private static let mostEvents: Int64 = 1 << 40
  /// Either way, because only differences mean something; half of what an Int64 holds, so that these fit.
  private static let nanoseconds: ClosedRange<Int64> = -(1 << 61)...1 << 61
  private func first(_ value: Int64, in range: ClosedRange<Int64>, _ name: String) -> String? {
    range.contains(value) ? nil : "\(name) \(value)"
  }
}

extension Date {
  /// Whether it lies in the years 1900 to 9999, which every calendar can write.
  package var isPossible: Bool { (-2_208_988_800...253_402_300_799).contains(timeIntervalSince1970) }
}

extension EventBody {
  /// The number that cannot be; `nil` when all of them can.
  fileprivate var impossibility: String? {
    switch self {
    case .started(let begun):
      Self.first(
        ("channels", begun.channels, 1...64), ("bits", begun.bits, 1...64),
        // no place on earth is farther from UTC than 14 hours
        ("utcOffset", begun.utcOffset, -86_400...86_400))
    case .partOpened(let part):
      Self.first(("part", part.number, Self.parts)) ?? Self.first(("firstFrame", part.firstFrame.index))
        ?? (Self.isPlain(part.file) ? nil : "file “\(part.file)”")
    case .partClosed(let part):
      Self.first(("part", part.number, Self.parts)) ?? Self.first(("frames", part.frames))
    case .recovered(let part, let frames, _):
      Self.first(("part", part, Self.parts)) ?? Self.first(("frames", frames))
    case .marked(let mark):
      Self.first(("colour", mark.colour, Self.colours)) ?? Self.first(("reach", mark.reach))
    case .markEdited(_, let frame, let end, let colour, _):
      Self.first(("colour", colour ?? 1, Self.colours))
        ?? Self.first(("frame", frame?.index ?? 0), ("end", end?.index ?? 0))
    case .inked(_, let stroke): stroke.impossibility
    case .probed(_, let probe, _): Self.first(("probe", probe, 1...100_000))
    case .gap(let gap): Self.first(("gap", gap.frame.index), ("frames", gap.frames))
    // numbers that people typed may be as large as they like; whoever draws or counts them looks first
    case .answered, .visited, .asked, .markDeleted, .noteBegun, .noteText, .noteDeleted, .strokeDeleted,
      .keyworded, .unanswered,
      .answerCleared, .flagged, .settled, .paused, .continued, .offRecord, .offRecordReason, .onRecord,
      .deviceLost,
      .deviceChanged, .noticed, .edited, .consented, .handedOver, .languageChosen, .handoverFinished,
      .handedBack,
      .transcribed, .undone, .saved, .reopened, .left, .interrupted, .unknown:
      nil
    }
  }

  /// A sound file lies in the interview's own folder.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
  }

  private static let parts = 0...1_000_000
  private static let colours = 1...9

  private static func first(_ numbers: (name: String, value: Int, range: ClosedRange<Int>)...) -> String? {
    numbers.first { !$0.range.contains($0.value) }.map { "\($0.name) \($0.value)" }
  }

  private static func first(_ frames: (name: String, value: Int64)...) -> String? {
    frames.first { !InterviewEvent.frames.contains($0.value) }.map { "\($0.name) \($0.value)" }
  }
}

extension InkStroke {
  /// Pens tell a little beyond the edge of the sheet; nobody draws for longer than a day.
  fileprivate var impossibility: String? {
    if !(0...9).contains(colour) { return "colour \(colour)" }
    if points.count > Self.mostPoints { return "points \(points.count)" }
    let strange = points.first {
      !(-10...10).contains($0.x) || !(-10...10).contains($0.y) || !(-10...10).contains($0.pressure)
        || !(0...86_400_000).contains($0.milliseconds)
    }
    return strange.map { "point [\($0.x), \($0.y), \($0.pressure), \($0.milliseconds)]" }
  }
}
