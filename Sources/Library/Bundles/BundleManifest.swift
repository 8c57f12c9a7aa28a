import Foundation

/// `manifest.json`, the first file of a bundle: what is in it, with the hash of everything.
package struct BundleManifest: Codable, Sendable, Hashable {
  /// One file of an interview.
  package struct File: Codable, Sendable, Hashable {
    /// In the bundle: the interview's folder, a slash, and its path in it.
    package var path: String
    /// In bytes.
    package var size: Int64
    /// 64 hexadecimal digits.
    package var sha256: String
  }

  /// One interview.
  package struct Interview: Codable, Sendable, Hashable {
    /// Its identifier.
    package var id: String
    /// The name of its folder.
    package var folder: String
    /// How many events it has.
    package var events: Int
    /// Its `interview.json`, its sound, and files that are answers.
    package var files: [File]
  }

  /// The format this version writes, and the latest it reads.
  package static let format = 1
  /// Its name in a bundle.
  static let fileName = "manifest.json"
  /// The second file: the hashes once more, for `sha256sum --check`, that of the manifest among them.
  static let sumsName = "SHA256SUMS"
  /// No honest manifest is longer, in bytes.
  static let mostBytes: Int64 = 64 << 20

  /// Which format it is.
  package var format = Self.format
  /// What wrote it: `leitfaden 0.1.0`.
  package var program: String
  /// ISO 8601.
  package var made: String
  /// All interviews, in their order in the bundle.
  package var interviews: [Interview]

  /// All files of all interviews.
  var files: [File] { interviews.flatMap(\.files) }

  /// Its bytes.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// What `sha256sum` would write of the manifest and all files.
  func sums(ofManifest data: Data) -> Data {
    let own = File(path: Self.fileName, size: Int64(data.count), sha256: AuditChain.hash(data))
    return Data(([own] + files).map { "\($0.sha256)  \($0.path)\n" }.joined().utf8)
  }
}
