/// Why a part ended.
package enum PartEnd: String, Sendable, Codable, CaseIterable {
  /// The recording was stopped.
  case stopped
  /// `beginPart` was asked for.
  case requested
  /// The file reached its size limit.
  case sizeLimit
  /// The microphone went away.
  case deviceLost
  /// The chosen microphone took over again from another one.
  case deviceChanged
  /// More than 2 s of sound were lost at once.
  case longGap
  /// The disk took no more.
  case writeFailed
}
