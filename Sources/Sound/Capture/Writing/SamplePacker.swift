/// Hands out sound from the ring in the form in which files store it.
final class SamplePacker {
  /// Frames handed out at a time when they have to be converted.
  private static let block = 4096

  private let memory: CaptureMemory
  private let code: SampleCode
  private let channels: Int
  private let fileFrameBytes: Int
  private let scratch: UnsafeMutableRawPointer

  init(_ memory: CaptureMemory, format: RecordingFormat, code: SampleCode) {
    self.memory = memory
    self.code = code
    channels = format.channels
    fileFrameBytes = format.bytesPerFrame
    scratch = .allocate(byteCount: Self.block * format.bytesPerFrame, alignment: 16)
  }

  deinit { scratch.deallocate() }

  /// Calls `body` with the bytes, the number of frames and the first ring frame of each piece of `range`; stops
  /// when it returns false.
  func pieces(of range: Range<Int>, _ body: (UnsafeRawPointer, Int, Int) -> Bool) {
    var next = range.lowerBound
    while next < range.upperBound {
      let place = next & (memory.capacity - 1)
      var count = min(range.upperBound - next, memory.capacity - place)
      let source = UnsafeRawPointer(memory.bytes + place * memory.frameBytes)
      var packed = source
      if memory.frameBytes != fileFrameBytes {
        count = min(count, Self.block)
        pack(source, samples: count * channels)
        packed = UnsafeRawPointer(scratch)
      }
      guard body(packed, count, next) else { return }
      next += count
    }
  }

  /// As `pieces`, for `frames` frames of silence; the third argument counts from 0.
  func silence(_ frames: Int, _ body: (UnsafeRawPointer, Int, Int) -> Bool) {
    scratch.initializeMemory(as: UInt8.self, repeating: 0, count: Self.block * fileFrameBytes)
    var done = 0
    while done < frames {
      let count = min(frames - done, Self.block)
      guard body(scratch, count, done) else { return }
      done += count
    }
  }

  /// 24 bits in 4 bytes become 24 bits in 3.
  private func pack(_ source: UnsafeRawPointer, samples: Int) {
    let shift: UInt32 = code == .s32 ? 8 : 0
    var sample = 0
    while sample < samples {
      let value = source.load(fromByteOffset: sample &* 4, as: UInt32.self) &>> shift
      let place = sample &* 3
      scratch.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: place, as: UInt8.self)
      scratch.storeBytes(of: UInt8(truncatingIfNeeded: value &>> 8), toByteOffset: place &+ 1, as: UInt8.self)
      scratch.storeBytes(
        of: UInt8(truncatingIfNeeded: value &>> 16), toByteOffset: place &+ 2, as: UInt8.self)
      sample &+= 1
    }
  }
}
