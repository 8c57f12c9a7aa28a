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
  ///
  /// - Parameter columns: Those of the query; looked up where there is one row only.
  init(_ row: Row, _ columns: SummaryColumns? = nil) {
    let columns = columns ?? SummaryColumns(row)
    id = row.text(at: columns.id)
    folder = row.text(at: columns.folder)
    title = row.text(at: columns.title)
    participant = row.text(at: columns.participant)
    guide = row.text(at: columns.guide)
    guideTitle = row.text(at: columns.guideTitle)
    status = Interview.Status(rawValue: row.text(at: columns.status)) ?? .open
    createdAt = Self.date(row.double(at: columns.created) ?? 0)
    startedAt = row.double(at: columns.started).map(Self.date)
    endedAt = row.double(at: columns.ended).map(Self.date)
    sampleRate = SampleRate(Int(row.number(at: columns.sampleRate)))
    frames = min(max(row.number(at: columns.frames), 0), Self.mostFrames)
    let (channels, bits) = (row.number(at: columns.channels), row.number(at: columns.bits))
    bytes = frames * min(max(channels, 1), 64) * (min(max(bits, 8), 64) / 8)
    parts = Self.count(row.number(at: columns.parts))
    visits = Self.count(row.number(at: columns.visits))
    marks = Self.count(row.number(at: columns.marks))
    notes = Self.count(row.number(at: columns.notes))
    answers = Self.count(row.number(at: columns.answers))
    gaps = Self.count(row.number(at: columns.gaps))
    events = Self.count(row.number(at: columns.events))
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
