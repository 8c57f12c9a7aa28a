import Timeline

/// The whole units in which a format counts time, and the rules that keep order and length right after rounding.
struct TimeGrid {
  /// A stretch in whole units.
  struct Stretch: Hashable {
    var start: Int64
    var end: Int64
  }

  /// Units in a second: 1000 for milliseconds.
  let unitsPerSecond: Int64
  /// The least length of a stretch, and distance of two points, in units.
  let shortest: Int64

  /// Thousandths of a second, the unit of most formats.
  static let milliseconds = TimeGrid(unitsPerSecond: 1000, shortest: 1)
  /// Millionths of a second; things are still a millisecond long, because programs drop what is too short to see.
  static let microseconds = TimeGrid(unitsPerSecond: 1_000_000, shortest: 1000)

  /// A position in units, rounded half up: the same frame always gives the same number, an earlier one never a later.
  func units(_ frame: Frame, at rate: SampleRate) -> Int64 {
    let hertz = Int64(rate.hertz)
    let (whole, rest) = max(0, frame.index).quotientAndRemainder(dividingBy: hertz)
    return whole * unitsPerSecond + (rest * 2 * unitsPerSecond + hertz) / (2 * hertz)
  }

  /// The length of a sound file in units: long enough that `count` things find room, even on no sound at all.
  func end(of sound: SoundFile, at rate: SampleRate, holding count: Int) -> Int64 {
    max(units(Frame(sound.frames), at: rate), Int64(max(count, 1)) * shortest)
  }

  /// Stretches for a tier in which nothing may overlap or be without length. `spans` come in order of their starts.
  ///
  /// A start is the rounded frame, moved only where two things would share a place: then the later one goes back by
  /// the shortest length, and at the very end the earlier ones go forward. A stretch ends where the next begins at the
  /// latest.
  ///
  /// - Parameter pointLength: Units for which a point is shown.
  func stretches(_ spans: [Span], until end: Int64, at rate: SampleRate, pointLength: Int64) -> [Stretch] {
    var least: Int64 = 0
    var stretches = spans.map { span -> Stretch in
      let start = max(units(span.start, at: rate), least)
      least = start + shortest
      let natural = span.frames == 0 ? start + pointLength : units(span.end, at: rate)
      return Stretch(start: start, end: max(natural, least))
    }
    var limit = end
    for index in stretches.indices.reversed() {
      stretches[index].end = min(stretches[index].end, limit)
      stretches[index].start = min(stretches[index].start, stretches[index].end - shortest)
      limit = stretches[index].start
    }
    return stretches
  }

  /// A stretch that stands alone: others may overlap it. Inside the sound, and never without length.
  func stretch(_ span: Span, in sound: SoundFile, at rate: SampleRate, pointLength: Int64) -> Stretch {
    let end = end(of: sound, at: rate, holding: 1)
    return stretches([span], until: end, at: rate, pointLength: pointLength)[0]
  }

  /// Units as decimal seconds, as exact as they are.
  func seconds(_ units: Int64) -> String {
    let digits = String(unitsPerSecond).count - 1
    return "\(units / unitsPerSecond).\(padded(Int(units % unitsPerSecond), to: digits))"
  }
}
