/// A picture, sound or film that belongs to a question.
package struct Media: Hashable, Sendable, Codable {
  /// Path relative to the guide file; never absolute, never upwards.
  package var path: String
  /// What it shows, for those who cannot see it.
  package var description: String

  /// Makes a reference to a media file.
  package init(path: String, description: String) {
    self.path = path
    self.description = description
  }
}
