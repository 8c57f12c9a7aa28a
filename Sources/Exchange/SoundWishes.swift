/// What the person who asked for an export wants of the sound.
package struct SoundWishes: Sendable, Hashable {
  /// Only this question, by its identifier or its code (`Q03`), where a format cuts the sound at questions; `nil` for
  /// all.
  package var question: String?

  /// Whether copies are read back from the disk and compared with the recording.
  package var isVerified: Bool

  /// Makes wishes.
  package init(question: String? = nil, isVerified: Bool = false) {
    self.question = question
    self.isVerified = isVerified
  }
}
