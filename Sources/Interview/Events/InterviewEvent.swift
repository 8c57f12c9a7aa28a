package import Foundation
package import Timeline

/// Something that happened in an interview. An interview *is* the list of its events: it only grows, and
/// everything that screens show and exports write is folded from it. Read this file and `EventBody` first.
package struct InterviewEvent: Hashable, Sendable, Codable, Identifiable {
  /// Made by the sender of the command (UUID text, lower case), so that sending it twice does nothing twice.
  package var id: String
  /// The interview it belongs to.
  package var interview: String
  /// Identifier of the computer or tablet where it happened.
  package var device: String
  /// 1, 2, 3 … within the interview, without holes.
  package var sequence: Int64
  /// Where on the sound it happened.
  package var frame: Frame
  /// When its touch arrived, on the device's monotonic clock.
  package var monotonic: MonotonicTime
  /// When it happened by the wall clock: a label, never used for arithmetic.
  package var wall: Date
  /// What happened.
  package var body: EventBody

  /// Makes an event.
  package init(
    id: String, interview: String, device: String, sequence: Int64, frame: Frame, monotonic: MonotonicTime,
    wall: Date, body: EventBody
  ) {
    self.id = id
    self.interview = interview
    self.device = device
    self.sequence = sequence
    self.frame = frame
    self.monotonic = monotonic
    self.wall = wall
    self.body = body
  }
}
