import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct RecorderTests {
    @Test(
      "every frame that the microphone delivers is in the file, once",
      arguments: [
        RecordingFormat(channels: 1), RecordingFormat(channels: 2),
        RecordingFormat(channels: 1, bits: 24), RecordingFormat(channels: 2, bits: 24),
        RecordingFormat(channels: 2, container: .caf),
        RecordingFormat(channels: 1, bits: 24, container: .caf),
      ])
    func exact(format: RecordingFormat) async throws {
      let recording = try TestRecording(format)
      #expect(try recording.recorder.start() == .zero)
      try await recording.reach(24_000)
      let summary = await recording.stop()
      let part = try #require(summary.parts.first)
      #expect(summary.parts.count == 1)
      #expect(summary.gaps.isEmpty)
      #expect(part.file == "part-001.\(format.container.rawValue)")
      let numbers = try recording.sound(part).numbers
      #expect(numbers == Array(0..<Int(part.frames)))
      #expect(summary.end.index == part.frames)
    }

    @Test("the file is private, and its header is on disk when start returns")
    func firstHeader() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      let path = recording.folder.url.appending(path: "part-001.wav").path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect((attributes[.size] as? Int ?? 0) >= 44)
      let first = await recording.stop()
      let second = await recording.recorder.stop()
      #expect(first == second)
    }

    @Test("a pause cuts at the touched frame and continuing goes on there")
    func pause() async throws {
      let recording = try TestRecording(armed: false)
      _ = try recording.recorder.start()
      try await recording.reach(12_000)
      let paused = MonotonicTime.now()
      let frame = recording.recorder.pause(at: paused)
      #expect(recording.recorder.snapshot.state == .paused)
      #expect(recording.recorder.frame(at: paused + 300_000_000) == frame)
      try await recording.reach(frame.index)
      let continued = MonotonicTime.now()
      #expect(recording.recorder.continue(at: continued) == frame)
      #expect(recording.recorder.snapshot.state == .recording)
      try await recording.reach(frame.index + 12_000)
      let summary = await recording.stop()
      let numbers = try recording.sound(summary)
      let found = jumps(numbers)
      #expect(found.map(\.position) == [Int(frame.index)])
      let index = Int(frame.index)
      #expect(abs(Double(numbers[index - 1] + 1) - (try recording.number(at: paused))) < 480)
      #expect(abs(Double(numbers[index]) - (try recording.number(at: continued))) < 480)
      #expect(Int64(numbers.count) == summary.end.index)
    }

    @Test("a touch is mapped to the sound that was heard at that moment, to 10 ms")
    func touches() async throws {
      let recording = try TestRecording(armed: false)
      _ = try recording.recorder.start()
      var touches: [(MonotonicTime, Frame)] = []
      for step in 1...8 {
        try await recording.reach(Int64(step) * 4000)
        let now = MonotonicTime.now()
        touches.append((now, recording.recorder.frame(at: now)))
      }
      try await recording.reach(touches[7].1.index + 1)
      let numbers = try recording.sound(await recording.stop())
      for (moment, frame) in touches {
        let error = Double(numbers[Int(frame.index)]) - (try recording.number(at: moment))
        #expect(abs(error) < 480, "\(error) frames")
      }
    }

    @Test("parts join without losing or doubling a frame", arguments: [0, 1000])
    func parts(first: Int64) async throws {
      let recording = try TestRecording {
        $0.partLimitBytes = 65_536
        $0.firstFrame = Frame(first)
        $0.firstPartNumber = 3
      }
      #expect(try recording.recorder.start() == Frame(first))
      try await recording.reach(first + 20_000)
      recording.recorder.beginPart()
      try await recording.reach(first + 40_000)
      let summary = await recording.stop()
      #expect(summary.parts.count >= 3)
      #expect(summary.parts.map(\.number) == Array(3..<(3 + summary.parts.count)))
      var next = first
      for part in summary.parts {
        #expect(part.firstFrame.index == next)
        #expect(part.frames * 4 <= 65_536)
        next += part.frames
      }
      #expect(summary.end.index == next)
      #expect(try recording.sound(summary) == Array(0..<Int(next - first)))
      let closed = recording.events.compactMap { event -> String? in
        if case .partClosed(_, _, _, let reason, _) = event { reason } else { nil }
      }
      #expect(Set(closed) == ["sizeLimit", "requested", "stopped"])
    }

    @Test("the pre-roll brings back the sound before the start")
    func preRoll() async throws {
      let recording = try TestRecording(armed: false) { $0.preRollSeconds = 1 }
      try recording.recorder.arm()
      #expect(recording.recorder.snapshot.state == .armed)
      let armed = MonotonicTime.now()
      try await recording.wait("1.2 s") { MonotonicTime.now() - armed > 1_200_000_000 }
      let start = MonotonicTime.now()
      #expect(try recording.recorder.start(at: start) == .zero)
      #expect(abs(recording.recorder.frame(at: start).index - 48_000) <= 1)
      try await recording.reach(60_000)
      let numbers = try recording.sound(await recording.stop())
      #expect(jumps(numbers).isEmpty)
      #expect(abs(Double(numbers[0]) - (try recording.number(at: start)) + 48_000) < 480)
    }

    @Test("an existing file is never written over")
    func exists() async throws {
      let recording = try TestRecording()
      let url = recording.folder.url.appending(path: "part-001.wav")
      try Data("older".utf8).write(to: url)
      let error = #expect(throws: SoundError.self) { try recording.recorder.start() }
      #expect(error?.code == .fileExists)
      #expect(recording.recorder.snapshot.state == .armed)
      _ = await recording.stop()
      #expect(try Data(contentsOf: url) == Data("older".utf8))
    }

    @Test(
      "a microphone that cannot do what is asked is named, with what to do",
      arguments: [
        ("nothing", RecordingFormat(), SoundError.Code.noSuchDevice, "plug it in")
      ])
    func refusals(device: String, format: RecordingFormat, code: SoundError.Code, hint: String) throws {
      let recording = try TestRecording(format) { $0.device = device }
      let error = #expect(throws: SoundError.self) { try recording.recorder.arm() }
      #expect(error?.code == code)
      #expect(error?.message.contains("“\(device)”") == true)
      #expect(error?.hint?.contains(hint) == true)
    }

    @Test("a microphone that has only 48 kHz is converted for 16 kHz, and it is said")
    func converted() async throws {
      let recording = try TestRecording(RecordingFormat(rate: SampleRate(16_000))) { $0.device = "vmic" }
      try recording.recorder.arm()
      #expect(recording.recorder.snapshot.conversion?.rate == 48_000)
      #expect(recording.recorder.snapshot.conversion?.channels == nil)
      _ = await recording.stop()
      let plain = try TestRecording(RecordingFormat()) { $0.device = "vmic" }
      try plain.recorder.arm()
      #expect(plain.recorder.snapshot.conversion == nil)
      _ = await plain.stop()
    }

    @Test("a recorder that was never started stops with nothing")
    func nothing() async throws {
      let summary = await (try TestRecording()).stop()
      #expect(summary == RecordingSummary(parts: [], gaps: [], end: .zero))
    }
  }
}
