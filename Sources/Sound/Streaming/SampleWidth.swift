/// Brings the samples of a part into the form of the stream: little-endian, each `sampleBytes` wide.
enum SampleWidth {
  /// Fills `buffer` with the sound of `part` from its frame `frame` on; a narrower sample gets zeros below it.
  static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from part: OpenPart, at frame: Int64, sampleBytes: Int
  ) throws(SoundError) {
    let narrow = part.sampleBytes
    if narrow == sampleBytes {
      try part.read(from: frame, into: buffer)
      if part.isBigEndian { reverse(buffer, each: narrow) }
      return
    }
    let samples = buffer.count / sampleBytes
    let source = UnsafeMutableRawBufferPointer.allocate(byteCount: samples * narrow, alignment: 16)
    defer { source.deallocate() }
    try part.read(from: frame, into: source)
    if part.isBigEndian { reverse(source, each: narrow) }
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    for sample in 0..<samples {
      for byte in 0..<narrow {
        buffer[sample * sampleBytes + sampleBytes - narrow + byte] = source[sample * narrow + byte]
      }
    }
  }

  private static func reverse(_ buffer: UnsafeMutableRawBufferPointer, each size: Int) {
    var start = 0
    while start < buffer.count {
      buffer.swapAt(start, start + size - 1)
      if size == 4 { buffer.swapAt(start + 1, start + 2) }
      start += size
    }
  }
}
