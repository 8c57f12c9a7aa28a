import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct PlayerOpeningTests {
    @Test("an unknown loudspeaker is named in the sentence")
    func unknown() throws {
      let player = try Listening().ramp(1000, loudspeaker: "gramophone")
      let error = #expect(throws: SoundError.self) { try player.play(from: .zero) }
      #expect(error?.code == .noSuchDevice)
      #expect(error?.message == "there is no loudspeaker “gramophone”")
      #expect(!player.isPlaying)
    }

    @Test("a missing file is named in the sentence")
    func missing() {
      let part = PlayablePart(url: URL(filePath: "/nowhere/part-001.wav"), firstFrame: .zero)
      let error = #expect(throws: SoundError.self) { try Player(parts: [part]) }
      #expect(error?.code == .fileUnreadable)
      #expect(error?.message == "the sound file /nowhere/part-001.wav does not exist")
    }

    @Test("parts of different rates are refused")
    func differing() throws {
      let folder = try TemporaryFolder()
      let (first, second) = (folder.url.appending(path: "a.wav"), folder.url.appending(path: "b.wav"))
      try WaveFile.sine(200, seconds: 0.1).write(to: first)
      try WaveFile.sine(200, seconds: 0.1, rate: 44_100).write(to: second)
      let error = #expect(throws: SoundError.self) {
        try Player(parts: [
          PlayablePart(url: first, firstFrame: .zero), PlayablePart(url: second, firstFrame: Frame(4_800)),
        ])
      }
      #expect(error?.code == .formatUnsupported)
      #expect(error?.message == "b.wav has 44100 Hz and 1 channel, but a.wav has 48000 Hz and 1 channel")
    }

    @Test("a rate the loudspeaker does not take is converted")
    func converted() async throws {
      let listening = try Listening()
      let player = try listening.player(.sine(200, seconds: 0.5, rate: 44_100))
      try player.play(from: .zero)
      #expect(try await player.finished() == player.length)
      let heard = try listening.heard()
      #expect(heard.rate == 48_000)
      #expect(abs(heard.frames - 24_000) < 100)
    }

    @Test("a hole between two parts is silence, so that nothing shifts")
    func hole() async throws {
      let listening = try Listening()
      let (first, second) = (
        listening.folder.url.appending(path: "a.wav"), listening.folder.url.appending(path: "b.wav")
      )
      try WaveFile.ramp(0..<1_000).write(to: first)
      try WaveFile.ramp(3_000..<5_000).write(to: second)
      let player = try Player(
        parts: [
          PlayablePart(url: second, firstFrame: Frame(3_000)), PlayablePart(url: first, firstFrame: .zero),
        ],
        device: "vspk")
      try player.play(from: .zero)
      #expect(try await player.finished() == Frame(5_000))
      let numbers = try listening.heard().numbers
      #expect([Int](numbers.prefix(1_000)) == [Int](0..<1_000))
      #expect([Int](numbers.dropFirst(3_000)) == [Int](3_000..<5_000))
      #expect(numbers.count == 5_000)
    }
  }
}
