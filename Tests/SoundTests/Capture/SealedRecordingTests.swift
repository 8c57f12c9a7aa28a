import Documents
import Foundation
import Testing
import Timeline
import Vault

@testable import Sound

extension VirtualDevice {
  /// Sound that is sealed while it is recorded, from the microphone to what is left of it after a death.
  @Suite struct SealedRecordingTests {
    private let identity = AgeIdentity()

    private func sealed(
      _ format: RecordingFormat = RecordingFormat(channels: 2),
      change: (inout RecorderConfiguration) -> Void = { _ in }
    ) throws -> TestRecording {
      try TestRecording(format) {
        $0.recipient = identity.recipient
        change(&$0)
      }
    }

    private func numbers(_ folder: URL, _ file: String, channels: Int = 2) throws -> [Int] {
      try PartSound(folder.appending(path: file), channels: channels, identity: identity).numbers
    }

    private func names(_ folder: URL) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test(
      "every frame that the microphone delivers is in the sealed file, once, and nothing else is left",
      arguments: [
        RecordingFormat(channels: 2), RecordingFormat(channels: 2, bits: 24),
        RecordingFormat(channels: 1, bits: 24),
      ])
    func exact(format: RecordingFormat) async throws {
      let recording = try sealed(format)
      #expect(try recording.recorder.start() == .zero)
      try await recording.reach(48_000)
      let summary = await recording.stop()
      let part = try #require(summary.parts.first)
      #expect(part.file == "part-001.wav.age")
      #expect(try names(recording.folder.url) == ["part-001.wav.age"])
      let numbers = try numbers(recording.folder.url, part.file, channels: format.channels)
      #expect(numbers == Array(0..<Int(part.frames)))
      #expect(
        try PartRepair.repair(file: part.file, in: recording.folder.url, identity: identity)
          == PartRepair.Outcome(frames: part.frames, action: .intact, bytesCut: 0))
    }

    @Test("when start returns, what the file begins with is on the disk, and nothing of it is readable")
    func beginning() async throws {
      let recording = try sealed()
      _ = try recording.recorder.start()
      let folder = recording.folder.url
      #expect(try names(folder) == ["part-001.wav.age", "part-001.wav.tail", "part-001.wav.tail2"])
      for name in try names(folder) {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let bytes = try Data(contentsOf: folder.appending(path: name))
        #expect(bytes.range(of: Data("WAVE".utf8)) == nil)
      }
      let head = try Data(contentsOf: folder.appending(path: "part-001.wav.age"))
      #expect(head.starts(with: Data("age-encryption.org/v1\n".utf8)))
      _ = await recording.stop()
    }

    @Test("the sound can be heard while it is being recorded, all that is written")
    func whileRecording() async throws {
      let recording = try sealed()
      _ = try recording.recorder.start()
      try await recording.reach(60_000)
      let written = recording.recorder.snapshot.written.index
      let part = PlayablePart(
        url: recording.folder.url.appending(path: "part-001.wav.age"), firstFrame: .zero, identity: identity)
      #expect(try SoundStream(parts: [part], in: recording.folder.url).frames >= written)
      _ = await recording.stop()
    }

    @Test(
      "a copy made at any moment is put in order: no frame that was written is missing, the original is kept")
    func copied() async throws {
      let recording = try sealed()
      _ = try recording.recorder.start()
      for step in 1...8 {
        try await recording.reach(Int64(step) * 14_321)
        let written = recording.recorder.snapshot.written.index
        let copy = try TemporaryFolder()
        for name in try names(recording.folder.url) {
          try FileManager.default.copyItem(
            at: recording.folder.url.appending(path: name), to: copy.url.appending(path: name))
        }
        try check(copy.url, atLeast: written)
      }
      _ = await recording.stop()
    }

    @Test("a process that is killed while it records loses nothing it had written")
    func killed() async throws {
      let folder = URL(filePath: "/tmp/leitfaden-killed-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (path, key) = (folder.path, identity.text)
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, key = key as String] in
        let recipient = try AgeIdentity(key).recipient
        let recording = try TestRecording {
          $0.folder = URL(filePath: path)
          $0.recipient = recipient
        }
        _ = try recording.recorder.start()
        try await recording.reach(100_000)
        let written = recording.recorder.snapshot.written.index
        try Data("\(written)".utf8).write(to: URL(filePath: path).appending(path: "written"))
        kill(getpid(), SIGKILL)
      }
      let note = try String(contentsOf: folder.appending(path: "written"), encoding: .utf8)
      try FileManager.default.removeItem(at: folder.appending(path: "written"))
      try check(folder, atLeast: try #require(Int64(note)))
    }

    /// Repairs the first part of a folder; it then has at least so many frames, all of them right.
    private func check(_ folder: URL, atLeast written: Int64) throws {
      let file = "part-001.wav.age"
      let before = try names(folder)
      #expect(before.contains("part-001.wav.tail"))
      let outcome = try PartRepair.repair(file: file, in: folder, identity: identity)
      #expect(outcome.action == .sealedAnew)
      #expect(outcome.bytesSilenced == 0)
      #expect(outcome.frames >= written)
      #expect(try numbers(folder, file) == Array(0..<Int(outcome.frames)))
      #expect(try names(folder) == [file, "recovered"])
      #expect(try names(folder.appending(path: "recovered")) == before)
      #expect(try PartFacts(folder.appending(path: file), identity: identity)?.damage == nil)
      let again = try PartRepair.repair(file: file, in: folder, identity: identity)
      #expect(again == PartRepair.Outcome(frames: outcome.frames, action: .intact, bytesCut: 0))
    }

    @Test("a part ends before its limit and the next goes on with the next frame")
    func limit() async throws {
      let recording = try sealed { $0.partLimitBytes = 150_000 }
      _ = try recording.recorder.start()
      try await recording.reach(90_000)
      let summary = await recording.stop()
      #expect(summary.parts.count > 2)
      let all = try summary.parts.flatMap { try numbers(recording.folder.url, $0.file) }
      #expect(all == Array(0..<Int(summary.end.index)))
      for part in summary.parts {
        let url = recording.folder.url.appending(path: part.file)
        #expect(try #require(url.resourceValues(forKeys: [URLResourceKey.fileSizeKey]).fileSize) <= 150_000)
      }
    }

    @Test("a full disk is told, and what was written can be read and put in order")
    func full() async throws {
      guard getuid() == 0 else { return print("skipped: a full disk needs root to mount one") }
      let folder = try TemporaryFolder()
      try run("/bin/mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.url.path])
      defer { try? run("/bin/umount", ["--lazy", folder.url.path]) }
      let recording = try sealed { $0.folder = folder.url }
      _ = try recording.recorder.start()
      try await recording.wait("failed") { recording.recorder.snapshot.state == .failed }
      let summary = await recording.stop()
      let part = try #require(summary.parts.first)
      #expect(part.frames > 100_000)
      let found = try numbers(folder.url, part.file)
      #expect(found.starts(with: 0..<Int(part.frames)))
      #expect(recording.events.contains(.diskFull))
    }

    @Test("only WAV is sealed, and without the key nothing is repaired, opened or drawn")
    func refusals() async throws {
      #expect(throws: SoundError.self) {
        _ = try sealed(RecordingFormat(channels: 2, container: .caf))
      }
      let recording = try sealed()
      _ = try recording.recorder.start()
      try await recording.reach(10_000)
      let part = try #require(await recording.stop().parts.first)
      let folder = recording.folder.url
      let playable = PlayablePart(url: folder.appending(path: part.file), firstFrame: .zero)
      let attempts: [() throws -> Void] = [
        { _ = try PartRepair.repair(file: part.file, in: folder) },
        { _ = try SoundStream(parts: [playable], in: folder) },
        { _ = try PeaksMaker.peaks(of: [playable], in: folder) },
        { _ = try PartFacts(playable.url) },
        { _ = try PartTable([playable]) },
      ]
      for attempt in attempts {
        #expect((#expect(throws: SoundError.self) { try attempt() })?.code == .locked)
      }
    }

    private func run(_ program: String, _ arguments: [String]) throws {
      let process = try Process.run(URL(filePath: program), arguments: arguments)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}
