import Testing
import Timeline

@testable import Exchange

@Suite("Time in whole units")
struct TimeGridTests {
  private func sound(_ frames: Int64) -> SoundFile { SoundFile(silence: Frame(frames), of: "x") }

  @Test("rounds half up, and never changes the order", arguments: [8000, 11_025, 44_100, 48_000, 96_000, 1])
  func rounding(_ hertz: Int) {
    let rate = SampleRate(hertz)
    var last: Int64 = 0
    for index in stride(from: Int64(0), to: 200_000, by: 37) {
      let units = TimeGrid.milliseconds.units(Frame(index), at: rate)
      #expect(units == (index * 2000 + Int64(hertz)) / (2 * Int64(hertz)))
      #expect(units >= last)
      last = units
    }
  }

  @Test("has room for hours and years")
  func long() {
    let century = Frame(48_000 * 3_155_760_000)
    #expect(TimeGrid.microseconds.units(century, at: SampleRate(48_000)) == 3_155_760_000_000_000)
  }

  /// Stretches that touch, cover each other, have no length or lie behind the end; more than there are milliseconds.
  @Test("keeps stretches apart, in order, inside the sound and not empty", arguments: 0..<200)
  func apart(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let rate = SampleRate([8000, 44_100, 48_000][seed % 3])
    let length = Int64(random.next() % (seed % 5 == 0 ? 50 : 400_000))
    let spans = (0..<Int(random.next() % 60)).map { _ -> Span in
      let start = Int64(random.next() % UInt64(length + 20))
      return Span(
        start: Frame(start), end: Frame(start + Int64(random.next() % 3) * Int64(random.next() % 9000)))
    }.sorted { $0.start < $1.start }
    for grid in [TimeGrid.milliseconds, .microseconds] {
      let end = grid.end(of: sound(length), at: rate, holding: spans.count)
      let stretches = grid.stretches(spans, until: end, at: rate, pointLength: 500 * grid.shortest)
      #expect(stretches.count == spans.count)
      var reached: Int64 = 0
      for stretch in stretches {
        #expect(
          stretch.start >= reached && stretch.end >= stretch.start + grid.shortest && stretch.end <= end)
        reached = stretch.end
      }
      let isRoomy = zip(spans, spans.dropFirst()).allSatisfy { $1.start - $0.start > Int64(rate.hertz) / 500 }
      if isRoomy, spans.allSatisfy({ $0.start.index < length - Int64(rate.hertz) / 500 }) {
        #expect(stretches.map(\.start) == spans.map { grid.units($0.start, at: rate) })
      }
    }
  }

  @Test("writes times without a locale")
  func texts() {
    #expect(TimeGrid.milliseconds.seconds(3_725_250) == "3725.250")
    #expect(TimeGrid.microseconds.seconds(1) == "0.000001")
    #expect(TimeText.clock(372_525, perSecond: 100) == "01:02:05.25")
    #expect(TimeText.clock(360_000, perSecond: 1) == "100:00:00")
    #expect(TimeText.short(milliseconds: 65_007) == "1:05.007")
    #expect(TimeText.short(milliseconds: 3_725_250) == "1:02:05.250")
  }

  @Test("has the stamp of every program")
  func stamps() {
    let frame = Frame(3_725_250 * 48)
    let wanted: [(StampDialect, String)] = [
      (.f4, "#01:02:05-2#"), (.maxqda, "#01:02:05-2#"), (.atlasTi, "[01:02:05]"), (.nvivo, "01:02:05.2"),
      (.inqScribe, "[01:02:05.07]"), (.qualCoder, "#01:02:05.250#"), (.transana, "¤<3725250>"),
    ]
    #expect(wanted.count == StampDialect.allCases.count)
    for (dialect, stamp) in wanted {
      #expect(dialect.stamp(frame, at: SampleRate(48_000)) == stamp)
      #expect(!StampDialect.harmless("x \(stamp) y").contains(stamp) || dialect == .nvivo)
    }
    #expect(StampDialect.f4.stamp(Frame(47_999), at: SampleRate(48_000)) == "#00:00:00-9#")
  }
}

/// The same numbers for the same seed (SplitMix64).
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
