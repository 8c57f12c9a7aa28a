import Foundation
import Testing

@testable import Sound

@Suite("The second copy of one file") struct MirroredFileTests {
  private let source: TemporaryFolder
  private let medium: TemporaryFolder
  private let place: MirrorPlace
  private var copy: URL { place.folder.appending(path: "part-001.wav") }

  init() throws {
    source = try TemporaryFolder()
    medium = try TemporaryFolder()
    place = try MirrorPlace(in: medium.url, for: source.url)
  }

  private func write(_ bytes: [UInt8]) throws -> URL {
    let url = source.url.appending(path: "part-001.wav")
    try Data(bytes).write(to: url)
    return url
  }

  @Test("it grows with the file, takes over a changed header, and shrinks with it")
  func follows() throws {
    var bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let url = try write(bytes)
    let file = try MirroredFile("part-001.wav", from: source.url, to: place)
    try file.follow {}
    #expect(try [UInt8](Data(contentsOf: copy)) == bytes)
    let handle = try FileHandle(forUpdating: url)
    try handle.write(contentsOf: Data([9, 9, 9]))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 5, count: 300_000))
    try file.follow {}
    bytes.replaceSubrange(0..<3, with: [9, 9, 9])
    bytes += Array(repeating: 5, count: 300_000)
    #expect(try [UInt8](Data(contentsOf: copy)) == bytes)
    try handle.truncate(atOffset: 500_000)
    try file.follow {}
    #expect(try [UInt8](Data(contentsOf: copy)) == Array(bytes.prefix(500_000)))
  }

  @Test("a small file that is emptied and written anew is the same again")
  func rewritten() throws {
    let url = try write((0..<60_000).map { UInt8(truncatingIfNeeded: $0) })
    let file = try MirroredFile("part-001.wav", from: source.url, to: place)
    try file.follow {}
    let other = (0..<60_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(other))
    try file.follow {}
    #expect(try [UInt8](Data(contentsOf: copy)) == other)
  }

  @Test("a copy that is there already is compared before it is trusted, and what differs is written anew")
  func adopted() throws {
    let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 * 3) }
    _ = try write(bytes)
    var damaged = bytes
    damaged[400_000] ^= 1
    try Data(damaged).write(to: copy)
    try MirroredFile("part-001.wav", from: source.url, to: place).follow {}
    #expect(try [UInt8](Data(contentsOf: copy)) == bytes)
  }

  @Test("a link in the copy's place is not followed")
  func link() throws {
    _ = try write([1, 2, 3])
    let victim = medium.url.appending(path: "victim")
    try Data("mine".utf8).write(to: victim)
    try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: victim)
    #expect(throws: MirrorFailure.self) {
      try MirroredFile("part-001.wav", from: source.url, to: place)
    }
    #expect(try Data(contentsOf: victim) == Data("mine".utf8))
  }

  @Test("a place that cannot be is refused with a sentence")
  func refused() throws {
    let missing = #expect(throws: SoundError.self) {
      try MirrorPlace(in: URL(filePath: "/nowhere"), for: source.url)
    }
    #expect(missing?.message == "there is no folder “/nowhere” for the second copy")
    let own = #expect(throws: SoundError.self) {
      try MirrorPlace(in: source.url.deletingLastPathComponent(), for: source.url)
    }
    #expect(own?.message == "the second copy would be inside the library itself")
  }
}
