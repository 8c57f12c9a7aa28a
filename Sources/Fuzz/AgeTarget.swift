import Foundation
import Vault

/// age files: the header and its keys, the pieces behind it, and the text around it.
enum AgeTarget {
  private static let identity = AgeIdentity()

  static func run(_ bytes: [UInt8]) {
    open(bytes)
    // past the keys: an input as the content of a file that opens, with one of its bytes changed
    guard bytes.count > 2, var sealed = try? AgeFile.seal(Data(bytes), to: [identity.recipient]) else {
      return
    }
    let place = (Int(bytes[0]) << 8 | Int(bytes[1])) % sealed.count
    sealed[place] ^= max(1, bytes[2])
    let changed = try? AgeFile.open(sealed, with: [.identity(identity)])
    precondition(changed == nil, "a changed byte went unnoticed")
  }

  private static func open(_ bytes: [UInt8]) {
    let plain = (try? AgeArmor.isArmored(bytes) ? AgeArmor.bytes(bytes) : bytes) ?? bytes
    guard let content = try? AgeFile.open(Data(plain), with: [.identity(identity)]) else { return }
    precondition(content.count <= bytes.count, "an age file held more than itself")
  }
}
