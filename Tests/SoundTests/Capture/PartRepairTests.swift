import Foundation
import Testing
import Timeline

@testable import Sound

@Suite struct PartRepairTests {
  /// What happened to a part of 1000 frames before it was found.
  enum Damage: String, CaseIterable, Sendable {
    case none, sizeZero, sizeAllOnes, sizeStale, sizeTooLarge, cutMidFrame, cutToHeader, outerSizeZero
    case chunkBehind, headerZeroed
  }

  static let formats = [
    RecordingFormat(channels: 1), RecordingFormat(channels: 2), RecordingFormat(channels: 1, bits: 24),
    RecordingFormat(channels: 2, bits: 24, container: .caf), RecordingFormat(channels: 1, container: .caf),
    RecordingFormat(channels: 1, bits: 24, container: .caf),
  ]

  @Test("a damaged part tells its true length again", arguments: formats, Damage.allCases)
  func repairs(format: RecordingFormat, damage: Damage) throws {
    let folder = try TemporaryFolder()
    let (url, sound) = try part(1001, format, in: folder)
    let expected = try Self.inflict(damage, url, format)
    let before = try Data(contentsOf: url)
    let outcome = try PartRepair.repair(file: url.lastPathComponent, in: folder.url, format: format)
    #expect(outcome.frames == expected)
    switch damage {
    case .none, .chunkBehind: #expect(outcome.action == .intact)
    case .headerZeroed: #expect(outcome.action == .headerMadeAnew)
    case .outerSizeZero: #expect(outcome.action == (format.container == .wav ? .headerCorrected : .intact))
    default: #expect(outcome.action == .headerCorrected)
    }
    #expect(outcome.bytesCut == (damage == .cutMidFrame ? 1 : 0))
    let kept = folder.url.appending(path: RecoveredOriginals.folderName)
    let head = try? Data(contentsOf: kept.appending(path: "\(url.lastPathComponent).head"))
    #expect(head == (outcome.action == .intact ? nil : before.prefix(4096)))
    let end = try? Data(contentsOf: kept.appending(path: "\(url.lastPathComponent).end"))
    #expect(end == (outcome.bytesCut == 0 ? nil : before.suffix(outcome.bytesCut)))
    let again = try PartRepair.repair(file: url.lastPathComponent, in: folder.url)
    #expect(again == PartRepair.Outcome(frames: expected, action: .intact, bytesCut: 0))
    // Another program's view: the sound itself, unchanged.
    #expect(try Self.decode(url) == sound.prefix(Int(expected) * format.bytesPerFrame))
  }

  @Test("what a repair replaced is there for 30 days")
  func keptForThirtyDays() throws {
    let folder = try TemporaryFolder()
    let (url, _) = try part(1001, RecordingFormat(), in: folder)
    _ = try Self.inflict(.sizeZero, url, RecordingFormat())
    #expect(try PartRepair.repair(file: url.lastPathComponent, in: folder.url).action == .headerCorrected)
    let kept = folder.url.appending(path: RecoveredOriginals.folderName).path
    RecoveredOriginals.removeOld(in: folder.url, now: Date() + RecoveredOriginals.keptSeconds - 3600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 1)
    RecoveredOriginals.removeOld(in: folder.url, now: Date() + RecoveredOriginals.keptSeconds + 3600)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test("what is no sound file is refused with a sentence")
  func refused() throws {
    let folder = try TemporaryFolder()
    try Data("no sound at all, only text".utf8).write(to: folder.url.appending(path: "part-001.wav"))
    let error = #expect(throws: SoundError.self) {
      try PartRepair.repair(file: "part-001.wav", in: folder.url)
    }
    #expect(error?.code == .fileUnreadable)
    #expect(error?.message.contains("part-001.wav") == true)
  }

  /// Writes a part as the recorder does; returns it and its sound.
  private func part(
    _ frames: Int, _ format: RecordingFormat, in folder: TemporaryFolder
  ) throws -> (URL, Data) {
    let file = try PartFile(
      number: 1, at: .zero, in: RecorderConfiguration(folder: folder.url, format: format))
    let sound = Data((0..<frames * format.bytesPerFrame).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 128) })
    try sound.withUnsafeBytes { try file.write(try #require($0.baseAddress), count: frames) }
    file.close()
    return (folder.url.appending(path: file.name), sound)
  }

  /// Damages the file; returns the frames that can be saved.
  private static func inflict(_ damage: Damage, _ url: URL, _ format: RecordingFormat) throws -> Int64 {
    let isWave = format.container == .wav
    var data = try Data(contentsOf: url)
    let start = isWave ? 44 : 4096
    let size = (isWave ? start - 4 : start - 12)..<(isWave ? start : start - 4)
    let frame = format.bytesPerFrame
    let padding = data.count - start - 1001 * frame
    func put(_ value: Int64) {
      let bytes = (0..<size.count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      data.replaceSubrange(size, with: isWave ? bytes : bytes.reversed())
    }
    // A recorder that was cut off has written no padding byte yet.
    if ![.none, .chunkBehind].contains(damage) { data.removeLast(padding) }
    var expected: Int64 = 1001
    switch damage {
    case .none: break
    case .sizeZero: put(isWave ? 0 : 4)
    case .sizeAllOnes: put(-1)
    case .sizeStale: put(Int64(500 * frame) + (isWave ? 0 : 4))
    case .sizeTooLarge: put(Int64(1_000_000))
    case .cutMidFrame:
      data.removeLast(frame - 1)
      expected = 1000
    case .cutToHeader:
      data.removeLast(data.count - start)
      expected = 0
    case .outerSizeZero: data.replaceSubrange(4..<8, with: isWave ? [0, 0, 0, 0] : Array(data[4..<8]))
    case .chunkBehind:
      let tail = Array("hello!".utf8)
      data += isWave ? Array("LIST".utf8) + [6, 0, 0, 0] : Array("info".utf8) + [0, 0, 0, 0, 0, 0, 0, 6]
      data += tail
      let outer = data.count - 8
      if isWave {
        data.replaceSubrange(4..<8, with: (0..<4).map { UInt8(truncatingIfNeeded: outer >> ($0 * 8)) })
      }
    case .headerZeroed: data.replaceSubrange(0..<start, with: Data(count: start))
    }
    try data.write(to: url)
    return expected
  }

  /// The sound as sox decodes it, in the coding of the file.
  private static func decode(_ url: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sox", "-D", url.path, "-t", "raw", "-L", "-"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
