import Testing

@testable import Timeline

@Suite("Time codes")
struct TimeCodeTests {
  static let rate = SampleRate(48_000)

  @Test(
    "a frame is written as hours, minutes, seconds and milliseconds, rounded half up",
    arguments: [
      (0, "00:00:00.000"), (23, "00:00:00.000"), (24, "00:00:00.001"), (47_999, "00:00:01.000"),
      (178_812_000, "01:02:05.250"), (17_280_000_000, "100:00:00.000"), (-5, "00:00:00.000"),
    ])
  func writing(frame: Int64, text: String) {
    #expect(TimeCode.text(Frame(frame), at: Self.rate) == text)
  }

  @Test(
    "times are read as people write them",
    arguments: [
      ("75.5", 75.5), ("00:01:15.5", 75.5), ("1:15.5", 75.5), ("01:02:05.250", 3725.25), ("0", 0),
    ])
  func reading(text: String, seconds: Double) {
    #expect(TimeCode.frame(text, at: Self.rate)?.seconds(at: Self.rate) == seconds)
  }

  @Test("a frame number is taken as it is")
  func frameNumber() { #expect(TimeCode.frame("frame:123456789", at: Self.rate) == Frame(123_456_789)) }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "-1", "1:99", "1:2:3:4", "abc", "frame:-1", "frame:x", "nan", "inf", "0x10", "1e99", "::", "1:",
      "99999999999999999999",
    ])
  func refusing(text: String) { #expect(TimeCode.frame(text, at: Self.rate) == nil) }

  @Test(
    "a transcript stamp is cut to tenths, never after the frame and never -10",
    arguments: [
      (178_812_000, "#01:02:05-2#"), (47_999, "#00:00:00-9#"), (48_000, "#00:00:01-0#"),
    ])
  func stamps(frame: Int64, text: String) {
    #expect(TimeCode.transcriptStamp(Frame(frame), at: Self.rate) == text)
  }

  @Test("a millisecond count survives the way through a time code", arguments: [16_000, 44_100, 48_000])
  func roundTrip(hertz: Int) throws {
    let rate = SampleRate(hertz)
    for frame in stride(from: Int64(0), to: 100_000_000, by: 7_777_777) {
      let read = try #require(TimeCode.frame(TimeCode.text(Frame(frame), at: rate), at: rate))
      #expect(abs(read.index - frame) <= Int64(hertz) / 2000 + 1)
    }
  }
}
