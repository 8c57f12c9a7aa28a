import Foundation
import GRDB
import Guide

/// A guide as it is stored: once per version, by fingerprint.
struct KeptGuide {
  let fingerprint: String
  let id: String
  let title: String
  let json: String

  /// The stored form of `guide`; a known fingerprint is kept even when a later encoder would write other bytes.
  init(_ guide: Guide, fingerprint known: String? = nil) throws {
    json = try GuideFingerprint.json(guide)
    fingerprint = known ?? GuideFingerprint.fingerprint(ofJSON: json)
    id = guide.id
    title = guide.title
  }

  /// Stores it unless it is there already.
  func insert(_ db: Database) throws {
    try db.cachedStatement(
      sql: "INSERT INTO guide (fingerprint, id, title, json) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    ).execute(arguments: [fingerprint, id, title, json])
  }

  /// Reads the guide with this fingerprint; `nil` when there is none or it cannot be read.
  static func guide(_ fingerprint: String, _ db: Database) throws -> Guide? {
    let json = try String.fetchOne(
      db.cachedStatement(sql: "SELECT json FROM guide WHERE fingerprint = ?"), arguments: [fingerprint])
    return json.flatMap { try? JSONDecoder().decode(Guide.self, from: Data($0.utf8)) }
  }
}
