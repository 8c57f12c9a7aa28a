import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct RecorderLossTests {
    @Test(
      "an overrun becomes silence of the same length, and the time line stays true", arguments: [100, 700])
    func overrun(milliseconds: Int) async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(48_000)
      // The device is held back, then jumps: as if nobody had fetched its sound for that long.
      let missing = milliseconds * 48
      try recording.device.run("xrun", "--frames", "\(missing)", "--at", "96000")
      try recording.device.run("stall", "\(milliseconds)")
      try await recording.reach(140_000)
      let summary = await recording.stop()
      let gap = try #require(summary.gaps.first)
      #expect(summary.gaps.count == 1)
      #expect(recording.gaps == summary.gaps)
      #expect(gap.cause == .overrun)
      #expect(gap.isFilled)
      #expect(gap.frame == Frame(96_000))
      let numbers = try recording.sound(summary)
      #expect(numbers[0..<96_000].elementsEqual(0..<96_000))
      let after = try #require(numbers[96_000...].firstIndex { $0 >= 0 })
      #expect(Int64(after) == 96_000 + gap.frames)
      // The counting signal says how many frames were really lost; one pointer step is 48 frames.
      let lost = numbers[after] - 96_000
      #expect(abs(Int(gap.frames) - lost) <= 48, "told \(gap.frames), lost \(lost)")
      #expect(jumps(Array(numbers[after...])).isEmpty)
      print("overrun: told \(gap.frames), really \(lost)")
    }

    @Test("a microphone that is unplugged and comes back gives a second part on the same time line")
    func unplug() async throws {
      let recording = try TestRecording(armed: false)
      _ = try recording.recorder.start()
      try recording.device.run("unplug", "--at", "40000")
      try await recording.wait("lost") { recording.recorder.snapshot.state == .lost }
      let end = recording.recorder.snapshot.written
      #expect(recording.recorder.frame(at: .now()) == end)
      try recording.device.run("replug")
      try await recording.reach(end.index + 24_000)
      #expect(recording.recorder.snapshot.state == .recording)
      let summary = await recording.stop()
      #expect(summary.parts.map(\.number) == [1, 2])
      #expect(summary.parts[0].frames == end.index)
      #expect(summary.parts[1].firstFrame == end)
      let gap = try #require(summary.gaps.first)
      #expect(summary.gaps.count == 1)
      #expect(gap.cause == .deviceLost)
      #expect(!gap.isFilled)
      #expect(gap.frame == end)
      let found = jumps(try recording.sound(summary))
      #expect(found.map(\.position) == [Int(end.index)])
      let lost = found.first?.by ?? 0
      #expect(abs(Int(gap.frames) - lost) <= 96, "told \(gap.frames), lost \(lost)")
      print("unplugged: told \(gap.frames), really \(lost)")
      // The counting signal passes full scale, which may be told as clipping.
      let order = recording.events.map { "\($0)".prefix { $0 != "(" } }.filter { $0 != "clipping" }
      #expect(
        order == [
          "partOpened", "partClosed", "deviceLost", "gap", "deviceReturned", "partOpened", "partClosed",
        ])
    }

    @Test("a stop while the microphone is gone closes everything and counts the loss")
    func stopWhileLost() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(4800)
      try recording.device.run("unplug")
      try await recording.wait("lost") { recording.recorder.snapshot.state == .lost }
      let summary = await recording.stop()
      #expect(summary.parts.count == 1)
      #expect(summary.gaps.map(\.cause) == [.deviceLost])
      #expect(summary.end == Frame(summary.parts[0].frames))
    }

    @Test("a device that goes silent without a word is given up and opened again")
    func stalled() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(4800)
      try recording.device.run("stall", "forever")
      try await recording.wait("lost") { recording.recorder.snapshot.state == .lost }
      try recording.device.run("unstall")
      try await recording.wait("back") { recording.recorder.snapshot.state == .recording }
      let summary = await recording.stop()
      #expect(summary.gaps.map(\.cause) == [.deviceLost])
      #expect(summary.parts.count == 2)
    }

    @Test("a suspended device is resumed, and the sleep is a gap")
    func suspended() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(24_000)
      try recording.device.run("suspend")
      let asleep = MonotonicTime.now()
      try await recording.wait("0.4 s") { MonotonicTime.now() - asleep > 400_000_000 }
      try recording.device.run("resume")
      try await recording.reach(72_000)
      let summary = await recording.stop()
      let gap = try #require(summary.gaps.first)
      #expect(summary.gaps.count == 1)
      #expect(gap.cause == .suspended)
      #expect(gap.isFilled)
      #expect(gap.frames > 400 * 48 - 960)
    }
  }
}
