import Foundation
import Vault

/// `keys.pub` beside the folder `keys`: the public keys of a sealed library once more. It says that a library is sealed whose
/// folder `keys` was lost, and gives back a public key that was damaged. `age --recipients-file` reads it.
struct PublicKeys: Hashable {
  /// What interviews are sealed to.
  var library: AgeRecipient
  /// The same for the recovery key.
  var recovery: AgeRecipient

  /// Its place.
  static func file(in folder: URL) -> URL { folder.appending(path: name) }
  /// Its name.
  static let name = "keys.pub"

  /// `nil` when there is none, or it is damaged.
  static func read(in folder: URL) -> PublicKeys? {
    guard let data = Files.contents(file(in: folder)) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let keys = lines.compactMap { try? AgeRecipient(String($0)) }
    return keys.count == 2 ? PublicKeys(library: keys[0], recovery: keys[1]) : nil
  }

  /// The one key in a file; `nil` when there is none.
  static func key(in file: URL) -> AgeRecipient? {
    guard let data = Files.contents(file) else { return nil }
    return try? AgeRecipient(
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// On disk when this returns.
  func write(into folder: URL) throws {
    let text = """
      # This library is sealed; its keys lie in the folder keys, without which nothing of it can be read.
      \(library.text)
      \(recovery.text)

      """
    try Files.replace(Self.file(in: folder), with: Data(text.utf8))
  }
}
