import Foundation
import Testing
import Timeline

@testable import Sound

@Suite(.timeLimit(.minutes(2))) struct SoundStreamFaultTests {
  @Test("a missing part is silence and named; the others are heard in their places")
  func missing() throws {
    let sounds = (1...3).map { MadeSound(frames: 1_000, seed: UInt64($0)) }
    let silence = [UInt8](repeating: 0, count: 2_000)
    for missing in 0..<3 {
      let made = try MadeParts(sounds[0], sounds[1], sounds[2])
      try FileManager.default.removeItem(at: made.parts[missing].url)
      let stream = try made.stream()
      #expect(stream.missingParts == ["part-\(missing + 1).wav"])
      #expect(try stream.sound() == (0..<3).flatMap { $0 == missing ? silence : sounds[$0].sound })
    }
  }

  @Test("a part of another rate is silence and named")
  func otherRate() throws {
    let first = MadeSound(frames: 100)
    let stream = try MadeParts(first, MadeSound(rate: 44_100, frames: 100), MadeSound(channels: 2, frames: 7))
      .stream()
    #expect(stream.missingParts == ["part-2.wav", "part-3.wav"])
    #expect(try stream.sound() == first.sound + [UInt8](repeating: 0, count: 214))
  }

  @Test("a file that is cut short while it is heard ends in silence")
  func cutShort() throws {
    let sound = MadeSound(frames: 1_000)
    let made = try MadeParts(sound)
    let stream = try made.stream()
    #expect(truncate(made.parts[0].url.path, 44 + 500) == 0)
    #expect(try stream.sound() == Array(sound.sound.prefix(500)) + [UInt8](repeating: 0, count: 1_500))
  }

  @Test("links, pipes and files outside of the folder are not opened")
  func untrusted() throws {
    let outside = try MadeParts(MadeSound(frames: 100))
    var made = try MadeParts(MadeSound(frames: 10), MadeSound(frames: 10), MadeSound(frames: 10))
    for (index, part) in made.parts.dropFirst().enumerated() {
      try FileManager.default.removeItem(at: part.url)
      if index == 0 {
        try FileManager.default.createSymbolicLink(at: part.url, withDestinationURL: outside.parts[0].url)
      } else {
        #expect(mkfifo(part.url.path, 0o600) == 0)
      }
    }
    made.parts.append(PlayablePart(url: outside.parts[0].url, firstFrame: Frame(30), frames: 3))
    made.parts.append(PlayablePart(url: made.folder.url.appending(path: "../x.wav"), firstFrame: Frame(33)))
    #expect(try made.stream().missingParts == ["part-2.wav", "part-3.wav", "part-1.wav", "x.wav"])
  }

  @Test("without any readable sound there is a sentence and no stream")
  func nothing() throws {
    var made = try MadeParts()
    #expect(throws: SoundError.self) { try made.stream() }
    let url = try made.add(MadeSound(frames: 10))
    try Data("no sound".utf8).write(to: url)
    let error = #expect(throws: SoundError.self) { try made.stream() }
    #expect(error?.message == "none of the interview's sound files can be read")
    made.parts.append(PlayablePart(url: url, firstFrame: Frame(.max)))
    try Data(MadeSound(frames: 10).file()).write(to: url)
    #expect(throws: SoundError.self) { try made.stream() }
    made.parts = [PlayablePart(url: url, firstFrame: Frame(-5))]
    #expect(throws: SoundError.self) { try made.stream() }
  }

  @Test("floating point becomes 24 bits")
  func floatingPoint() throws {
    var made = try MadeParts()
    let url = try made.add(MadeSound(frames: 6))
    var bytes = MadeSound(bits: 32, frames: 6).file()
    bytes[20] = 3
    let floats: [Float] = [0, 0.5, -0.5, -1, 2, .nan]
    bytes.replaceSubrange(
      44..<68, with: floats.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) })
    try Data(bytes).write(to: url)
    let stream = try made.stream()
    #expect(stream.bytesPerFrame == 3)
    #expect(
      try stream.sound() == [0, 0, 0, 0, 0, 0x40, 0, 0, 0xc0, 0, 0, 0x80, 0xff, 0xff, 0x7f, 0, 0, 0])
  }

  @Test("8 bits become 16")
  func decoded() throws {
    var made = try MadeParts()
    let url = try made.add(MadeSound(frames: 4))
    // 8 bits are unsigned: 128 is silence
    var bytes = MadeSound(frames: 2).file()
    bytes.replaceSubrange(32..<36, with: [1, 0, 8, 0])
    bytes.replaceSubrange(44..<48, with: [128, 255, 0, 129])
    try Data(bytes).write(to: url)
    let stream = try made.stream()
    #expect(stream.bytesPerFrame == 2)
    #expect(try stream.sound() == [0, 0, 0, 0x7f, 0, 0x80, 0, 1])
    #expect(try stream.read(46..<50) == [0, 0x7f, 0, 0x80])
  }
}
