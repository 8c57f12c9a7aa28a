/// One chunk of a chunked file (RIFF or CAF): where it lies, and what it says about itself.
package struct SoundChunk: Hashable, Sendable {
  /// The four characters, such as `"data"` or `"cue "`; bytes outside ASCII appear as `?`.
  package let id: String
  /// Bytes from the start of the file to the first byte of the payload.
  package let offset: Int64
  /// The payload size in bytes as the header states it; -1 when a CAF leaves it open. Not checked against
  /// the file: see `isWhole`.
  package let declaredSize: Int64
  /// The payload bytes that are really in the file, at most `declaredSize`.
  package let presentSize: Int64

  /// Whether all the bytes that the header promises are in the file.
  package var isWhole: Bool { declaredSize == presentSize }
}
