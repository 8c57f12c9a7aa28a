import CALSA
import Documents
import Foundation
import Glibc
import Vault

/// A part that was there before this recording, and its copy on the second medium. Neither changes any more, so where they
/// differ one of them is damaged, or another's: a copy that differs is never written over.
enum OlderPart {
  /// What became of the copy.
  enum Outcome {
    /// It is the same, or was made or completed.
    case same
    /// It held something else, which lies in `RecoveredOriginals` on the medium; a new copy is in its place.
    case keptOther
    /// It is what was recorded, and the part in the library is not: it was left as it is.
    case firstDamaged
  }

  /// Makes or compares the copy of the part `name`.
  ///
  /// - Parameters:
  ///   - sha256: What `PartDigest` said when it was recorded; `nil` when that is not known.
  ///   - progress: Called after each piece.
  static func settle(
    _ name: String, sha256: String?, from folder: URL, to place: MirrorPlace, _ progress: () -> Void
  ) throws(MirrorFailure) -> Outcome {
    let (source, copy) = (folder.appending(path: name), place.folder.appending(path: name))
    var outcome = Outcome.same
    if try differs(copy, from: source, progress) {
      if let sha256, PartDigest.sha256(of: source, progress) != sha256,
        PartDigest.sha256(of: copy, progress) == sha256
      {
        return .firstDamaged
      }
      try putAside(name, in: place)
      outcome = .keptOther
    }
    try MirroredFile(name, from: folder, to: place).follow(progress)
    return outcome
  }

  /// Moves a copy that is there to `RecoveredOriginals` on the medium, with its tails.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  static func putAside(_ name: String, in place: MirrorPlace) throws(MirrorFailure) -> Bool {
    let names = ([name] + SealedName.tails(of: name)).filter {
      var status = stat()
      return lstat(place.folder.appending(path: $0).path, &status) == 0
    }
    do { try RecoveredOriginals.keep(names, in: place.folder) } catch {
      throw .medium(error.code == .diskFull ? .full : .unwritable)
    }
    return !names.isEmpty
  }

  /// Whether there is a copy that is neither the same nor the beginning of the part, as an interrupted one is. The header
  /// of such a beginning was right for its length only.
  private static func differs(
    _ copy: URL, from source: URL, _ progress: () -> Void
  ) throws(MirrorFailure) -> Bool {
    var status = stat()
    guard lstat(copy.path, &status) == 0 else { return false }
    let (one, other) = (try MirrorFile(reading: source), try MirrorFile(copy: copy))
    let size = other.size
    guard size <= one.size else { return true }
    var at: Int64 = 0
    if size < one.size {
      let descriptor = open(source.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .source }
      at = min(4096, PartLayout(FileBytes(descriptor, isOwned: true))?.dataOffset ?? 0)
    }
    while at < size {
      let count = min(1 << 20, size - at)
      guard try one.read(count, at: at) == other.read(count, at: at) else { return true }
      at += count
      progress()
    }
    return false
  }
}
