import Foundation
import Glibc
import Testing

@testable import Vault

/// Files go to and fro between this room and Debian's program `age`.
@Suite(.enabled(if: AgeProgram.isExpected, "age is not installed")) struct AgeProgramTests {
  private static let sizes = [0, 1, 65_535, 65_536, 65_537, 131_072, 10_000_000]

  private func content(_ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test("What is sealed here, age opens", arguments: sizes)
  func toAge(size: Int) throws {
    let box = try AgeProgram()
    let identity = AgeIdentity()
    let file = try FileHandle(forWritingTo: box.new("sealed.age"))
    var writer = try AgeWriter(to: [identity.recipient]) { try file.write(contentsOf: Data($0)) }
    try writer.append(content(size))
    try writer.finish()
    try Data(identity.text.utf8).write(to: box.new("key"))
    #expect(Array(try box.run("-d", "-i", "key", "sealed.age")) == content(size))
  }

  @Test("What age seals opens here", arguments: sizes)
  func fromAge(size: Int) throws {
    let box = try AgeProgram()
    let identity = AgeIdentity()
    try Data(content(size)).write(to: box.new("plain"))
    try box.run("-r", identity.recipient.text, "-o", "sealed.age", "plain")
    #expect(try box.open("sealed.age", .identity(identity)) == content(size))
  }

  @Test("A part that was sealed while it was recorded, age opens", arguments: sizes.dropFirst())
  func part(size: Int) throws {
    let box = try AgeProgram()
    let part = try RecordedPart()
    for start in stride(from: 0, to: size, by: 50_000) { try part.append(min(50_000, size - start)) }
    try part.writer.finish()
    try Data(try part.files()[0]).write(to: box.new("part-001.wav.age"))
    try Data(part.identity.text.utf8).write(to: box.new("key"))
    #expect(Array(try box.run("-d", "-i", "key", "part-001.wav.age")) == part.content)
  }

  @Test("A passphrase opens on the other side what it sealed on this one", arguments: [1, 65_537])
  func passphrase(size: Int) throws {
    let box = try AgeProgram()
    let file = try FileHandle(forWritingTo: box.new("sealed.age"))
    var writer = try AgeWriter(with: AgePassphrase("correct horse", work: 12)) {
      try file.write(contentsOf: Data($0))
    }
    try writer.append(content(size))
    try writer.finish()
    try box.type("correct horse", "-d", "-o", "opened", "sealed.age")
    #expect(Array(try Data(contentsOf: box.folder.appending(path: "opened"))) == content(size))
  }

  @Test("A passphrase opens here what age sealed with it")
  func passphraseFromAge() throws {
    let box = try AgeProgram()
    try Data(content(70_000)).write(to: box.new("plain"))
    try box.type("correct horse", "-p", "-o", "sealed.age", "plain")
    #expect(try box.open("sealed.age", .passphrase(AgePassphrase("correct horse"))) == content(70_000))
  }
}
