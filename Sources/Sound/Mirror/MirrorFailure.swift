import Glibc

/// Why the second copy does not follow.
enum MirrorFailure: Error, Equatable {
  /// The medium.
  case medium(MirrorState)
  /// The recording's own file could not be read just now.
  case source
  /// What was read back is not what was written.
  case differs

  /// By the system's error number.
  init(_ reason: Int32) {
    switch reason {
    case ENOSPC, EDQUOT, EFBIG: self = .medium(.full)
    case ENOENT, ENODEV, ENXIO, ESTALE: self = .medium(.gone)
    default: self = .medium(.unwritable)
    }
  }

  /// What screens show.
  var state: MirrorState {
    switch self {
    case .medium(let state): state
    case .source: .unwritable
    case .differs: .differs
    }
  }
}
