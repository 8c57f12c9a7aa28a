import Foundation
import Testing
import Wording

@testable import Vault

/// A part that is sealed while it is recorded: at any moment all that was given to it can be read back, whatever
/// happens to the files gives its beginning or a refusal, and never other sound.
@Suite struct SealedPartTests {
  private static let piece = AgeChunks.size

  @Test("At any moment everything that was written can be read, and the last piece makes it an age file")
  func anyMoment() throws {
    let part = try RecordedPart()
    var random = SystemRandomNumberGenerator()
    var secured: Int64 = 0
    for round in 0..<60 {
      try part.append(Int.random(in: 1...20_000, using: &random), secured: secured)
      // a disk that sometimes takes its time
      if round % 3 != 0 { secured = part.writer.taken }
      let (open, content) = try part.read(try part.files())
      #expect(!open.isFinished)
      #expect(content == part.content, "round \(round)")
    }
    try part.writer.finish()
    let files = try part.files()
    let (closed, content) = try part.read([files[0]])
    #expect(closed.isFinished)
    #expect(content == part.content)
    let reader = try AgeReader(sealedSize: Int64(files[0].count), openers: [.identity(part.identity)]) {
      Array(files[0].dropFirst(Int($0)).prefix($1))
    }
    #expect(try reader.read(at: 0, count: part.content.count + 1) == part.content)
  }

  @Test("At the borders of pieces nothing is lost", arguments: [1, 65_535, 65_536, 65_537, 131_072, 131_073])
  func borders(size: Int) throws {
    let part = try RecordedPart()
    try part.append(size, secured: 0)
    #expect(try part.read(try part.files()).1 == part.content)
    try part.writer.finish()
    #expect(try part.read([try part.files()[0]]).1 == part.content)
  }

  @Test("What the disk has can go from the tails, and tails stay small on a disk that keeps up")
  func truncated() throws {
    let part = try RecordedPart()
    var secured: Int64 = 0
    for _ in 0..<400 {
      try part.append(5_760, secured: secured)
      secured = part.writer.taken
    }
    let files = try part.files()
    #expect(files[1].count + files[2].count < 3 * Self.piece)
    #expect(try part.read(files).1 == part.content)
  }

  @Test("After any cut of any of its files a beginning is left, and all of it that the others still hold")
  func cuts() throws {
    let part = try RecordedPart()
    for _ in 0..<50 { try part.append(4_801) }
    let files = try part.files()
    var random = SystemRandomNumberGenerator()
    for file in files.indices {
      for _ in 0..<25 {
        var cut = files
        cut[file] = Array(cut[file].prefix(Int.random(in: 400...max(401, cut[file].count), using: &random)))
        let content = try #require(try part.read(cut).1)
        #expect(part.content.starts(with: content))
        // Nothing was secured: the tails alone hold all of it, and the age file all whole pieces.
        if file == 0 { #expect(content.count == part.content.count) }
        if file > 0 { #expect(content.count >= part.content.count / Self.piece * Self.piece) }
      }
    }
  }

  @Test("Power that goes while a piece is written costs nothing: its records are still there")
  func torn() throws {
    let part = try RecordedPart()
    try part.append(2 * Self.piece + 500)
    var files = try part.files()
    // as a disk leaves it that has taken the new length, and of the bytes only some
    let whole = Self.piece + AgeChunks.tag
    for place in (files[0].count - whole - 3_000)..<(files[0].count - 512) { files[0][place] = 0 }
    #expect(try part.read(files).1 == part.content)
  }

  @Test("Every changed byte is found: what is read is a beginning of what was written, or nothing")
  func damage() throws {
    let part = try RecordedPart()
    for _ in 0..<20 { try part.append(7_919) }
    let files = try part.files()
    var places = files.indices.flatMap { file in files[file].indices.map { (file, $0) } }.shuffled().prefix(
      120)
    places += stride(from: 0, to: 400, by: 3).map { (0, $0) }
    for (file, place) in places where place < files[file].count {
      var changed = files
      changed[file][place] ^= UInt8.random(in: 1...255)
      guard let (_, content) = try? part.read(changed), let content else { continue }
      #expect(part.content.starts(with: content), "file \(file), byte \(place)")
    }
  }

  @Test("Every changed byte of a finished part is found, and only its piece is lost")
  func finishedDamage() throws {
    let part = try RecordedPart()
    try part.append(3 * Self.piece + 777)
    try part.writer.finish()
    let file = try part.files()[0]
    for place in Array(0..<120) + (0..<60).map({ _ in Int.random(in: 300..<file.count) }) {
      var changed = file
      changed[place] ^= 1
      guard let (open, content) = try? part.read([changed]) else { continue }
      #expect(content == nil, "byte \(place)")
      #expect(try open.damagedPieces().count == 1)
      let saved = try #require(try part.read([changed], .silence).1)
      #expect(saved.count == part.content.count)
      let wrong = saved.indices.filter { saved[$0] != part.content[$0] && saved[$0] != 0 }
      #expect(wrong.isEmpty)
      #expect(saved.indices.count { saved[$0] != part.content[$0] } <= Self.piece)
    }
  }

  @Test("A finished part that was cut off is refused, wherever that was")
  func finishedCuts() throws {
    let part = try RecordedPart()
    try part.append(2 * Self.piece)
    try part.writer.finish()
    let file = try part.files()[0]
    for length in (0..<60).map({ _ in Int.random(in: 0..<file.count) }) + [file.count - 1] {
      #expect(throws: (any Error).self) { try part.read([Array(file.prefix(length))]) }
    }
  }

  @Test("No nonce is used twice: six hundred records over forty pieces have as many numbers")
  func nonces() throws {
    let part = try RecordedPart()
    var random = SystemRandomNumberGenerator()
    var records: [[UInt8]: [UInt8]] = [:]
    var count = 0
    var secured: Int64 = 0
    while count < 600 {
      try part.append(Int.random(in: 1...9_000, using: &random), secured: secured)
      secured = part.writer.taken
      for bytes in try part.files().dropFirst() {
        for record in Self.records(in: bytes) {
          let nonce = Array(record.prefix(12))
          // the same numbers are the same record, still lying there
          if let known = records[nonce] {
            #expect(known == record, "a nonce was used again")
          } else {
            records[nonce] = record
            count += 1
          }
        }
      }
    }
    #expect(records.count == count)
    #expect(Set(records.values).count == count)
  }

  @Test("The tail of another recording adds nothing, nor does one key open the part of another")
  func foreign() throws {
    let (part, other) = (try RecordedPart(), try RecordedPart())
    try part.append(1_000)
    try other.append(1_000)
    let (mine, theirs) = (try part.files(), try other.files())
    #expect(try part.read([mine[0], theirs[1], theirs[2]]).0.length == 0)
    #expect(throws: AgeError(.noMatch, "none of the keys opens it")) { try part.read(theirs) }
  }

  @Test("Without a key a sealed part says that it is locked")
  func locked() throws {
    let error = #expect(throws: AgeError.self) {
      _ = try PartBytes.open("part-001.wav.age", identity: nil) { _ in open("/dev/null", O_RDONLY) }
    }
    #expect(error?.code == .locked)
  }

  /// The records of a tail, one by one, as they lie there.
  private static func records(in tail: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var rest = tail[...]
    while rest.count >= 32 {
      let count = rest.dropFirst(12).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      // what is left of an older record, half written over, begins with no such numbers
      guard rest.prefix(6).allSatisfy({ $0 == 0 }), rest.dropFirst(8).prefix(2).allSatisfy({ $0 == 0 }),
        count <= Self.piece
      else { break }
      found.append(Array(rest.prefix(32 + count)))
      rest = rest.dropFirst(32 + count)
    }
    return found
  }
}
