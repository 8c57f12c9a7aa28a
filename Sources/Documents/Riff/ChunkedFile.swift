/// The chunks of a WAV (RIFF) or CAF file, found by walking their headers. Nothing is read but headers, and
/// nothing is written.
///
///     RIFF  id[4]  size u32 little-endian  payload  [pad byte when size is odd]
///     CAF   id[4]  size i64 big-endian     payload
///
/// Sizes are taken from the file but never trusted: the walk ends at the first chunk that is not whole, or
/// whose id is not four printable characters. A pad byte that the writer forgot is noticed, and the long size
/// of RF64 (EBU Tech 3306, chunk `ds64`) stands in for that of `data`.
package struct ChunkedFile: Sendable, Equatable {
  /// The two containers that hold chunks.
  package enum Container: String, Sendable { case riff, caf }

  /// Which container the first bytes announce.
  package let container: Container
  /// RIFF: the form, such as `"WAVE"`; CAF: `"caff"`.
  package let form: String
  /// RIFF: the size in bytes that the outermost header states (everything after its first 8 bytes); CAF: nil.
  package let declaredSize: UInt32?
  /// Length of the file in bytes.
  package let length: Int64
  /// In the order of the file. The last one may be cut: see `SoundChunk.isWhole`.
  package let chunks: [SoundChunk]
  /// Bytes from the start of the file to the end of the last whole chunk, its pad byte included.
  package let end: Int64

  /// Walks the file that `source` reads.
  ///
  /// - Returns: nil when the file cannot be read, or is neither a RIFF nor a CAF.
  package init?(_ source: any ByteSource) {
    let length = source.length
    guard let head = source.bytes(at: 0, count: 12) else { return nil }
    switch Self.text(head[0..<4]) {
    case "RIFF", "RF64":
      container = .riff
      form = Self.text(head[8..<12])
      declaredSize = UInt32(truncatingIfNeeded: Self.little(head[4..<8]))
    case "caff":
      container = .caf
      form = "caff"
      declaredSize = nil
    default: return nil
    }
    self.length = length
    var chunks: [SoundChunk] = []
    var position: Int64 = container == .riff ? 12 : 8
    var longDataSize: Int64?
    while chunks.count < Self.mostChunks,
      var chunk = Self.chunk(source, container, at: position, length: length)
    {
      if chunk.id == "ds64" {
        longDataSize = source.bytes(at: chunk.offset + 8, count: 8).map { Self.little($0[...]) }
      } else if chunk.id == "data", chunk.declaredSize == 0xFFFF_FFFF, let size = longDataSize, size >= 0 {
        chunk = SoundChunk(
          id: chunk.id, offset: chunk.offset, declaredSize: size,
          presentSize: min(size, length - chunk.offset))
      }
      chunks.append(chunk)
      guard chunk.isWhole else { break }
      position = chunk.offset + chunk.declaredSize
      if container == .riff, chunk.declaredSize % 2 == 1,
        Self.isPadded(source, at: position, length: length)
      {
        position += 1
      }
    }
    self.chunks = chunks
    end = position
  }

  // A file of nothing but empty chunks would otherwise fill memory.
  private static let mostChunks = 65_536

  /// Whether a pad byte stands at `position`, behind an odd-sized chunk. Some writers forget it: then the next
  /// chunk begins right there, and nothing that could be a chunk begins one byte later.
  private static func isPadded(_ source: any ByteSource, at position: Int64, length: Int64) -> Bool {
    func isChunk(at place: Int64) -> Bool {
      chunk(source, .riff, at: place, length: length)?.isWhole == true
    }
    return position < length && (isChunk(at: position + 1) || !isChunk(at: position))
  }

  /// The first chunk called `id`, if there is one.
  package func first(_ id: String) -> SoundChunk? { chunks.first { $0.id == id } }

  /// The chunk whose header begins at `position`, if four printable characters stand there.
  ///
  /// For looking at a place that the walk does not reach, such as behind a chunk whose size is stale.
  package static func chunk(
    _ source: any ByteSource, _ container: Container, at position: Int64, length: Int64
  ) -> SoundChunk? {
    let headerSize = container == .riff ? 8 : 12
    guard position >= 0, position <= length - Int64(headerSize),
      let head = source.bytes(at: position, count: headerSize),
      head[0..<4].allSatisfy({ (0x20...0x7e).contains($0) })
    else { return nil }
    let declared = container == .riff ? little(head[4..<8]) : big(head[4..<12])
    let offset = position + Int64(headerSize)
    let present = declared < 0 ? length - offset : min(declared, length - offset)
    return SoundChunk(
      id: text(head[0..<4]), offset: offset, declaredSize: max(declared, -1), presentSize: present)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self)
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int64 {
    bytes.reversed().reduce(0) { $0 << 8 | Int64($1) }
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(bitPattern: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
