import Documents
import Foundation
import Testing
import Timeline
import Vault

@testable import Sound

/// What is read of sealed parts is what is read of the same parts when they are plain.
@Suite struct SealedStreamTests {
  private let identity = AgeIdentity()

  private func sealed(_ plain: MadeParts) throws -> MadeParts {
    var made = try MadeParts()
    made.parts = try plain.parts.map { part in
      let url = made.folder.url.appending(path: part.url.lastPathComponent + ".age")
      var bytes: [UInt8] = []
      var writer = try AgeWriter(to: [identity.recipient]) { bytes += $0 }
      try writer.append([UInt8](try Data(contentsOf: part.url)))
      try writer.finish()
      try Data(bytes).write(to: url)
      return PlayablePart(url: url, firstFrame: part.firstFrame, frames: part.frames, identity: identity)
    }
    return made
  }

  private func made() throws -> MadeParts {
    var made = try MadeParts(
      MadeSound(channels: 2, frames: 100_001), MadeSound(channels: 2, bits: 24, frames: 50_000, seed: 5))
    try made.add(MadeSound(channels: 2, frames: 70_000, seed: 9), hole: 12_345)
    return made
  }

  @Test("A stream has the same bytes, whole and from anywhere")
  func stream() throws {
    let plain = try made()
    let sealed = try sealed(plain)
    let (one, other) = (try plain.stream(), try sealed.stream())
    #expect(one.byteCount == other.byteCount)
    #expect(try one.read(0..<one.byteCount) == other.read(0..<other.byteCount))
    for _ in 0..<200 {
      let start = Int64.random(in: 0..<one.byteCount)
      let range = start..<start + Int64.random(in: 1...200_000)
      #expect(try one.read(range) == other.read(range))
    }
    #expect(other.missingParts.isEmpty)
  }

  @Test("Threads that read at once get each its own bytes")
  func concurrent() async throws {
    let plain = try made()
    let sealed = try sealed(plain)
    let (one, other) = (try plain.stream(), try sealed.stream())
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<40 {
        let start = Int64.random(in: 0..<one.byteCount - 300_000)
        group.addTask { try one.read(start..<start + 300_000) == other.read(start..<start + 300_000) }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test("The player reads the same samples, and seeks to the same ones")
  func player() throws {
    let plain = try made()
    let sealed = try sealed(plain)
    let readers = [PartReader(try PartTable(plain.parts)), PartReader(try PartTable(sealed.parts))]
    for start in [0, 99_990, 150_100, 200_000, 17] {
      let heard = try readers.map { reader in
        reader.seek(to: Frame(Int64(start)))
        var samples: [Int32] = []
        while samples.count < 20_000, try reader.read(2048, into: &samples) > 0 {}
        return samples
      }
      #expect(heard[0] == heard[1])
    }
  }

  @Test("The waveform is the same, and is kept sealed")
  func peaks() throws {
    let plain = try made()
    let sealed = try sealed(plain)
    let wanted = try PeaksMaker.peaks(of: plain.parts, in: plain.folder.url)
    let drawn = try PeaksMaker.peaks(of: sealed.parts, in: sealed.folder.url)
    #expect(drawn.level(0) == wanted.level(0))
    let kept = try Data(contentsOf: sealed.folder.url.appending(path: "peaks.lfpk.age"))
    #expect(kept.starts(with: Data("age-encryption.org/v1\n".utf8)))
    #expect(!FileManager.default.fileExists(atPath: sealed.folder.url.appending(path: "peaks.lfpk").path))
    var readAgain = false
    let again = try PeaksMaker.peaks(
      of: sealed.parts, in: sealed.folder.url, progress: { _ in readAgain = true })
    #expect(again.level(0) == wanted.level(0))
    #expect(!readAgain)
  }

  @Test("Where a sealed part was changed it is silent for one piece, everything else is heard")
  func damage() throws {
    let plain = try MadeParts(MadeSound(channels: 2, frames: 100_000))
    let sealed = try sealed(plain)
    let url = sealed.parts[0].url
    try overwrite(url, [0xFF, 0xFE, 0xFD, 0xFC], at: 150_000)
    let (one, other) = (try plain.stream().sound(), try sealed.stream().sound())
    #expect(one.count == other.count)
    let different = one.indices.filter { one[$0] != other[$0] }
    #expect(different.count > 0 && different.count <= 65_536)
    #expect(different.allSatisfy { other[$0] == 0 })
    let damage = try PartFacts(url, identity: identity)?.damage.map { "\($0)" }
    #expect(damage?.contains("1 of its pieces") == true)
  }

  // where all readers are asked for, a missing one is a failure, not a test less
  @Test(
    "What age gives back, other programs read as the same samples",
    .enabled(
      if: access("/usr/bin/age", X_OK) == 0
        || ProcessInfo.processInfo.environment["LEITFADEN_ALL_READERS"] != nil, "age is not installed"))
  func programs() throws {
    let folder = try TemporaryFolder()
    var configuration = RecorderConfiguration(folder: folder.url, format: RecordingFormat(channels: 2))
    configuration.recipient = identity.recipient
    let file = try PartFile(number: 1, at: .zero, in: configuration)
    let sound = MadeSound(channels: 2, frames: 50_001).sound
    try sound.withUnsafeBytes { try file.write(try #require($0.baseAddress), count: 50_001) }
    file.close()
    try Data(identity.text.utf8).write(to: folder.url.appending(path: "key"))
    let script = """
      age -d -i key part-001.wav.age > part-001.wav
      sox -V1 part-001.wav -t raw sox.raw
      ffmpeg -v error -i part-001.wav -f s16le ffmpeg.raw
      python3 -c 'import wave; w = wave.open("part-001.wav"); open("python.raw", "wb").write(w.readframes(1 << 30))'
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for program in ["sox", "ffmpeg", "python"] {
      let read = try Data(contentsOf: folder.url.appending(path: "\(program).raw"))
      #expect(Array(read) == sound, "\(program)")
    }
  }
}
