import Foundation
import Testing
import Timeline

@testable import Sound

extension VirtualDevice {
  @Suite struct DiskFullTests {
    @Test("a full disk is told at once; the microphone goes on, and what was written is readable")
    func full() async throws {
      guard getuid() == 0 else { return print("skipped: a full disk needs root to mount one") }
      let folder = try TemporaryFolder()
      try mount(["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.url.path])
      defer { try? unmount(folder.url.path) }
      let recording = try TestRecording { $0.folder = folder.url }
      _ = try recording.recorder.start()
      try await recording.wait("failed") { recording.recorder.snapshot.state == .failed }
      try await recording.wait("told") { recording.events.contains(.diskFull) }
      let live = recording.recorder.snapshot
      #expect(live.frame == live.written)
      let summary = await recording.stop()
      let part = try #require(summary.parts.first)
      #expect(part.frames > 200_000)
      #expect(summary.end.index == part.frames)
      let numbers = try PartSound(folder.url.appending(path: part.file), channels: 2).numbers
      #expect(numbers == Array(0..<Int(part.frames)))
      #expect(try PartRepair.repair(file: part.file, in: folder.url).action == .intact)
      let failure = recording.events.compactMap { event -> SoundError? in
        if case .failed(let error) = event { error } else { nil }
      }
      #expect(failure.first?.code == .diskFull)
      #expect(failure.first?.message.contains("part-001.wav") == true)
    }

    @Test("recording goes on in a new part when somebody frees space, and what was missed is a gap")
    func freed() async throws {
      guard getuid() == 0 else { return print("skipped: a full disk needs root to mount one") }
      let folder = try TemporaryFolder()
      try mount(["-t", "tmpfs", "-o", "size=40m", "tmpfs", folder.url.path])
      defer { try? unmount(folder.url.path) }
      let ballast = folder.url.appending(path: "ballast")
      try Data(count: (40 << 20) - 400_000).write(to: ballast)
      let recording = try TestRecording { $0.folder = folder.url }
      _ = try recording.recorder.start()
      try await recording.wait("failed") { recording.recorder.snapshot.state == .failed }
      let end = recording.recorder.snapshot.written
      try FileManager.default.removeItem(at: ballast)
      try await recording.reach(end.index + 12_000)
      let summary = await recording.stop()
      #expect(summary.parts.count == 2)
      #expect(summary.parts.last?.firstFrame == end)
      let gap = try #require(summary.gaps.first)
      #expect(gap.frame == end)
      #expect(!gap.isFilled)
      let numbers = try summary.parts.flatMap {
        try PartSound(folder.url.appending(path: $0.file), channels: 2).numbers
      }
      #expect(jumps(numbers).map(\.position) == [Int(end.index)])
      #expect(jumps(numbers).map { Int64($0.by) } == [gap.frames])
    }

    private func mount(_ arguments: [String]) throws { try run("/bin/mount", arguments) }
    /// Lazily: somebody else on this machine may be looking into the folder just now.
    private func unmount(_ path: String) throws { try run("/bin/umount", ["--lazy", path]) }

    private func run(_ program: String, _ arguments: [String]) throws {
      let process = try Process.run(URL(filePath: program), arguments: arguments)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}
