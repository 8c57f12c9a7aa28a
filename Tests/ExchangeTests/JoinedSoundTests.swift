import Documents
import Foundation
import Interview
import Testing
import Timeline

@testable import Exchange

@Suite("Joined sound")
struct JoinedSoundTests {
  private let stem = "2026-11-21_P-07_a1b2"

  /// Two parts, a visit over their border, a return, and marks on the border and at the end.
  private func held(_ folder: TemporaryFolder, second: MadeSound = MadeSound()) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url)
    try held.part(1, frames: 24_001)
    held.visit("first_day", at: 0)
    held.visit("advice", at: 20_000)
    held.closePart(1, frames: 24_001, at: 24_001)
    try held.part(2, frames: 24_001, at: 24_001, sound: second)
    held.mark("border", at: 24_001)
    held.visit("first_day", at: 40_000)
    held.mark("end", at: 48_002)
    held.visit(nil, at: 48_002)
    return held
  }

  private func export(
    _ held: HeldInterview, _ format: ExportFormat, _ folder: TemporaryFolder,
    sound: SoundWishes = SoundWishes()
  ) throws -> URL {
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [held.exported], formats: [format], to: target, options: ExportOptions(sound: sound))
    return target
  }

  private func master(_ held: HeldInterview, _ part: Int) throws -> [UInt8] {
    try ReadCues(held.folder.appending(path: "part-00\(part).wav")).samples
  }

  @Test("puts all parts into one file and moves their marks to the joined time line")
  func joins() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let cues = try ReadCues(
      try export(held, .wavJoined, folder).appending(path: "\(stem)_joined.wav"))
    #expect(cues.samples == (try master(held, 1)) + (try master(held, 2)))
    #expect(cues.positions == [1: 0, 2: 20_000, 3: 24_001, 4: 40_000, 5: 48_002])
    #expect(cues.lengths == [1: 20_000, 2: 20_000, 4: 8002])
    #expect(cues.labels[3] == "border")
  }

  @Test("keeps parts apart that were recorded otherwise, and says so")
  func keepsApart() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder, second: MadeSound(bytesPerFrame: 1))
    let target = try export(held, .wavJoined, folder)
    let first = try ReadCues(target.appending(path: "\(stem)_joined.wav"))
    let second = try ReadCues(target.appending(path: "\(stem)_joined-2.wav"))
    #expect(first.samples == (try master(held, 1)))
    #expect(second.samples == (try master(held, 2)))
    #expect(second.positions == [1: 0, 2: 0, 3: 15_999, 4: 24_001])
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(list.contains("Recorded at 8000 Hz, 1 channel, 8 bits"))
  }

  @Test("joins parts in WAV and in Core Audio, which hold the same samples")
  func containers() throws {
    let folder = try TemporaryFolder()
    let plain = try held(folder)
    let caf = try export(plain, .caf, folder).appending(path: "\(stem)_part-002.caf")
    let other = try TemporaryFolder()
    var mixed = HeldInterview(in: other.url)
    try mixed.part(1, frames: 24_001)
    mixed.closePart(1, frames: 24_001, at: 24_001)
    try mixed.part(2, frames: 24_001, at: 24_001, name: "part-002.caf")
    mixed.closePart(2, frames: 24_001, at: 48_002)
    try Data(contentsOf: caf).write(to: mixed.folder.appending(path: "part-002.caf"))
    let joined = try export(mixed, .wavJoined, other).appending(path: "\(stem)_joined.wav")
    #expect(try ReadCues(joined).samples == (try master(plain, 1)) + (try master(plain, 2)))
  }

  @Test("cuts a file for each question, with a second before and behind that is never heard twice")
  func questions() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let target = try export(held, .questions, folder)
    let whole = (try master(held, 1)) + (try master(held, 2))
    let cues = try ReadCues(target.appending(path: "\(stem)_Q01_first_day.wav"))
    #expect(cues.samples == Array(whole[0..<56_000]) + Array(whole[64_000...]))
    #expect(
      cues.labels == [
        1: "Q01 first_day, from 00:00:00.000", 2: "after", 3: "before",
        4: "Q01 first_day (2), from 00:00:05.000",
        5: "end",
      ])
    #expect(cues.positions == [1: 0, 2: 20_000, 3: 28_000, 4: 36_000, 5: 44_002])
    #expect(cues.lengths == [1: 20_000, 2: 8000, 3: 8000, 4: 8002])
    let advice = try ReadCues(target.appending(path: "\(stem)_Q02_advice.wav"))
    #expect(advice.samples == Array(whole[24_000..<96_000]))
    #expect(advice.labels[3] == "border")
    #expect(advice.positions == [1: 0, 2: 8000, 3: 12_001, 4: 28_000])
  }

  @Test("in a German talk what lies around a visit is called in German")
  func german() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url, language: "de")
    try held.part(1, frames: 32_000)
    held.visit("first_day", at: 0)
    held.visit("years", at: 12_000)
    held.closePart(1, frames: 32_000, at: 32_000)
    let target = try export(held, .questions, folder)
    let first = try ReadCues(target.appending(path: "\(stem)_Q01_first_day.wav"))
    #expect(first.labels.values.contains("Q01 first_day, ab 00:00:00.000"))
    #expect(first.labels.values.contains("danach"))
    let years = try ReadCues(target.appending(path: "\(stem)_Q03_years.wav"))
    #expect(years.labels.values.contains("davor"))
  }

  @Test("takes one question only, by its id or its code", arguments: ["advice", "Q02", "q02"])
  func oneQuestion(_ question: String) throws {
    let folder = try TemporaryFolder()
    let target = try export(
      try held(folder), .questionSound, folder, sound: SoundWishes(question: question))
    #expect(
      try TemporaryFolder.names(in: target) == [
        "contents.txt", "tablets_Q02_advice.wav", "tablets_Q02_advice_labels.txt",
      ])
    let labels = try readLabels(target.appending(path: "tablets_Q02_advice_labels.txt"))
    #expect(labels.map(\.text) == ["P-07"])
    #expect(labels.map(\.end) == [2.5])
  }

  @Test(
    "a question without sound is a sentence",
    arguments: [.questions, .questionSound] as [ExportFormat])
  func unknownQuestion(_ format: ExportFormat) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ExchangeError.self) {
      try export(try held(folder), format, folder, sound: SoundWishes(question: "income"))
    }
    #expect(error?.code == .unknownQuestion)
  }

  @Test("a file of more than 4 GiB gets the header of RF64, with the sizes that 32 bits do not hold")
  func long() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "long.wav")
    let shape = PlainSound.Shape(channels: 2, hertz: 48_000, bits: 24)
    let frames: Int64 = 800_000_000
    try Data(JoinedWave.header(shape, frames: frames, behind: 100)).write(to: file)
    let handle = try FileHandle(forUpdating: file)
    let size = UInt64(JoinedWave.header(shape, frames: frames, behind: 100).count) + UInt64(frames) * 6 + 100
    try handle.truncate(atOffset: size)
    let read = try PlainSound.read(FileBytes(handle.fileDescriptor))
    #expect(read.shape == shape && read.frames == frames)
    let sizes = try #require(ChunkedFile(FileBytes(handle.fileDescriptor))?.first("ds64"))
    let riff = FileBytes(handle.fileDescriptor).bytes(at: sizes.offset, count: 8)
    #expect(riff == RiffBytes.long(Int64(size) - 8))
    #expect(
      JoinedWave.header(shape, frames: 100, behind: 0).starts(with: Array("RIFF".utf8)),
      "short ones stay plain")
  }

  @Test("reads the copy back and puts its SHA-256 into the list when that is wanted")
  func verified() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let formats: [ExportFormat] = [.wav, .wavJoined, .caf]
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [held.exported], formats: formats, to: target,
      options: ExportOptions(sound: SoundWishes(isVerified: true)))
    var hash = SHA256()
    hash.update((try master(held, 1)) + (try master(held, 2)))
    let list = try String(contentsOf: target.appending(path: "contents.txt"), encoding: .utf8)
    #expect(list.contains("Sound: SHA-256 \(hash.hexadecimal()), the same as in the recording."))
    #expect(list.components(separatedBy: "SHA-256").count == 6)
  }

  @Test("sound that comes back otherwise than it was written is a sentence")
  func differs() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "copy.wav")
    let target = try OutputFile(file)
    try target.append([1, 2, 3, 5])
    let source = folder.url.appending(path: "master.wav")
    try Data([1, 2, 3, 4]).write(to: source)
    let handle = try FileHandle(forReadingFrom: source)
    var proof = SoundProof(ExportOptions(sound: SoundWishes(isVerified: true)))
    try proof.take(0..<4, from: FileBytes(handle.fileDescriptor))
    let error = #expect(throws: ExchangeError.self) { _ = try proof.remarks(0..<4, of: target) }
    #expect(error?.code == .soundDiffers)
  }

  @Test("a full disk leaves no joined file", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let disk = try SmallDisk(in: folder, bytes: 65_536)
    defer { disk.unmount() }
    let error = #expect(throws: ExchangeError.self) {
      try Exporter.export(
        [try held(folder).exported], formats: [.wavJoined], to: disk.url.appending(path: "out"))
    }
    #expect(error?.code == .diskFull)
    #expect(try TemporaryFolder.names(in: disk.url) == [])
  }
}
