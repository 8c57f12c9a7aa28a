import Synchronization

/// A sound file that libsndfile reads, for one thread at a time.
final class PartDecoder: Sendable {
  private struct State {
    let file: SoundFile
    /// The frame that the file delivers next.
    var position: Int64 = 0
  }

  private let state: Mutex<State>
  private let frameBytes, sampleBytes: Int

  init(_ file: sending SoundFile) {
    sampleBytes = file.bits / 8
    frameBytes = file.channels * sampleBytes
    state = Mutex(State(file: file))
  }

  /// Fills `buffer` with little-endian samples from `frame` on.
  ///
  /// - Returns: The number of bytes, whole frames; fewer than asked for at the end.
  func read(from frame: Int64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let samples = state.withLock { state in
      guard state.position == frame || state.file.seek(to: frame) else { return [Int32]() }
      var samples: [Int32] = []
      state.position = frame + Int64(state.file.read(buffer.count / frameBytes, into: &samples))
      return samples
    }
    var place = 0
    for sample in samples {
      var value = sample >> Int32(32 - 8 * sampleBytes)
      for _ in 0..<sampleBytes {
        buffer[place] = UInt8(truncatingIfNeeded: value)
        value >>= 8
        place += 1
      }
    }
    return place
  }
}
