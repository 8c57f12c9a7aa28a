import Documents
import Foundation

/// Sound files: the walk over their chunks.
enum WaveTarget {
  static func run(_ bytes: [UInt8]) {
    // nameless, so that nothing is left of it
    guard let file = tmpfile() else { return }
    defer { fclose(file) }
    let descriptor = fileno(file)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if let file = try? WaveFile.read(FileBytes(descriptor)) {
      precondition(file.frames >= 0 && file.data.offset >= 0, "a place before the beginning")
      precondition(
        file.data.offset + file.frames * Int64(file.frameSize) <= bytes.count, "frames behind the end")
      for chunk in file.file.chunks {
        precondition(chunk.offset + chunk.presentSize <= bytes.count, "a chunk behind the end")
      }
    }
    if let sound = try? PlainSound.read(FileBytes(descriptor)), sound.frames > 0 {
      let range = sound.bytes(of: 0..<sound.frames)
      precondition(range.upperBound <= bytes.count, "samples behind the end")
    }
  }
}
