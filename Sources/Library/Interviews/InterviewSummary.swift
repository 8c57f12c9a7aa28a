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

  /// Lists show also what a bad disk or another program left of a row; `check` says that it is damaged.
  init(_ row: Row) {
    id = row.text("id")
    folder = row.text("folder")
    title = row.text("title")
    participant = row.text("participant")
    guide = row.text("guide")
    guideTitle = row.text("guide_title")
    status = Interview.Status(rawValue: row.text("status")) ?? .open
    createdAt = Self.date((try? row.value("created")) ?? 0)
    startedAt = ((try? row.value("started")) ?? nil).map(Self.date)
    endedAt = ((try? row.value("ended")) ?? nil).map(Self.date)
    sampleRate = SampleRate(Int(row.number("sample_rate")))
    frames = min(max(row.number("frames"), 0), Self.mostFrames)
    let (channels, bits) = (row.number("channels"), row.number("bits"))
    bytes = frames * min(max(channels, 1), 64) * (min(max(bits, 8), 64) / 8)
    parts = Self.count(row.number("parts"))
    visits = Self.count(row.number("visits"))
    marks = Self.count(row.number("marks"))
    notes = Self.count(row.number("notes"))
    answers = Self.count(row.number("answers"))
    gaps = Self.count(row.number("gaps"))
    events = Self.count(row.number("events"))
  }

  /// Whether enough is left of its row to find the interview.
  var isReadable: Bool { !id.isEmpty && Library.isFolderName(folder) }

  /// So many that the bytes of a library's interviews can be added up.
  private static let mostFrames: Int64 = 1 << 36

  private static func count(_ number: Int64) -> Int { Int(min(max(number, 0), 1 << 40)) }

  private static func date(_ seconds: Double) -> Date {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return date.isPossible ? date : Date(timeIntervalSince1970: 0)
  }
}
