package import Foundation
import GRDB
package import Interview
package import Timeline

/// What lists show of an interview, read from one row.
package struct InterviewSummary: Hashable, Sendable, Identifiable {
  /// The interview's identifier.
  package var id: String
  /// Name of its folder inside the library.
  package var folder: String
  /// What it is called; may be empty.
  package var title: String
  /// Who was interviewed, by code; may be empty.
  package var participant: String
  /// `id` of its guide.
  package var guide: String
  /// Title of its guide.
  package var guideTitle: String
  /// How far it is.
  package var status: Interview.Status
  /// When its folder was made.
  package var createdAt: Date
  /// When it began; `nil` while it is planned.
  package var startedAt: Date?
  /// When it was last saved or left.
  package var endedAt: Date?
  /// Frames per second.
  package var sampleRate: SampleRate
  /// Length in frames.
  package var frames: Int64
  /// Size of its sound in bytes, computed from length, channels and bits.
  package var bytes: Int64
  /// Number of parts, visits, marks, notes, given answers, gaps and events.
  package var parts, visits, marks, notes, answers, gaps, events: Int

  init(_ row: Row) {
    id = row["id"]
    folder = row["folder"]
    title = row["title"]
    participant = row["participant"]
    guide = row["guide"]
    guideTitle = row["guide_title"]
    status = Interview.Status(rawValue: row["status"]) ?? .open
    createdAt = Date(timeIntervalSinceReferenceDate: row["created"])
    startedAt = (row["started"] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
    endedAt = (row["ended"] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
    sampleRate = SampleRate(row["sample_rate"])
    frames = row["frames"]
    bytes = frames * (row["channels"] as Int64) * ((row["bits"] as Int64) / 8)
    parts = row["parts"]
    visits = row["visits"]
    marks = row["marks"]
    notes = row["notes"]
    answers = row["answers"]
    gaps = row["gaps"]
    events = row["events"]
  }
}
