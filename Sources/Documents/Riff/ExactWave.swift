/// A WAV whose header says how long its sound is, made of one that leaves it open: sealed sound is recorded so, because
/// nothing in it is changed afterwards. Chunks behind the sound need a header that is right, and are not expected.
package struct ExactWave: ByteSource {
  /// With the padding byte that an odd number of bytes needs.
  package let length: Int64

  private let source: any ByteSource
  private let head: [UInt8]
  private let end: Int64

  /// What `source` reads, as it is when its header is right.
  ///
  /// - Throws: `DocumentError` when it is no WAV.
  package static func of(_ source: any ByteSource) throws(DocumentError) -> any ByteSource {
    let wave = try WaveFile.read(source)
    guard !wave.data.isWhole, let head = source.bytes(at: 0, count: Int(wave.data.offset)) else {
      return source
    }
    return ExactWave(source, head, wave)
  }

  private init(_ source: any ByteSource, _ head: [UInt8], _ wave: WaveFile) {
    self.source = source
    // a frame that was begun and not finished is no sound
    let count = wave.frames * Int64(wave.frameSize)
    end = wave.data.offset + count
    length = end + count % 2
    func little(_ value: Int64) -> [UInt8] {
      withUnsafeBytes(of: UInt32(clamping: value).littleEndian) { Array($0) }
    }
    var head = head
    head.replaceSubrange(4..<8, with: little(length - 8))
    head.replaceSubrange((head.count - 4)..., with: little(count))
    self.head = head
  }

  /// Fills `room` from the file, the header made exact.
  package func read(
    at offset: Int64, into room: UnsafeMutableRawBufferPointer
  ) throws(UnreadableBytes) -> Int {
    let wanted = min(Int64(room.count), length - offset)
    guard offset >= 0, wanted > 0 else { return 0 }
    let sound = Int(max(0, min(offset + wanted, end) - offset))
    let got = try source.read(at: offset, into: UnsafeMutableRawBufferPointer(rebasing: room[..<sound]))
    guard got == sound else { return got }
    if sound < Int(wanted) { room[sound] = 0 }
    for place in stride(from: Int(offset), to: min(head.count, Int(offset + wanted)), by: 1) {
      room[place - Int(offset)] = head[place]
    }
    return Int(wanted)
  }
}
