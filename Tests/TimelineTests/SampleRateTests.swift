import Foundation
import Testing

@testable import Timeline

@Suite("Sample rate")
struct SampleRateTests {
  @Test("nanoseconds become frames without drift over a day", arguments: [16_000, 44_100, 48_000])
  func nanoseconds(hertz: Int) {
    let rate = SampleRate(hertz)
    #expect(rate.frames(nanoseconds: 86_400_000_000_000) == Int64(hertz) * 86_400)
    #expect(rate.frames(nanoseconds: -1_000_000_000) == -Int64(hertz))
  }

  @Test("seconds that are no number become no frames", arguments: [Double.nan, .infinity, -.infinity])
  func hostileSeconds(seconds: Double) { #expect(SampleRate(48_000).frames(seconds: seconds) == 0) }

  @Test("an impossible rate is clamped")
  func clamping() {
    #expect(SampleRate(0).hertz == 1)
    #expect(SampleRate(.max).hertz == 768_000)
  }

  @Test("frames and rates are bare integers in JSON")
  func json() throws {
    let data = try JSONEncoder().encode([Frame(7)])
    #expect(String(decoding: data, as: UTF8.self) == "[7]")
    #expect(try JSONDecoder().decode([SampleRate].self, from: Data("[44100]".utf8)) == [SampleRate(44_100)])
  }

  @Test("a span never ends before it begins")
  func spans() {
    let span = Span(start: Frame(10), end: Frame(5))
    #expect(span.frames == 0)
    #expect(!span.contains(Frame(10)))
  }
}
