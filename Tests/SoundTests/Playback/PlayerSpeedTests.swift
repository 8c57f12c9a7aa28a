import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct PlayerSpeedTests {
    @Test(
      "another speed changes the length and keeps the pitch",
      arguments: [(0.5, 8.0), (0.75, 5.333), (1.5, 2.667), (2.0, 2.0)])
    func speed(speed: Double, seconds: Double) async throws {
      let listening = try Listening()
      try listening.device.run("speed", "10")
      let player = try listening.player(.sine(200, seconds: 4))
      player.speed = speed
      try player.play(from: .zero)
      #expect(try await player.finished() == player.length)
      let heard = try listening.heard()
      #expect(abs(Double(heard.frames) / 48_000 - seconds) < 0.05)
      #expect(abs(frequency(heard) - 200) < 2)
    }

    @Test("what is no speed becomes one")
    func clamped() throws {
      let player = try Listening().ramp(1000)
      #expect(player.speed == 1)
      player.speed = 17
      #expect(player.speed == 2)
      player.speed = 0
      #expect(player.speed == 0.5)
      player.speed = .nan
      #expect(player.speed == 1)
    }

    @Test("back at speed one the samples are untouched again")
    func exact() async throws {
      let listening = try Listening()
      let player = try listening.ramp(100_000)
      player.speed = 2
      player.speed = 1
      try player.play(from: Frame(500), until: Frame(9_000))
      _ = try await player.finished()
      #expect(try listening.heard().numbers == Array(500..<9_000))
    }

    @Test("a change of speed while playing goes on from what was heard")
    func change() async throws {
      let listening = try Listening()
      let player = try listening.player(.sine(200, seconds: 4))
      try player.play(from: .zero, until: Frame(48_000))
      try await player.reached(Frame(12_000))
      player.speed = 2
      #expect(player.position >= Frame(12_000))
      #expect(try await player.finished() == Frame(48_000))
      let frames = try listening.heard().frames
      #expect(frames > 24_000 && frames < 48_000)
    }

    /// Rising zero crossings per second.
    private func frequency(_ wave: WaveFile) -> Double {
      let rising = zip(wave.samples, wave.samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
      return Double(rising) / (Double(wave.frames) / Double(wave.rate))
    }
  }
}
