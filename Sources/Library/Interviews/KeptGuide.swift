import Foundation
import GRDB
import Guide

/// A guide as it is stored: once per version, by fingerprint.
struct KeptGuide {
  let fingerprint: String
  let id: String
  let title: String
  let json: String

  /// The stored form of `guide`, under the fingerprint of its content.
  init(_ guide: Guide) throws {
    json = try GuideFingerprint.json(guide)
    fingerprint = GuideFingerprint.fingerprint(ofJSON: json)
    id = guide.id
    title = guide.title
  }

  /// Stores it unless it is there already.
  func insert(_ db: Database) throws {
    try db.cachedStatement(
      sql: "INSERT INTO guide (fingerprint, id, title, json) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    ).execute(arguments: [fingerprint, id, title, json])
  }

  /// Reads the guide with this fingerprint; `nil` when there is none, when it cannot be read, or when it is another one: a
  /// guide whose labels were exchanged would tell a no for a yes.
  static func guide(_ fingerprint: String, _ db: Database) throws -> Guide? {
    let json = try String.fetchOne(
      db.cachedStatement(sql: "SELECT json FROM guide WHERE fingerprint = ?"), arguments: [fingerprint])
    guard let json, GuideFingerprint.fits(fingerprint, json: json) else { return nil }
    return try? JSONDecoder().decode(Guide.self, from: Data(json.utf8))
  }
}
