// RIFF (Multimedia Programming Interface and Data Specifications 1.0, 1991) and RF64 (EBU Tech 3306):
// chunks of id[4], u32 size (little-endian), payload, and a zero byte if the size is odd.
//
//   52 49 46 46  24 08 00 00  57 41 56 45          RIFF size WAVE
//   66 6D 74 20  10 00 00 00  01 00 01 00 ...      fmt  size ...
import Glibc

/// One chunk of a RIFF file.
package struct RiffChunk: Hashable, Sendable {
  /// Four characters, `cue ` with its space.
  package var id: String
  /// Where its payload begins in the file.
  package var offset: Int64
  /// Bytes of payload that are in the file, without padding.
  package var size: Int64
  /// Bytes of payload that its header claims; more than `size` in a file that was cut off.
  package var claimedSize: Int64
  /// For `LIST` chunks, what it is a list of: `adtl`, `INFO`.
  package var listType: String?
}

/// The table of contents of a RIFF or RF64 file. Reads headers only, whatever the length of the file.
package struct RiffFile: Sendable {
  /// `RIFF` or `RF64`.
  package var form: String
  /// What it holds: `WAVE`.
  package var type: String
  /// The chunks in the order of the file.
  package var chunks: [RiffChunk]
  /// Bytes of the whole file.
  package var fileSize: Int64

  // A file of nothing but empty chunks would otherwise fill memory.
  private static let mostChunks = 65_536

  /// Walks over the chunks. Sizes that reach past the end of the file are cut to it, and a chunk whose writer
  /// forgot the padding byte is noticed, so that what follows is found.
  ///
  /// - Throws: When the file cannot be read or is not RIFF.
  package static func read(_ descriptor: Int32) throws(DocumentError) -> RiffFile {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system() }
    let fileSize = Int64(status.st_size)
    let head = try bytes(descriptor, at: 0, count: 12)
    guard head.count == 12 else { throw DocumentError(.malformed, "it is too short for a sound file") }
    let form = fourCharacters(head, 0)
    guard form == "RIFF" || form == "RF64" else { throw DocumentError(.malformed, "it is not a WAV file") }
    var file = RiffFile(form: form, type: fourCharacters(head, 8), chunks: [], fileSize: fileSize)
    var position: Int64 = 12
    var longDataSize: Int64?
    while position + 8 <= fileSize, file.chunks.count < mostChunks {
      let header = try bytes(descriptor, at: position, count: 12)
      guard header.count >= 8, isIdentifier(header, 0) else { break }
      var chunk = RiffChunk(
        id: fourCharacters(header, 0), offset: position + 8, size: 0, claimedSize: Int64(word(header, 4)))
      if chunk.id == "LIST", header.count == 12 { chunk.listType = fourCharacters(header, 8) }
      if chunk.id == "ds64" {
        let sizes = try bytes(descriptor, at: chunk.offset + 8, count: 8)
        if sizes.count == 8 { longDataSize = Int64(word(sizes, 0)) | Int64(word(sizes, 4)) << 32 }
      }
      if chunk.id == "data", chunk.claimedSize == 0xFFFF_FFFF, let longDataSize, longDataSize >= 0 {
        chunk.claimedSize = longDataSize
      }
      chunk.size = min(chunk.claimedSize, fileSize - chunk.offset)
      file.chunks.append(chunk)
      position = try next(after: chunk.offset + chunk.size, isOdd: chunk.size % 2 == 1, descriptor, fileSize)
    }
    return file
  }

  /// Where the next chunk begins. After an odd size that is one byte further, unless the writer forgot to pad.
  private static func next(
    after end: Int64, isOdd: Bool, _ descriptor: Int32, _ fileSize: Int64
  ) throws(DocumentError) -> Int64 {
    guard isOdd, end + 1 < fileSize else { return end }
    let bytes = try bytes(descriptor, at: end, count: 9)
    func isHeader(at index: Int) -> Bool {
      guard bytes.count >= index + 8, isIdentifier(bytes, index) else { return false }
      return end + Int64(index) + 8 + Int64(word(bytes, index + 4)) <= fileSize
    }
    return !isHeader(at: 1) && isHeader(at: 0) ? end : end + 1
  }

  private static func isIdentifier(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index..<index + 4].allSatisfy { (0x20...0x7E).contains($0) }
  }

  private static func fourCharacters(_ bytes: [UInt8], _ index: Int) -> String {
    String(decoding: bytes[index..<index + 4], as: UTF8.self)
  }

  static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
  }

  /// Up to `count` bytes at `offset`; fewer at the end of the file.
  ///
  /// - Throws: When the file cannot be read.
  package static func bytes(
    _ descriptor: Int32, at offset: Int64, count: Int
  ) throws(DocumentError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = buffer.withUnsafeMutableBytes { raw in
        pread(descriptor, raw.baseAddress.map { $0 + filled }, count - filled, off_t(offset) + filled)
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .system() }
      if got == 0 { break }
      filled += got
    }
    return Array(buffer.prefix(filled))
  }
}

extension DocumentError {
  /// What the operating system said about the last call.
  static func system() -> DocumentError {
    DocumentError(.unreadable, "it cannot be read (\(String(cString: strerror(errno))))")
  }
}
