import Testing

@testable import Sound

@Suite struct CaptureClockTests {
  @Test("a pointer that moves in steps is straightened")
  func steps() {
    var clock = CaptureClock(rate: 48_000, began: 7_000_000_000)
    defer { clock.free() }
    for period in 1...500 {
      // Read up to 20 ms late, in steps of 48 frames.
      let time = 7_000_000_000 + period * 20_000_000 + period * 7_919 % 20_000_000
      let frame = (time - 7_000_000_000) * 48 / 1_000_000 / 48 * 48
      #expect(clock.observe(frame: frame, at: time) == 0)
    }
    let time = 17_500_000_000
    #expect(abs(clock.frame(at: time) - 10_500 * 48) <= 48)
  }

  @Test("sound that goes missing without a word is found within seconds, once, to the step")
  func silentLoss() {
    var clock = CaptureClock(rate: 48_000, began: 0)
    defer { clock.free() }
    var booked = 0
    var reports: [Int] = []
    for period in 1...1500 {
      let time = period * 20_000_000
      let really = period * 960 - (period > 600 ? 9600 : 0)
      let lost = clock.observe(frame: really + booked, at: time)
      if lost > 0 { reports.append(lost) }
      booked += lost
    }
    #expect(reports == [9600])
  }

  @Test("another device that tells its position later than the one before has lost nothing")
  func exchanged() {
    var clock = CaptureClock(rate: 48_000, began: 0)
    defer { clock.free() }
    for period in 1...600 { #expect(clock.observe(frame: period * 960, at: period * 20_000_000) == 0) }
    clock.restart(at: 600 * 20_000_000)
    #expect(clock.frame(at: 600 * 20_000_000) == 600 * 960)
    // a sound server that is 100 ms behind, all the time
    for period in 601...1500 {
      #expect(clock.observe(frame: period * 960 - 4800, at: period * 20_000_000) == 0)
    }
  }

  @Test("a device that pauses and catches up has lost nothing")
  func catchesUp() {
    var clock = CaptureClock(rate: 48_000, began: 0)
    defer { clock.free() }
    for period in 1...1500 {
      let stuck = (600..<700).contains(period)
      #expect(clock.observe(frame: (stuck ? 600 : period) * 960, at: period * 20_000_000) == 0)
    }
  }

  @Test("a crystal that is 200 ppm slow is not a loss, and touches follow it", arguments: [-200, 200])
  func drift(partsPerMillion: Int) {
    var clock = CaptureClock(rate: 48_000, began: 0)
    defer { clock.free() }
    for period in 1...6000 {
      let frame = period * 960 * (1_000_000 + partsPerMillion) / 1_000_000
      #expect(clock.observe(frame: frame, at: period * 20_000_000) == 0)
    }
    let frame = 6000 * 960 * (1_000_000 + partsPerMillion) / 1_000_000
    #expect(abs(clock.frame(at: 120_000_000_000) - frame) <= 24)
  }
}
