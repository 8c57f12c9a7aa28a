import Foundation
import Testing
import Wording

@testable import Vault

/// What is sealed here opens here, from anywhere in it, and not when one bit of it was changed.
@Suite struct AgeTests {
  private static let sizes = [0, 1, 65_535, 65_536, 65_537, 200_000]

  private func sealed(_ content: [UInt8], to recipients: [AgeRecipient]) throws -> [UInt8] {
    let file = Bytes()
    var writer = try AgeWriter(to: recipients) { file.all += $0 }
    // in pieces of odd sizes, as they come from a microphone
    for start in stride(from: 0, to: content.count, by: 7_919) {
      try writer.append(content[start..<min(start + 7_919, content.count)])
    }
    try writer.finish()
    return file.all
  }

  private func reader(_ file: [UInt8], _ openers: [AgeOpener]) throws -> AgeReader {
    try AgeReader(sealedSize: Int64(file.count), openers: openers) { offset, count in
      Array(file.dropFirst(Int(offset)).prefix(count))
    }
  }

  private func content(_ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test("Every recipient opens a file alone, whole and from anywhere", arguments: sizes)
  func recipients(size: Int) throws {
    let identities = [AgeIdentity(), AgeIdentity()]
    let content = content(size)
    let file = try sealed(content, to: identities.map(\.recipient))
    for identity in identities {
      let reader = try reader(file, [.identity(identity)])
      #expect(reader.size == Int64(size))
      #expect(try reader.read(at: 0, count: size + 5) == content)
      for offset in [0, 1, size / 2, 65_530, size - 1] where (0..<size).contains(offset) {
        #expect(try reader.read(at: Int64(offset), count: 20) == Array(content[offset...].prefix(20)))
      }
    }
  }

  @Test("A passphrase opens what it sealed, another does not")
  func passphrase() throws {
    let file = Bytes()
    var writer = try AgeWriter(with: AgePassphrase("correct horse", work: 10)) { file.all += $0 }
    try writer.append(Array("words".utf8))
    try writer.finish()
    let opened = try reader(file.all, [.passphrase(AgePassphrase("correct horse"))]).read(at: 0, count: 99)
    #expect(opened == Array("words".utf8))
    #expect(throws: AgeError(.noMatch, "none of the keys opens it")) {
      try reader(file.all, [.passphrase(AgePassphrase("correct house"))])
    }
  }

  @Test("Every changed byte and every cut is found")
  func damage() throws {
    let identity = AgeIdentity()
    let file = try sealed(content(300), to: [identity.recipient])
    for place in file.indices {
      var changed = file
      changed[place] ^= 1
      #expect(throws: AgeError.self, "byte \(place)") {
        let reader = try reader(changed, [.identity(identity)])
        _ = try reader.read(at: 0, count: 300)
      }
      #expect(throws: AgeError.self, "cut at \(place)") {
        let reader = try reader(Array(file[..<place]), [.identity(identity)])
        _ = try reader.read(at: 0, count: 300)
      }
    }
  }

  @Test("Keys are written and read back; a slip of the pen is no key")
  func keys() throws {
    let identity = AgeIdentity()
    #expect(try AgeIdentity(identity.text).text == identity.text)
    #expect(try AgeRecipient(identity.recipient.text) == identity.recipient)
    #expect(identity.text.hasPrefix("AGE-SECRET-KEY-1"))
    #expect(identity.recipient.text.hasPrefix("age1"))
    for text in [
      "", "age1", identity.text.lowercased(), String(identity.text.dropLast()), identity.text + "Q",
    ] {
      #expect(throws: AgeError.self) { try AgeIdentity(text) }
    }
    let slip = identity.recipient.text.replacing(/[qp]/, maxReplacements: 1) { $0.output == "q" ? "p" : "q" }
    #expect(throws: AgeError.self) { try AgeRecipient(slip == identity.recipient.text ? slip + "q" : slip) }
  }

  @Test("As text it comes back as it was", arguments: [1, 47, 48, 49, 500])
  func armor(size: Int) throws {
    let bytes = content(size)
    let text = AgeArmor.text(bytes)
    #expect(AgeArmor.isArmored(Array(text.utf8)))
    #expect(try AgeArmor.bytes(Array(text.utf8)) == bytes)
    for damaged in ["", " \n", "-----", String(text.dropLast(20)), text.replacing("AGE", with: "PGP")] {
      #expect(throws: AgeError.self) { try AgeArmor.bytes(Array(damaged.utf8)) }
    }
  }
}

/// What a writer wrote.
private final class Bytes {
  var all: [UInt8] = []
}
