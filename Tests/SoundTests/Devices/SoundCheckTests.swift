import Foundation
import Synchronization
import Testing

@testable import Sound

extension VirtualDevice {
  @Suite struct SoundCheckTests {
    private let device: VirtualMicrophone
    private let folder: TemporaryFolder

    init() throws {
      device = try VirtualMicrophone.shared()
      try device.reset()
      folder = try TemporaryFolder()
    }

    @Test(
      "the verdict fits what the microphone hears",
      arguments: [
        (0.3, SoundCheckReport.Verdict.good, -10.46), (0.01, .tooQuiet, -40), (4, .tooLoud, 0),
        (0, .silent, -120),
      ])
    func verdict(level: Double, verdict: SoundCheckReport.Verdict, peak: Double) async throws {
      try play(level: level)
      let report = try await SoundCheck(device: "vmic", seconds: 0.5).run()
      #expect(report.verdict == verdict, "\(report)")
      #expect(report.peaks.count == 2)
      #expect(report.peaks.allSatisfy { abs($0 - peak) < 0.2 }, "\(report.peaks)")
      #expect(report.frames == 24_000)
    }

    @Test("progress comes each tenth of a second")
    func progress() async throws {
      try play(level: 0.5)
      let collected = Collected()
      _ = try await SoundCheck(device: "vmic", seconds: 0.5).run { step in
        collected.steps.withLock { $0.append(step) }
      }
      let steps = collected.steps.withLock { $0 }
      #expect(steps.map(\.seconds) == [0.1, 0.2, 0.3, 0.4, 0.5])
      #expect(steps.allSatisfy { abs($0.peaks[0] + 6.02) < 0.1 })
    }

    @Test("a device without sound is given up with a sentence")
    func stalled() async throws {
      try device.run("stall", "forever")
      let error = await #expect(throws: SoundError.self) {
        try await SoundCheck(device: "vmic", seconds: 0.5).run()
      }
      #expect(error?.message == "the microphone “vmic” delivers no sound")
      try device.reset()
    }

    @Test(
      "noise and hum are told from a voice, and a loudspeaker from a room",
      arguments: [
        (false, false, SoundCheckReport.Verdict.noise), (true, false, .good), (true, true, .monitor),
      ])
    func noise(speaks: Bool, isMonitor: Bool, verdict: SoundCheckReport.Verdict) async throws {
      // a hum that is always there; a voice comes and goes three times a second over a tenth of it
      var wave = WaveFile.sine(100, seconds: 3, channels: 2, level: 0.2)
      if speaks {
        for index in wave.samples.indices where index / 2 * 6 / 48_000 % 2 == 0 { wave.samples[index] /= 10 }
      }
      let url = folder.url.appending(path: "talk.wav")
      try wave.write(to: url)
      try device.run("play", "--armed", "--loop", url.path)
      let (report, clip) = try await SoundCheck(device: "vmic", seconds: 3, isMonitor: isMonitor).listen()
      #expect(report.verdict == verdict, "\(report)")
      // what is heard back is what was heard: header, then two channels of 16 bits
      #expect(clip.wave.count == 44 + report.frames * 4)
      let first = Int16(bitPattern: UInt16(clip.wave[44 + 4 * 500]) | UInt16(clip.wave[45 + 4 * 500]) << 8)
      #expect(abs(Int(first) - Int(wave.samples[2 * 500])) <= 1)
    }

    @Test("an unknown microphone is named in the sentence")
    func unknown() async {
      let error = await #expect(throws: SoundError.self) { try await SoundCheck(device: "nobody").run() }
      #expect(error?.message == "there is no microphone “nobody”")
    }

    private final class Collected: Sendable {
      let steps = Mutex<[SoundCheckProgress]>([])
    }

    /// Lets the microphone hear a tone; above 1 it is clipped.
    private func play(level: Double) throws {
      var wave = WaveFile.sine(300, seconds: 2, channels: 2, level: level)
      wave.samples = wave.samples.map { min(max($0, -32_768), 32_767) }
      let url = folder.url.appending(path: "tone.wav")
      try wave.write(to: url)
      try device.run("play", "--armed", url.path)
    }
  }
}
