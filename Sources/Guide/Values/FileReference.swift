/// A file that is an answer: it lies in the folder of the interview, and its digest tells whether it is still the same.
package struct FileReference: Hashable, Sendable, Codable {
  /// Its name there, without folders.
  package var name: String
  /// SHA-256 of its content, 64 hexadecimal digits in lower case.
  package var sha256: String
  /// What it is: `image/jpeg`.
  package var mediaType: String

  /// Makes a reference; `FileAnswer` checks it.
  package init(name: String, sha256: String, mediaType: String) {
    (self.name, self.sha256, self.mediaType) = (name, sha256, mediaType)
  }
}
