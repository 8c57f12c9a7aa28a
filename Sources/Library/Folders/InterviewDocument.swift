import Foundation
import Guide
import Interview

/// `interview.json`: everything the database holds on one interview. Its first half is for people and programs
/// without Leitfaden (the shape of `show --json`); `guide` and `events` are enough to make every row again.
///
///     {"format": 1, "id": "…", "folder": "2026-11-21_P-07_a1b2", "createdAt": "2026-11-21T09:00:00Z",
///      "guideFingerprint": "…", "guide": {…}, "events": [{…}], "title": "…", "visits": […], "marks": […], …}
struct InterviewDocument {
  /// The format this version writes; later ones are read as far as they can be.
  static let format = 1
  /// Its name in the interview's folder.
  static let fileName = "interview.json"

  var id: String
  var folder: String
  var created: Date
  var guide: Guide
  var guideFingerprint: String
  /// Only for an interview that has not begun; afterwards the events say it.
  var title: String
  /// Likewise.
  var participant: String
  /// Likewise.
  var language: String
  var events: [InterviewEvent]

  /// The file's bytes.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads a file of this or an earlier version.
  ///
  /// - Throws: `LibraryError` with the name of the file and what is wrong with it.
  static func read(_ file: URL) throws -> InterviewDocument {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw LibraryError(.file, "\(file.path) cannot be read")
    }
    do {
      return try JSONDecoder().decode(InterviewDocument.self, from: data)
    } catch {
      throw LibraryError(.damaged, "\(file.path) is damaged: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?: context.debugDescription
    case .keyNotFound(let key, _)?: "the field “\(key.stringValue)” is missing"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "the field “\(context.codingPath.map(\.stringValue).joined(separator: "."))” is not what it should be"
    default: "it is not the JSON of an interview"
    }
  }
}

extension InterviewDocument: Codable {
  private enum CodingKeys: String, CodingKey {
    case format, id, folder, createdAt, guide, guideFingerprint, title, participant, language, events
  }

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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
