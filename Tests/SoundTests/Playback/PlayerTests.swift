import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct PlayerTests {
    private static let length = 200_000

    @Test(
      "the loudspeaker begins with exactly the frame asked for",
      arguments: [0, 1, 47_999, 65_535, 65_536, 123_457, 199_000, 199_999])
    func start(frame: Int) async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      let end = min(frame + 9_600, Self.length)
      try player.play(from: Frame(Int64(frame)), until: Frame(Int64(end)))
      #expect(try await player.finished() == Frame(Int64(end)))
      #expect(try listening.heard().numbers == Array(frame..<end))
    }

    @Test("a part is followed by the next without a gap, whatever chunks stand behind its sound")
    func border() async throws {
      let listening = try Listening()
      let player = try listening.ramp(20_001, 777, 30_000, chunkBehind: true)
      #expect(player.length == Frame(50_778))
      try player.play(from: Frame(19_000), until: Frame(25_000))
      #expect(try await player.finished() == Frame(25_000))
      #expect(try listening.heard().numbers == Array(19_000..<25_000))
    }

    @Test("playing to the end finishes at the length and lets the loudspeaker go")
    func end() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: Frame(190_000))
      #expect(player.isPlaying)
      #expect(try await player.finished() == player.length)
      #expect(!player.isPlaying)
      #expect(player.position == player.length)
      #expect(try listening.heard().numbers == Array(190_000..<Self.length))
    }

    @Test("playing from the very end or beyond finishes at once")
    func beyond() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: Frame(999_999))
      #expect(try await player.finished() == player.length)
    }

    @Test("a pause loses no frame")
    func pause() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: Frame(1_000), until: Frame(30_000))
      try await player.reached(Frame(9_000))
      player.pause()
      let paused = player.position
      #expect(!player.isPlaying)
      #expect(paused >= Frame(9_000) && paused < Frame(30_000))
      player.resume()
      #expect(try await player.finished() == Frame(30_000))
      let numbers = try listening.heard().numbers
      // the device's position moves in steps of 48 frames, so as many may be heard twice, none is left out
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      #expect(numbers.first == 1_000 && numbers.last == 29_999)
      #expect(steps.allSatisfy { $0 <= 1 && $0 > -480 })
      #expect(steps.filter { $0 != 1 }.count <= 1)
      #expect(numbers.contains(Int(paused.index)))
    }

    @Test("a seek while playing continues with exactly that frame, nothing queued is heard")
    func seek() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: .zero)
      try await player.reached(Frame(4_800))
      player.seek(to: Frame(150_001))
      try await player.reached(Frame(152_000))
      player.stop()
      let numbers = try listening.heard().numbers
      let joint = try #require(numbers.firstIndex(of: 150_001))
      #expect(Array(numbers[..<joint]) == Array(0..<joint))
      #expect(joint < 100_000)
      #expect(Array(numbers[joint...]) == Array(150_001..<150_001 + numbers.count - joint))
    }

    @Test("skipping goes from what is heard, back to the start at most")
    func skip() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      player.seek(to: Frame(100_000))
      player.skip(seconds: -0.5)
      #expect(player.position == Frame(76_000))
      player.skip(seconds: 1)
      #expect(player.position == Frame(124_000))
      player.skip(seconds: -60)
      #expect(player.position == .zero)
      player.skip(seconds: 60)
      #expect(player.position == player.length)
    }

    @Test("skipping back while playing is heard at once")
    func skipBack() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: Frame(100_000), until: Frame(110_000))
      try await player.reached(Frame(105_000))
      player.skip(seconds: -0.1)
      #expect(try await player.finished() == Frame(110_000))
      let numbers = try listening.heard().numbers
      let joint = try #require(zip(numbers, numbers.dropFirst()).first { $1 != $0 + 1 })
      #expect((4_800...5_300).contains(joint.0 + 1 - joint.1))
      #expect(numbers.last == 109_999)
    }

    @Test("an underrun is recovered without losing or repeating a frame")
    func underrun() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try listening.device.run("xrun", "--at", "10000")
      try player.play(from: .zero, until: Frame(60_000))
      #expect(try await player.finished() == Frame(60_000))
      #expect(try listening.heard().numbers == Array(0..<60_000))
    }

    @Test("the position never runs ahead of what the loudspeaker played")
    func position() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: Frame(50_000))
      try await player.reached(Frame(60_000))
      let position = player.position
      player.stop()
      #expect(try listening.heard().frames + 50_000 >= Int(position.index) - 480)
      // between two looks at the device the position is extrapolated; the device moves in steps of 48 frames
      #expect(player.position >= position - 480)
      #expect(!player.isPlaying)
    }

    @Test("pulling the plug is reported as a sentence")
    func unplug() async throws {
      let listening = try Listening()
      let player = try listening.ramp(Self.length)
      try player.play(from: .zero)
      try listening.device.run("unplug")
      let event = await player.events.first { if case .failed = $0 { true } else { false } }
      guard case .failed(let error)? = event else { return #expect(Bool(false), "no failure was reported") }
      #expect(error.code == .noSuchDevice)
      #expect(!player.isPlaying)
      try listening.device.reset()
    }
  }
}
