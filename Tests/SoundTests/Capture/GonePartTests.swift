import Foundation
import Testing
import Timeline
import Vault

@testable import Sound

extension VirtualDevice {
  @Suite("Parts that are deleted or moved while they are recorded")
  struct GonePartTests {
    enum Deed: CaseIterable { case deletesPart, deletesFolder, movesFolder, movesPart }

    private func perform(_ deed: Deed, _ folder: URL, _ part: String) throws {
      let (file, elsewhere) = (folder.appending(path: part), folder.path + "-elsewhere")
      let files = FileManager.default
      switch deed {
      case .deletesPart: try files.removeItem(at: file)
      case .deletesFolder: try files.removeItem(at: folder)
      case .movesFolder: try files.moveItem(atPath: folder.path, toPath: elsewhere)
      case .movesPart: try files.moveItem(atPath: file.path, toPath: elsewhere)
      }
    }

    @Test(
      "what was recorded gets its name back, recording continues in a new part, and it is told",
      arguments: Deed.allCases)
    func goesOn(deed: Deed) async throws {
      let outer = try TemporaryFolder()
      let folder = outer.url.appending(path: "interview")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let recording = try TestRecording { $0.folder = folder }
      _ = try recording.recorder.start()
      try await recording.reach(48_000)
      try perform(deed, folder, "part-001.wav")
      try await recording.wait("a new part") {
        recording.events.contains { if case .partOpened(2, _, _, _) = $0 { true } else { false } }
      }
      try await recording.reach(recording.recorder.snapshot.written.index + 24_000)
      let summary = await recording.stop()
      #expect(
        recording.events.contains {
          if case .failed(let error) = $0 { error.message.contains("part-001.wav") } else { false }
        })
      #expect(summary.parts.count == 2 && recording.gaps.isEmpty)
      #expect(recording.recorder.snapshot.failure == nil)
      let numbers = try summary.parts.flatMap {
        try PartSound(folder.appending(path: $0.file), channels: 2).numbers
      }
      #expect(numbers == Array(0..<Int(summary.end.index)))
      for part in summary.parts {
        #expect(try PartRepair.repair(file: part.file, in: folder).action == .intact)
      }
    }

    @Test(
      "sealed sound gets its names back, too", arguments: [Deed.deletesPart, .deletesFolder, .movesFolder])
    func sealed(deed: Deed) async throws {
      let outer = try TemporaryFolder()
      let folder = outer.url.appending(path: "interview")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let identity = AgeIdentity()
      let recording = try TestRecording {
        $0.folder = folder
        $0.recipient = identity.recipient
      }
      _ = try recording.recorder.start()
      try await recording.reach(48_000)
      try perform(deed, folder, "part-001.wav.age")
      try await recording.wait("a new part") {
        recording.events.contains { if case .partOpened(2, _, _, _) = $0 { true } else { false } }
      }
      try await recording.reach(recording.recorder.snapshot.written.index + 24_000)
      let summary = await recording.stop()
      let numbers = try summary.parts.flatMap {
        try PartSound(folder.appending(path: $0.file), channels: 2, identity: identity).numbers
      }
      #expect(numbers == Array(0..<Int(summary.end.index)) && recording.gaps.isEmpty)
    }

    @Test("deleted just before the end, it is there afterwards")
    func atTheEnd() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(24_000)
      let file = recording.folder.url.appending(path: "part-001.wav")
      try FileManager.default.removeItem(at: file)
      let summary = await recording.stop()
      #expect(try PartSound(file, channels: 2).numbers.count >= 24_000)
      #expect(summary.end.index >= 24_000 && recording.recorder.snapshot.failure == nil)
    }

    @Test("a part that is gone since it was closed keeps the recorder from saying that all is well")
    func earlier() async throws {
      let recording = try TestRecording()
      _ = try recording.recorder.start()
      try await recording.reach(24_000)
      recording.recorder.beginPart()
      try await recording.wait("part 2") {
        recording.events.contains { if case .partOpened(2, _, _, _) = $0 { true } else { false } }
      }
      try FileManager.default.removeItem(at: recording.folder.url.appending(path: "part-001.wav"))
      _ = await recording.stop()
      #expect(recording.recorder.snapshot.failure?.message.contains("part-001.wav") == true)
    }
  }
}
