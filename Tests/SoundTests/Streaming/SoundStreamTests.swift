import Foundation
import Testing
import Timeline

@testable import Sound

@Suite(.timeLimit(.minutes(2))) struct SoundStreamTests {
  @Test(
    "the bytes of a part follow the header as they are",
    arguments: [MadeSound.Container.wav, .caf, .bigCaf, .extensible],
    [(1, 16), (2, 16), (1, 24), (2, 24), (2, 32)])
  func onePart(_ container: MadeSound.Container, _ shape: (channels: Int, bits: Int)) throws {
    let made = MadeSound(container: container, channels: shape.channels, bits: shape.bits, frames: 5_001)
    let stream = try MadeParts(made).stream()
    #expect(stream.frames == 5_001 && stream.channels == shape.channels)
    #expect(stream.bytesPerFrame == shape.channels * shape.bits / 8)
    #expect(stream.dataOffset == (shape.bits == 16 ? 44 : 68))
    #expect(try stream.sound() == made.sound)
    #expect(stream.missingParts.isEmpty && stream.contentType == "audio/wav")
    let whole = try stream.read(0..<stream.byteCount)
    #expect(Int64(whole.count) == stream.byteCount && whole.count % 2 == 0)
  }

  @Test("libsndfile reads the stream as the parts one after another", arguments: [16, 24])
  func readByLibsndfile(_ bits: Int) throws {
    let (first, second) = (
      MadeSound(channels: 2, bits: bits, frames: 4_801, seed: 3),
      MadeSound(container: .caf, channels: 2, bits: bits, frames: 999, seed: 4)
    )
    let made = try MadeParts(first, second)
    let stream = try made.stream()
    let url = made.folder.url.appending(path: "stream.wav")
    try Data(stream.read(0..<stream.byteCount)).write(to: url)
    let file = try Sound.SoundFile(url)
    var samples: [Int32] = []
    #expect(file.read(10_000, into: &samples) == 5_800)
    #expect(file.bits == bits && file.rate.hertz == 48_000)
    #expect(samples == (first.samples + second.samples).map { $0 << Int32(32 - bits) })
  }

  @Test("any range is a slice of the whole", arguments: [(1, 16), (2, 24)])
  func ranges(_ shape: (channels: Int, bits: Int)) throws {
    var made = try MadeParts()
    for (index, frames) in [701, 1, 2_333, 480].enumerated() {
      try made.add(
        MadeSound(channels: shape.channels, bits: shape.bits, frames: frames, seed: UInt64(index)),
        hole: index == 2 ? 57 : 0)
    }
    let stream = try made.stream()
    let whole = try stream.read(0..<stream.byteCount)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      let first = Int64.random(in: 0..<stream.byteCount, using: &random)
      let range = first..<Int64.random(in: first...stream.byteCount + 10, using: &random)
      let expected = whole[Int(first)..<Int(min(range.upperBound, stream.byteCount))]
      #expect(try stream.read(range) == Array(expected), "\(range)")
    }
    for position in 0..<stream.byteCount {
      #expect(try stream.read(position..<position + 1) == [whole[Int(position)]])
    }
    #expect(try stream.read(stream.byteCount..<stream.byteCount + 5).isEmpty)
  }

  @Test("read in pieces it has the SHA of the header and all parts in order")
  func pieces() throws {
    let sounds = (1...3).map { MadeSound(channels: 2, frames: 30_000 + $0, seed: UInt64($0)) }
    let made = try MadeParts(sounds[0], sounds[1], sounds[2])
    let stream = try made.stream()
    let (whole, expected) = (
      made.folder.url.appending(path: "whole"), made.folder.url.appending(path: "expected")
    )
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: stream.byteCount, by: 65_536) {
      bytes += try stream.read(start..<start + 65_536)
    }
    try Data(bytes).write(to: whole)
    let header = MadeSound(channels: 2, frames: 90_006).file().prefix(44)
    try Data(header + sounds.flatMap(\.sound)).write(to: expected)
    #expect(try sha(whole) == sha(expected))
  }

  private func sha(_ url: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.standardInput = try FileHandle(forReadingFrom: url)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  @Test("a hole between parts is silence, so that a frame's place is always the same")
  func hole() throws {
    var made = try MadeParts(MadeSound(frames: 100))
    let second = MadeSound(frames: 50, seed: 9)
    try made.add(second, hole: 1_000)
    let stream = try made.stream()
    #expect(stream.frames == 1_150)
    let place = stream.dataOffset + 1_100 * Int64(stream.bytesPerFrame)
    #expect(try stream.read(place..<place + 100) == second.sound)
    #expect(try stream.read(44 + 200..<place).allSatisfy { $0 == 0 })
  }

  @Test("an overlap belongs to the later part")
  func overlap() throws {
    let (first, second) = (MadeSound(frames: 100), MadeSound(frames: 100, seed: 2))
    var made = try MadeParts(first)
    try made.add(second, hole: -40)
    #expect(try made.stream().sound() == Array(first.sound.prefix(120)) + second.sound)
  }

  @Test("parts of fewer bits are widened", arguments: [MadeSound.Container.wav, .bigCaf])
  func widened(_ container: MadeSound.Container) throws {
    let (first, second) = (
      MadeSound(container: container, frames: 300), MadeSound(bits: 24, frames: 300, seed: 2)
    )
    let stream = try MadeParts(first, second).stream()
    let wide: [UInt8] = first.samples.flatMap {
      [0, UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    #expect(try stream.sound() == wide + second.sound)
  }

  @Test("it stays as long as it was when the last part grows, and a new one is longer")
  func growing() throws {
    let sound = MadeSound(frames: 3_000)
    var made = try MadeParts()
    let url = try made.add(sound)
    // as a recorder leaves it between two updates of the header
    let file = sound.file(declared: 2_000)
    try Data(file[..<4_044]).write(to: url)
    let early = try made.stream()
    #expect(early.frames == 2_000)
    try Data(file).write(to: url)
    #expect(early.byteCount == 4_044)
    #expect(try early.sound() == Array(sound.sound.prefix(4_000)))
    let late = try made.stream()
    #expect(late.frames == 3_000 && late.etag != early.etag)
    #expect(try late.sound() == sound.sound)
  }

  @Test("chunks behind the sound are not heard")
  func chunks() throws {
    let sound = MadeSound(frames: 301, seed: 5)
    for (bits, tail) in [
      (16, Array("zzzz".utf8) + [4, 0, 0, 0, 1, 2, 3, 4]), (24, Array("cue ".utf8) + [0, 0, 0, 0]),
    ] {
      var sound = sound
      sound.bits = bits
      var made = try MadeParts()
      let url = try made.add(sound)
      try Data(sound.file(tail: tail)).write(to: url)
      #expect(try made.stream().frames == 301)
    }
  }

  @Test("beyond 4 GiB it is an RF64 with true sizes")
  func long() throws {
    var made = try MadeParts(MadeSound(frames: 10))
    let second = MadeSound(frames: 5, seed: 2)
    try made.add(second, hole: 3_000_000_000)
    let stream = try made.stream()
    #expect(stream.frames == 3_000_000_015 && stream.dataOffset == 80)
    let header = try stream.read(0..<80)
    #expect(Array(header[0..<8]) == Array("RF64".utf8) + [255, 255, 255, 255])
    let url = made.folder.url.appending(path: "long.wav")
    // the same file with the hole as a hole
    try Data(header).write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.seek(toOffset: 80 + 6_000_000_020)
    try handle.write(contentsOf: Data(stream.read(80 + 6_000_000_020..<stream.byteCount)))
    try handle.close()
    let file = try Sound.SoundFile(url)
    #expect(file.length == 3_000_000_015 && file.seek(to: 3_000_000_010))
    var samples: [Int32] = []
    #expect(file.read(9, into: &samples) == 5)
    #expect(samples == second.samples.map { $0 << 16 })
  }

  @Test("the entity tag stays while nothing changes and changes with the sound")
  func entityTag() throws {
    let made = try MadeParts(MadeSound(frames: 1_000), MadeSound(frames: 500))
    let tag = try made.stream().etag
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 8)
    #expect(try made.stream().etag == tag)
    try overwrite(made.parts[0].url, [1, 2, 3], at: 500)
    #expect(try made.stream().etag != tag)
  }

  @Test("many threads read one stream, whatever the parts are stored in")
  func threads() async throws {
    var made = try MadeParts(MadeSound(frames: 20_000), MadeSound(frames: 20_000, seed: 2))
    let url = try made.add(MadeSound(frames: 1, seed: 3))
    // a part that goes through libsndfile
    var eight = MadeSound(frames: 10_000, seed: 4).file()
    eight.replaceSubrange(32..<36, with: [1, 0, 8, 0])
    try Data(eight).write(to: url)
    let stream = try made.stream()
    #expect(stream.frames == 60_000)
    let whole = try stream.read(0..<stream.byteCount)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<100).allSatisfy { _ in
            let first = Int.random(in: 0..<whole.count - 1_000)
            return try stream.read(Int64(first)..<Int64(first + 1_000)) == Array(whole[first..<first + 1_000])
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
