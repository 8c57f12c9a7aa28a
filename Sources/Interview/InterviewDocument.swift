package import Foundation
package import Guide

/// `interview.json`: everything the database holds on one interview. Its first half is for people and programs
/// without Leitfaden (the shape of `show --json`); `guide` and `events` are enough to make every row again.
///
///     {"format": 1, "id": "…", "folder": "2026-11-21_P-07_a1b2", "createdAt": "2026-11-21T09:00:00Z",
///      "guideFingerprint": "…", "guide": {…}, "events": [{…}], "title": "…", "visits": […], "marks": […], …}
package struct InterviewDocument: Sendable {
  /// The format this version writes; later ones are read as far as they can be.
  package static let format = 1
  /// Its name in the interview's folder.
  package static let fileName = "interview.json"

  /// Identifier of the interview.
  package var id: String
  /// Name of its folder in the library.
  package var folder: String
  /// When it was planned.
  package var created: Date
  /// The guide as it was when the interview began.
  package var guide: Guide
  /// Under which the library keeps that guide.
  package var guideFingerprint: String
  /// Only for an interview that has not begun; afterwards the events say it.
  package var title: String
  /// Likewise.
  package var participant: String
  /// Likewise.
  package var language: String
  /// All events in order, taken-back ones included.
  package var events: [InterviewEvent]

  /// Makes a document.
  package init(
    id: String, folder: String, created: Date, guide: Guide, guideFingerprint: String, title: String,
    participant: String, language: String, events: [InterviewEvent]
  ) {
    (self.id, self.folder, self.created) = (id, folder, created)
    (self.guide, self.guideFingerprint) = (guide, guideFingerprint)
    (self.title, self.participant, self.language) = (title, participant, language)
    self.events = events
  }
}

extension InterviewDocument: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, id, folder, createdAt, guide, guideFingerprint, title, participant, language, events
  }

  /// Reads the fields of which the others are made.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    folder = try container.decode(String.self, forKey: .folder)
    let day = try container.decode(String.self, forKey: .createdAt)
    guard let created = try? Date(day, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        forKey: .createdAt, in: container, debugDescription: "“\(day)” is not a point in time")
    }
    self.created = created
    guide = try container.decode(Guide.self, forKey: .guide)
    guideFingerprint = try container.decode(String.self, forKey: .guideFingerprint)
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? ""
    participant = try container.decodeIfPresent(String.self, forKey: .participant) ?? ""
    language = try container.decodeIfPresent(String.self, forKey: .language) ?? ""
    events = try container.decode([InterviewEvent].self, forKey: .events)
  }

  /// Writes all of them.
  package func encode(to encoder: any Encoder) throws {
    let interview = Interview(id: id, guide: guide, events: events)
    var view = InterviewView(interview, folder: folder)
    if events.isEmpty { (view.title, view.participant, view.language) = (title, participant, language) }
    // The view names the guide; the whole guide, which has the same fields and more, takes its place.
    try view.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(created.formatted(.iso8601), forKey: .createdAt)
    try container.encode(guide, forKey: .guide)
    try container.encode(guideFingerprint, forKey: .guideFingerprint)
    try container.encode(events, forKey: .events)
  }
}
