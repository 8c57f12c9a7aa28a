import Foundation
import Testing

@testable import Exchange

@Suite("Reading back what was exported")
struct ReadBackTests {
  private func held(_ folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(frames: 80_000)
    held.mark("a moment", at: 4000)
    return held
  }

  private static let manner = Exporter.Manner(readsBack: true)

  @Test("reads every file back before it is put into place, and says how far that is")
  func everyFile() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    var steps: [Exporter.Progress] = []
    let files = try Exporter.export(
      [try held(folder).exported], formats: ExportFormats.defaultSet, to: target, manner: Self.manner
    ) { progress in
      steps.append(progress)
      if progress.isReadingBack {
        #expect(Self.visible(in: target) == [], "nothing shows before it was compared")
      }
    }
    let bytes = try files.map { try Data(contentsOf: $0).count }.reduce(0, +)
    #expect(steps.last?.isReadingBack == true)
    #expect(steps.last?.done == Int64(bytes) && steps.last?.total == Int64(bytes))
    #expect(steps.first?.number == 1 && steps.first?.count == ExportFormats.defaultSet.count)
  }

  @Test(
    "finds one changed byte, says in which file, and leaves nothing",
    arguments: ["a1b2.wav", "marks.csv", "contents.txt"])
  func flipped(_ place: String) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    var isDamaged = false
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [.wav, .csv], to: target,
        manner: Self.manner
      ) { progress in
        guard progress.isReadingBack, !isDamaged else { return }
        isDamaged = true
        try Self.flipOneByte(below: target, place)
      }
    }
    #expect(isDamaged && error?.code == .damaged)
    #expect(error?.message.contains("reads back differently") == true)
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test("compares on a file system that knows no direct reading", .enabled(if: SmallDisk.isPossible))
  func inMemory() throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 4 << 20)
    defer { disk.unmount() }
    let target = disk.url.appending(path: "out")
    let files = try Exporter.export(
      [try held(folder).exported], formats: [.wav, .csv], to: target, manner: Self.manner)
    #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test(
    "a stick that is pulled out is a sentence, whatever was under way", .enabled(if: SmallDisk.isPossible),
    arguments: [1, 2, 3])
  func pulled(_ step: Int) throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 4 << 20)
    var told = 0
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [.audacity, .csv],
        to: disk.url.appending(path: "out"), manner: Self.manner
      ) { progress in
        told += 1
        if told == step || (step == 3 && progress.isReadingBack) { disk.pull() }
      }
    }
    #expect(error?.code == .mediumGone)
    #expect(try TemporaryFolder.names(in: disk.url) == [], "nothing is written where the stick was")
  }

  @Test("can be stopped while it reads back, and leaves nothing")
  func stopped() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "out")
    #expect(throws: CancellationError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [.csv], to: target, manner: Self.manner
      ) { progress in
        if progress.isReadingBack { throw CancellationError() }
      }
    }
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test("knows sticks by where they are mounted, with spaces and signs in their names")
  func mounts() {
    let table = MountTable.read(
      """
      /dev/sda2 / ext4 rw,relatime 0 0
      tmpfs /run tmpfs rw 0 0
      /dev/nosuch1 /media/anna/MY\\040STICK\\134\\303\\274 vfat rw,nosuid 0 0
      /dev/nosuch2 /run/media/anna/CARD vfat ro,nosuid 0 0
      broken line
      """)
    #expect(table.map(\.path) == ["/", "/run", "/media/anna/MY STICK\\ü", "/run/media/anna/CARD"])
    #expect(table.map(\.isRemovable) == [false, false, true, true])
    #expect(table.map(\.isReadOnly) == [false, false, false, true])
    #expect(RemovableMedium.holding(URL(filePath: "/proc")) == nil)
  }

  private static func visible(in folder: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
  }

  private static func flipOneByte(below target: URL, _ place: String) throws {
    let names = try TemporaryFolder.names(in: target)
    let name = try #require(names.first { $0.hasSuffix(place) })
    let file = try FileHandle(forUpdating: target.appending(path: name))
    let byte = try #require(try file.read(upToCount: 1)?.first)
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data([byte ^ 1]))
    try file.close()
  }
}
