import Foundation
import Testing
import Timeline

@testable import Sound

@Suite(.timeLimit(.minutes(2))) struct PeaksMakerTests {
  /// Makes the peaks; also says how often sound was read, as the progress tells it.
  private func make(_ made: MadeParts) throws -> (peaks: Peaks, reads: Int) {
    var reads = 0
    let peaks = try PeaksMaker.peaks(of: made.parts, in: made.folder.url) { _ in reads += 1 }
    return (peaks, reads)
  }

  private func fresh(_ made: MadeParts) throws -> [[Int8]] {
    let line = try PartLine(made.parts, in: TrustedFolder(made.folder.url))
    var scan = PeakScan(blockFrames: Peaks.blockFrames(at: line.rate), channels: line.channels)
    for piece in line.pieces(of: 0..<line.length) {
      guard let part = piece.part else {
        scan.silence(piece.frames)
        continue
      }
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: Int(piece.frames) * part.frameBytes, alignment: 2)
      defer { buffer.deallocate() }
      try part.read(from: piece.fileFrame, into: buffer)
      scan.take(UnsafeRawBufferPointer(buffer), sampleBytes: part.sampleBytes, isBigEndian: part.isBigEndian)
    }
    return Peaks(rate: line.rate, frames: line.length, finest: scan.finish()).levels
  }

  @Test("a waveform that was kept is used without reading any sound")
  func kept() throws {
    let made = try MadeParts(MadeSound(frames: 100_000), MadeSound(frames: 60_001, seed: 2))
    let first = try make(made)
    #expect(first.reads > 0)
    let second = try make(made)
    #expect(second.reads == 0)
    #expect(second.peaks.levels == first.peaks.levels && second.peaks.frames == 160_001)
    let file = made.folder.url.appending(path: "peaks.lfpk")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: made.folder.url.path)
    #expect(names.sorted() == ["part-1.wav", "part-2.wav", "peaks.lfpk"])
  }

  @Test("of a recording that has grown only the new sound is read")
  func growing() throws {
    let sound = MadeSound(frames: 2_000_000)
    let bytes = sound.file(declared: 0)
    var made = try MadeParts(MadeSound(frames: 777, seed: 3))
    let url = try made.add(sound)
    var shares: [Double] = []
    for frames in [1_000_001, 1_000_007, 1_900_000, 2_000_000] {
      try Data(bytes[..<(44 + 2 * frames)]).write(to: url)
      shares = []
      let peaks = try PeaksMaker.peaks(of: made.parts, in: made.folder.url) { shares.append($0) }
      #expect(peaks.frames == Int64(777 + frames))
      #expect(try peaks.levels == fresh(made))
      // 1 MiB holds 524 288 frames
      let expected = [1_000_001: 3, 1_000_007: 1, 1_900_000: 2, 2_000_000: 1]
      #expect(shares.count == expected[frames])
      #expect(shares.last == 1)
    }
  }

  @Test("a part that was added later is read alone")
  func partAdded() throws {
    var made = try MadeParts(MadeSound(frames: 1_000_001))
    #expect(try make(made).reads == 2)
    try made.add(MadeSound(frames: 1_001, seed: 2), hole: 100)
    let second = try make(made)
    // the block that both parts share begins in the first
    #expect(second.reads == 2)
    #expect(try second.peaks.levels == fresh(made))
    #expect(try make(made).reads == 0)
  }

  @Test("sound that was changed in its place is read again, in the last part too", arguments: [0, 1])
  func changed(_ part: Int) throws {
    let made = try MadeParts(MadeSound(frames: 10_000), MadeSound(frames: 10_000, seed: 2))
    _ = try make(made)
    try overwrite(made.parts[part].url, [UInt8](repeating: 0, count: 4_000), at: 144)
    let second = try make(made)
    #expect(second.reads == 2)
    #expect(try second.peaks.levels == fresh(made))
  }

  @Test("a part cut short is looked at again, up to its new end")
  func truncated() throws {
    let made = try MadeParts(MadeSound(frames: 10_000), MadeSound(frames: 10_000, seed: 2))
    _ = try make(made)
    #expect(truncate(made.parts[1].url.path, 44 + 2 * 6_000) == 0)
    let second = try make(made)
    #expect(second.peaks.frames == 16_000)
    #expect(try second.peaks.levels == fresh(made))
    #expect(truncate(made.parts[0].url.path, 44 + 2 * 3_000 + 1) == 0)
    let third = try make(made)
    #expect(third.peaks.frames == 16_000)
    #expect(try third.peaks.levels == fresh(made))
  }

  @Test("a part that is lost becomes silence, and sound again when it is back")
  func lostAndFound() throws {
    let made = try MadeParts(MadeSound(frames: 5_000), MadeSound(frames: 5_000, seed: 2))
    let first = try make(made)
    let away = made.folder.url.appending(path: "away")
    try FileManager.default.moveItem(at: made.parts[0].url, to: away)
    let second = try make(made)
    #expect(second.peaks.missingParts == ["part-1.wav"] && second.peaks.frames == 10_000)
    #expect(second.peaks.level(0).prefix(20).allSatisfy { $0 == 0 })
    #expect(try make(made).peaks.missingParts == ["part-1.wav"])
    try FileManager.default.moveItem(at: away, to: made.parts[0].url)
    #expect(try make(made).peaks.levels == first.peaks.levels)
  }

  @Test("a damaged file of peaks is computed again, wherever the damage is")
  func damaged() throws {
    let made = try MadeParts(MadeSound(frames: 50_000))
    let levels = try make(made).peaks.levels
    let file = made.folder.url.appending(path: PeaksMaker.fileName)
    let intact = try made.keptPeaks()
    for place in 0..<intact.count {
      var bytes = [UInt8](intact)
      bytes[place] ^= 1 << UInt8(place % 8)
      #expect(PeaksFile(bytes) == nil, "byte \(place)")
    }
    var damaged = [Data(), Data([1, 2, 3]), intact.dropLast(), intact + [0], Data(count: 10_000)]
    damaged += [Data(intact.reversed()), intact.prefix(40)]
    for bytes in damaged {
      try Data(bytes).write(to: file)
      let again = try make(made)
      #expect(again.reads > 0 && again.peaks.levels == levels)
      #expect(try made.keptPeaks() == intact)
    }
  }

  @Test("random bytes are never a file of peaks, and never the end of the program")
  func randomBytes() {
    var head = [UInt8]("LFPK".utf8) + [1, 0, 0, 0, 0x80, 0xbb, 0, 0, 0xe0, 1, 0, 0]
    head += [UInt8](repeating: 0xff, count: 7) + [0x7f]
    for _ in 0..<2_000 {
      let rest = (0..<Int.random(in: 0..<200)).map { _ in UInt8.random(in: 0...255) }
      #expect(PeaksFile(head + rest) == nil)
      #expect(PeaksFile(Array(head.prefix(16)) + rest) == nil)
    }
  }

  @Test("a folder that takes no file gives its waveform all the same")
  func unwritable() throws {
    let made = try MadeParts(MadeSound(frames: 5_000))
    // nothing can take the place of a folder with something in it
    let file = made.folder.url.appending(path: PeaksMaker.fileName)
    try FileManager.default.createDirectory(
      at: file.appending(path: "inside"), withIntermediateDirectories: true)
    #expect(try make(made).peaks.levels == fresh(made))
    let names = try FileManager.default.contentsOfDirectory(atPath: made.folder.url.path)
    #expect(names.sorted() == ["part-1.wav", "peaks.lfpk"])
  }

  @Test("a link in the place of the kept waveform is replaced, and what it points to left alone")
  func link() throws {
    let made = try MadeParts(MadeSound(frames: 5_000))
    let target = made.folder.url.appending(path: "target")
    try Data("mine".utf8).write(to: target)
    let file = made.folder.url.appending(path: PeaksMaker.fileName)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    _ = try make(made)
    #expect(try Data(contentsOf: target) == Data("mine".utf8))
    #expect(PeaksFile([UInt8](try made.keptPeaks())) != nil)
  }

  @Test("what a dead writer left behind does not stand in the way for long")
  func leftover() throws {
    let made = try MadeParts(MadeSound(frames: 5_000))
    let leftover = made.folder.url.appending(path: ".\(PeaksMaker.fileName).new")
    try Data("half".utf8).write(to: leftover)
    _ = try make(made)
    #expect(throws: (any Error).self) { try made.keptPeaks() }
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-300)], ofItemAtPath: leftover.path)
    _ = try make(made)
    #expect(PeaksFile([UInt8](try made.keptPeaks())) != nil)
    #expect(!FileManager.default.fileExists(atPath: leftover.path))
  }

  @Test("it can be stopped, and then leaves no file")
  func cancelled() throws {
    let made = try MadeParts(MadeSound(frames: 1_200_000))
    var asked = 0
    #expect(throws: CancellationError.self) {
      try PeaksMaker.peaks(
        of: made.parts, in: made.folder.url,
        isCancelled: {
          asked += 1
          return asked == 3
        })
    }
    #expect(asked == 3)
    #expect(throws: (any Error).self) { try made.keptPeaks() }
  }

  @Test(
    "what the recorder writes has peaks, as WAV and as CAF", arguments: [RecordingFormat.Container.wav, .caf])
  func recorded(_ container: RecordingFormat.Container) throws {
    let folder = try TemporaryFolder()
    let format = RecordingFormat(channels: 2, bits: 24, container: container)
    let sound = MadeSound(channels: 2, bits: 24, frames: 4_801)
    let file = try PartFile(
      number: 1, at: .zero, in: RecorderConfiguration(folder: folder.url, format: format))
    try sound.sound.withUnsafeBytes { try file.write(#require($0.baseAddress), count: 4_801) }
    var made = try MadeParts()
    made.parts = [PlayablePart(url: folder.url.appending(path: file.name), firstFrame: .zero)]
    func parts() throws -> SoundStream { try SoundStream(parts: made.parts, in: folder.url) }
    // still open: the header knows nothing of the sound yet
    let open = try parts()
    #expect(open.frames == 4_801)
    file.close()
    let closed = try parts()
    #expect(closed.frames == 4_801)
    #expect(try closed.read(68..<closed.byteCount).prefix(sound.sound.count) == sound.sound[...])
    let peaks = try PeaksMaker.peaks(of: made.parts, in: folder.url)
    #expect(peaks.level(0)[0] == Int8((sound.samples[..<960].min() ?? 0) >> 16))
  }
}
