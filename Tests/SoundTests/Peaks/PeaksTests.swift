import Foundation
import Testing
import Timeline

@testable import Sound

@Suite(.timeLimit(.minutes(2))) struct PeaksTests {
  /// The waveform as its definition says, from the bytes of the one time line.
  private func naive(_ stream: SoundStream) throws -> [Int8] {
    let sound = try stream.sound()
    let width = stream.bytesPerFrame / stream.channels
    let tops = stride(from: width - 1, to: sound.count, by: width).map { Int8(bitPattern: sound[$0]) }
    return stride(from: 0, to: tops.count, by: stream.rate.hertz / 100 * stream.channels).flatMap { start in
      let block = tops[start..<min(start + stream.rate.hertz / 100 * stream.channels, tops.count)]
      return [block.min() ?? 0, block.max() ?? 0]
    }
  }

  private func peaks(_ made: MadeParts, reusing: Bool = true) throws -> Peaks {
    try PeaksMaker.peaks(of: made.parts, in: made.folder.url, reusing: reusing)
  }

  @Test(
    "a block is the lowest and the highest sample of its 10 ms",
    arguments: [MadeSound.Container.wav, .caf, .bigCaf, .extensible],
    [(1, 16), (2, 16), (1, 24), (2, 24), (1, 32)])
  func onePart(_ container: MadeSound.Container, _ shape: (channels: Int, bits: Int)) throws {
    let made = try MadeParts(
      MadeSound(container: container, channels: shape.channels, bits: shape.bits, frames: 10_007))
    let peaks = try peaks(made)
    #expect(peaks.frames == 10_007 && peaks.blockFrames == 480 && peaks.level(0).count == 42)
    #expect(try peaks.level(0) == naive(made.stream()))
  }

  @Test("the samples decide, by their own reckoning")
  func reckoned() throws {
    var sound = MadeSound(frames: 961)
    sound.seed = 77
    let peaks = try peaks(MadeParts(sound))
    let blocks = [0..<480, 480..<960, 960..<961].map { sound.samples[$0] }
    #expect(peaks.level(0) == blocks.flatMap { [Int8(($0.min() ?? 0) >> 8), Int8(($0.max() ?? 0) >> 8)] })
  }

  @Test(
    "lengths around a block and around what is read at a time",
    arguments: [
      1, 2, 479, 480, 481, 960, 1_048_576 / 2 - 1, 1_048_576 / 2, 1_048_576 / 2 + 1, 1_200_001,
    ])
  func lengths(_ frames: Int) throws {
    let made = try MadeParts(MadeSound(frames: frames, seed: 8))
    #expect(try peaks(made).level(0) == naive(made.stream()))
  }

  @Test("other rates have other blocks of 10 ms", arguments: [16_000, 44_100, 22_050, 50])
  func rates(_ hertz: Int) throws {
    let made = try MadeParts(MadeSound(rate: hertz, frames: 3_001))
    let peaks = try peaks(made)
    #expect(peaks.blockFrames == max(1, hertz / 100))
    if hertz >= 100 { #expect(try peaks.level(0) == naive(made.stream())) }
  }

  @Test("blocks go on over the borders of parts, holes and missing files")
  func severalParts() throws {
    var made = try MadeParts(
      MadeSound(frames: 701), MadeSound(container: .bigCaf, bits: 24, frames: 1_001, seed: 2),
      MadeSound(frames: 3))
    try made.add(MadeSound(frames: 5_000, seed: 4), hole: 1_234)
    try made.add(MadeSound(frames: 999, seed: 5))
    try made.add(MadeSound(frames: 2_000, seed: 6))
    try FileManager.default.removeItem(at: made.parts[4].url)
    let peaks = try peaks(made)
    #expect(peaks.missingParts == ["part-5.wav"])
    #expect(peaks.frames == made.end)
    #expect(try peaks.level(0) == naive(made.stream()))
  }

  @Test("sound that has to be decoded has peaks too")
  func decoded() throws {
    var made = try MadeParts()
    let url = try made.add(MadeSound(frames: 1))
    var eight = MadeSound(frames: 10_000).file()
    eight.replaceSubrange(32..<36, with: [1, 0, 8, 0])
    try Data(eight).write(to: url)
    #expect(try peaks(made).level(0) == naive(made.stream()))
  }

  @Test("each level is the one below it by fours")
  func levels() throws {
    let peaks = Peaks(rate: SampleRate(48_000), frames: 480 * 5_001, finest: noise(5_001))
    #expect((0..<peaks.levelCount).map { peaks.level($0).count / 2 } == [5_001, 1_251, 313, 79])
    for number in 1..<peaks.levelCount {
      let (fine, coarse) = (peaks.level(number - 1), peaks.level(number))
      for pair in 0..<coarse.count / 2 {
        let fours = (8 * pair..<min(8 * pair + 8, fine.count))
        #expect(coarse[2 * pair] == fours.filter { $0 % 2 == 0 }.map { fine[$0] }.min())
        #expect(coarse[2 * pair + 1] == fours.filter { $0 % 2 == 1 }.map { fine[$0] }.max())
      }
    }
    #expect(peaks.level(4).isEmpty && peaks.level(-1).isEmpty)
  }

  @Test("a column shows every block it touches, at any zoom")
  func columns() {
    let blocks = 5_001
    let peaks = Peaks(rate: SampleRate(48_000), frames: 480 * 5_001 - 7, finest: noise(blocks))
    for _ in 0..<300 {
      let first = Int64.random(in: -5_000..<peaks.frames)
      let span = Frame(first)..<Frame(Int64.random(in: first...peaks.frames + 5_000))
      let count = Int.random(in: 1...60)
      let columns = peaks.columns(span, count: count)
      #expect(columns.count == count)
      for (index, column) in columns.enumerated() {
        let length = span.upperBound - span.lowerBound
        let (low, high) = (
          first + length / Int64(count) * Int64(index) + length % Int64(count) * Int64(index) / Int64(count),
          first + length / Int64(count) * Int64(index + 1) + length % Int64(count) * Int64(index + 1)
            / Int64(count)
        )
        let touched = (low..<max(high, low + 1)).clamped(to: 0..<peaks.frames)
        let expected =
          touched.isEmpty
          ? PeakColumn.silence
          : (Int(touched.lowerBound / 480)...Int((touched.upperBound - 1) / 480))
            .map { PeakColumn(low: peaks.level(0)[2 * $0], high: peaks.level(0)[2 * $0 + 1]) }
            .reduce(PeakColumn(low: .max, high: .min)) {
              PeakColumn(low: min($0.low, $1.low), high: max($0.high, $1.high))
            }
        #expect(column == expected, "column \(index) of \(count) in \(span)")
      }
    }
  }

  @Test("columns of nothing, of no sound and of absurd spans are silence, not the end of the program")
  func absurd() {
    let peaks = Peaks(rate: SampleRate(48_000), frames: 960, finest: [-3, 4, -5, 6])
    #expect(peaks.columns(Frame(0)..<Frame(960), count: 0).isEmpty)
    #expect(peaks.columns(Frame(0)..<Frame(960), count: -1).isEmpty)
    #expect(peaks.columns(Frame(0)..<Frame(960), count: 1) == [PeakColumn(low: -5, high: 6)])
    #expect(
      peaks.columns(Frame(5)..<Frame(5), count: 2) == [.init(low: -3, high: 4), .init(low: -3, high: 4)])
    #expect(peaks.columns(Frame(960)..<Frame(2_000), count: 3) == Array(repeating: .silence, count: 3))
    #expect(peaks.columns(Frame(.min)..<Frame(.max), count: 7).count == 7)
    #expect(peaks.columns(Frame(0)..<Frame(960), count: .max).count == 65_536)
    let empty = Peaks(rate: SampleRate(48_000), frames: 0, finest: [])
    #expect(empty.levelCount == 1 && empty.columns(Frame(0)..<Frame(9), count: 1) == [.silence])
  }

  private func noise(_ blocks: Int) -> [Int8] {
    (0..<blocks).flatMap { _ in
      let low = Int8.random(in: -128...127)
      return [low, Int8.random(in: low...127)]
    }
  }
}
