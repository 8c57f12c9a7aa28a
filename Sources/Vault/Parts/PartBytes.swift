package import Documents
package import Foundation
import Glibc
import Wording

/// Opens parts for reading, plain or sealed: what comes out is the bytes of a WAV or CAF in either case.
package enum PartBytes {
  /// Opens a part.
  ///
  /// - Parameters:
  ///   - name: Its name in the interview's folder.
  ///   - identity: The interview's key; `nil` where nothing is sealed, or while the library is locked.
  ///   - damage: What to do where a sealed part was changed.
  ///   - open: Opens a file of the folder for reading; `nil` when it cannot. What it returns is taken over.
  /// - Returns: `nil` when the part itself could not be opened.
  /// - Throws: `AgeError`: `.locked` for a sealed part without a key. `UnreadableBytes`.
  package static func open(
    _ name: String, identity: AgeIdentity?, damage: SealedPart.Damage = .refused, by open: (String) -> Int32?
  ) throws -> (any ByteSource)? {
    guard let descriptor = open(name) else { return nil }
    let file = FileBytes(descriptor, isOwned: true)
    guard SealedName.isSealed(name) else { return file }
    guard let identity else { throw AgeError(.locked, "it is encrypted, and the key is missing") }
    let tails = SealedName.tails(of: name).compactMap { open($0).map { FileBytes($0, isOwned: true) } }
    return try SealedPart(file, tails: tails, identity: identity, damage: damage)
  }

  /// The same for a part whose place is known and trusted.
  package static func open(
    _ url: URL, identity: AgeIdentity?, damage: SealedPart.Damage = .refused
  ) throws -> (any ByteSource)? {
    let folder = url.deletingLastPathComponent()
    return try open(url.lastPathComponent, identity: identity, damage: damage) { name in
      try? FileBytes.descriptor(
        opening: folder.appending(path: name).path(percentEncoded: false), followsLinks: false)
    }
  }
}
