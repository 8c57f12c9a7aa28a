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

/// The ranges that kinds of events look their numbers up in.
enum Possible {
  /// A sound file lies in the interview's own folder.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
  }

  static let parts = 0...1_000_000
  static let colours = 1...9

  static func first(_ numbers: (name: String, value: Int, range: ClosedRange<Int>)...) -> String? {
    numbers.first { !$0.range.contains($0.value) }.map { "\($0.name) \($0.value)" }
  }

  static func first(_ frames: (name: String, value: Int64)...) -> String? {
    frames.first { !InterviewEvent.frames.contains($0.value) }.map { "\($0.name) \($0.value)" }
  }
}

extension InkStroke {
  /// Pens tell a little beyond the edge of the sheet; nobody draws for longer than a day.
  var impossibility: String? {
    if !(0...9).contains(colour) { return "colour \(colour)" }
    if points.count > Self.mostPoints { return "points \(points.count)" }
    let strange = points.first {
      !(-10...10).contains($0.x) || !(-10...10).contains($0.y) || !(-10...10).contains($0.pressure)
        || !(0...86_400_000).contains($0.milliseconds)
    }
    return strange.map { "point [\($0.x), \($0.y), \($0.pressure), \($0.milliseconds)]" }
  }
}
