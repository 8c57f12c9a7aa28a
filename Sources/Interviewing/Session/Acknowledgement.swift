package import Timeline

/// The session's word that a command was carried out and is on disk.
package struct Acknowledgement: Hashable, Sendable, Codable {
  /// The command's word.
  package var command: String
  /// Where on the sound it counts.
  package var frame: Frame
  /// The same in seconds.
  package var seconds: Double
  /// Identifier of the event it became; of a mark or note, its identifier.
  package var event: String
  /// What was taken back, of `undo`.
  package var takenBack: TakenBack?
}
