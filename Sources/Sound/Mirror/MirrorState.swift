/// How the copy of a recording on a second medium stands.
package enum MirrorState: String, Sendable, Codable, CaseIterable {
  /// It follows the recording.
  case following
  /// The recording is over; the copy was read back and is the same.
  case verified
  /// The recording is over and its copy the same, but an older part is damaged in the library and whole on the medium.
  case firstDamaged
  /// The medium has taken nothing for five seconds.
  case slow
  /// The medium is full.
  case full
  /// The medium is not there any more.
  case gone
  /// The medium refuses to be written to or read from.
  case unwritable
  /// What was read back is not what was written.
  case differs

  /// Whether the copy cannot be relied on.
  package var isFailure: Bool {
    switch self {
    case .following, .verified, .firstDamaged: false
    case .slow, .full, .gone, .unwritable, .differs: true
    }
  }
}
