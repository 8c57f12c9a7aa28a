package import Timeline

/// The waveform of a whole interview: lowest and highest sample of each 10 ms of the one time line, all channels
/// together, and the same for ever longer blocks, so that any zoom is drawn from a few numbers.
///
/// A pair is two signed bytes, lowest and highest, the top bytes of the samples. Holes between parts and parts that
/// cannot be read are silence.
package struct Peaks: Sendable {
  /// Frames per second.
  package let rate: SampleRate
  /// Frames of a block of level 0: a hundredth of a second (480 at 48 kHz; rounded down where the rate is odd).
  package let blockFrames: Int
  /// Frames covered, from the beginning of the time line on; the last block of a level may be shorter than the others.
  package let frames: Int64
  /// Names of the files that are silence because they cannot be read.
  package let missingParts: [String]

  /// Pairs by level, finest first.
  let levels: [[Int8]]

  /// Each level has a quarter of the pairs of the one below it; the coarsest has at most so many.
  private static let mostPairsAbove = 256

  /// Takes over levels that were computed before; at least one.
  init(rate: SampleRate, frames: Int64, levels: [[Int8]], missingParts: [String]) {
    (self.rate, self.frames, self.levels, self.missingParts) = (rate, frames, levels, missingParts)
    blockFrames = Self.blockFrames(at: rate)
  }

  /// Computes the levels above the finest.
  init(rate: SampleRate, frames: Int64, finest: [Int8], missingParts: [String] = []) {
    var levels = [finest]
    while var last = levels.last, last.count > 2 * Self.mostPairsAbove {
      last = Self.quartered(last)
      levels.append(last)
    }
    self.init(rate: rate, frames: frames, levels: levels, missingParts: missingParts)
  }

  /// Frames of 10 ms.
  static func blockFrames(at rate: SampleRate) -> Int { max(1, rate.hertz / 100) }

  /// How many levels there are: level N has blocks of `blockFrames * 4^N` frames. At least one.
  package var levelCount: Int { levels.count }

  /// The pairs of a level, lowest and highest in turn; empty when there is no such level.
  package func level(_ number: Int) -> [Int8] { levels.indices.contains(number) ? levels[number] : [] }

  /// Draws `span` as `count` columns of equal width: each shows every block of 10 ms that it touches, so neighbours can
  /// share one, and in a span of less than `count` blocks many do. Silence where `span` lies outside of the sound.
  ///
  /// - Complexity: O(`count` · levels), whatever the length of `span`.
  package func columns(_ span: Range<Frame>, count: Int) -> [PeakColumn] {
    let count = min(max(count, 0), Self.mostColumns)
    guard count > 0 else { return [] }
    let first = min(max(span.lowerBound.index, -Self.farthest), Self.farthest)
    let length = min(max(span.upperBound.index, -Self.farthest), Self.farthest) - first
    let (width, rest) = length.quotientAndRemainder(dividingBy: Int64(count))
    func border(_ column: Int) -> Int64 {
      first + width * Int64(column) + rest * Int64(column) / Int64(count)
    }
    return (0..<count).map { column(border($0)..<border($0 + 1)) }
  }

  private static let mostColumns = 65_536
  // far beyond any recording; sums of two such numbers do not overflow
  private static let farthest: Int64 = 1 << 53

  private func column(_ span: Range<Int64>) -> PeakColumn {
    // a column narrower than a frame shows the frame it begins in
    let span = span.isEmpty ? span.lowerBound..<span.lowerBound + 1 : span
    let inside = span.clamped(to: 0..<frames)
    guard !inside.isEmpty else { return .silence }
    let block = Int64(blockFrames)
    var (from, to) = (Int(inside.lowerBound / block), Int((inside.upperBound - 1) / block) + 1)
    var found = PeakColumn(low: .max, high: .min)
    // The borders from the finer levels, what lies between from the coarser ones.
    for (number, pairs) in levels.enumerated() {
      let isLast = number == levels.count - 1
      while from < to, isLast || from % 4 != 0 {
        found.take(pairs, from)
        from += 1
      }
      while from < to, to % 4 != 0 {
        to -= 1
        found.take(pairs, to)
      }
      (from, to) = (from / 4, to / 4)
    }
    return found
  }

  private static func quartered(_ pairs: [Int8]) -> [Int8] {
    var result: [Int8] = []
    result.reserveCapacity(pairs.count / 4 + 2)
    var start = 0
    while start < pairs.count {
      let end = min(start + 8, pairs.count)
      var column = PeakColumn(low: .max, high: .min)
      for pair in start / 2..<end / 2 { column.take(pairs, pair) }
      result.append(column.low)
      result.append(column.high)
      start = end
    }
    return result
  }
}

extension PeakColumn {
  /// Widens the column to hold the pair at `index`.
  fileprivate mutating func take(_ pairs: [Int8], _ index: Int) {
    low = min(low, pairs[2 * index])
    high = max(high, pairs[2 * index + 1])
  }
}
