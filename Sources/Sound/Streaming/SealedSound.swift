import Documents
import Foundation
import Vault
import Wording

/// Opens parts, and says in the words of this room why one does not open.
enum SealedSound {
  /// A part in a place that is trusted; `nil` when it is not there.
  static func open(
    _ url: URL, identity: AgeIdentity?, damage: SealedPart.Damage
  ) throws(SoundError) -> (any ByteSource)? {
    do {
      return try PartBytes.open(url, identity: identity, damage: damage)
    } catch {
      throw failure(url.lastPathComponent, error)
    }
  }

  /// What to say of `name`.
  static func failure(_ name: String, _ error: any Error) -> SoundError {
    let age = error as? AgeError
    if age?.code == .locked {
      return SoundError(
        .locked, "the sound \(name) is encrypted, and the library is locked", hint: "unlock the library first"
      )
    }
    if age?.code == .noMatch {
      return SoundError(
        .fileUnreadable, "the sound \(name) was encrypted with the key of another interview",
        hint: "put it back into the folder it came from")
    }
    let reason = age?.message ?? (error as? UnreadableBytes)?.message ?? "\(error)"
    return SoundError(
      .fileUnreadable, "the sound \(name) cannot be opened: \(reason)",
      hint: "`leitfaden library check` says what can be saved")
  }
}
