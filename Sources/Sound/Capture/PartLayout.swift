import Documents
import Timeline
import Glibc

/// Where the sound lies in a WAV or CAF file, and which of the header's numbers depend on its length.
struct PartLayout {
  let container: ChunkedFile.Container
  /// Bytes from the start of the file to the first sample.
  let dataOffset: Int64
  /// Bytes of sound that are really there, a padding byte left out.
  let presentBytes: Int64
  /// Whether another chunk stands behind the sound.
  let isFollowed: Bool
  /// Bytes of one frame.
  let frameBytes: Int
  /// Length of the file in bytes.
  let length: Int64

  /// What may stand behind the sound; anything else there is taken for sound that the header does not know of.
  private static let followers: Set<String> = [
    "LIST", "cue ", "bext", "iXML", "id3 ", "ID3 ", "fact", "JUNK", "junk", "PAD ", "FLLR", "PEAK", "plst",
    "smpl", "inst", "axml", "_PMX", "DISP", "levl", "chna", "info", "mark", "regn", "strg", "uuid", "peak",
    "umid", "midi", "free", "ovvw", "edct", "chan",
  ]

  /// Reads the layout of an open file; nil when its header does not describe uncompressed sound.
  init?(_ source: any ByteSource) {
    guard let file = ChunkedFile(source), let data = file.first("data") else { return nil }
    container = file.container
    length = file.length
    switch container {
    case .riff:
      guard file.form == "WAVE", let format = file.first("fmt "), format.presentSize >= 16,
        let bytes = source.bytes(at: format.offset, count: 16),
        [[1, 0], [0xfe, 0xff]].contains(Array(bytes[0..<2]))
      else { return nil }
      frameBytes = Int(bytes[12]) | Int(bytes[13]) << 8
      dataOffset = data.offset
    case .caf:
      guard let format = file.first("desc"), format.presentSize >= 32,
        let bytes = source.bytes(at: format.offset, count: 32),
        Array(bytes[8..<12]) == Array("lpcm".utf8)
      else { return nil }
      frameBytes = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      dataOffset = data.offset + 4
    }
    guard (1...64).contains(frameBytes), length >= dataOffset else { return nil }
    let header: Int64 = container == .riff ? 0 : 4
    let declared = data.declaredSize - header
    let padding: Int64 = container == .riff ? declared % 2 : 0
    guard data.isWhole, declared >= 0 else {
      presentBytes = length - dataOffset
      isFollowed = false
      return
    }
    let next = ChunkedFile.chunk(source, container, at: dataOffset + declared + padding, length: length)
    isFollowed = next.map { Self.followers.contains($0.id) } ?? false
    let endsHere = dataOffset + declared + padding == length
    presentBytes = isFollowed || endsHere ? declared : length - dataOffset
  }

  /// The bytes that state a length, and where they belong, for `data` bytes of sound in a file of `fileLength`.
  func sizes(data: Int64, fileLength: Int64) -> [(bytes: [UInt8], offset: Int64)] {
    switch container {
    case .riff:
      [
        (Self.little(UInt32(clamping: fileLength - 8)), 4),
        (Self.little(UInt32(clamping: data)), dataOffset - 4),
      ]
    case .caf: [(Self.big(UInt64(clamping: data + 4)), dataOffset - 12)]
    }
  }

  /// Writes the header that the recorder would have written over the first bytes of the file.
  static func writeHeader(_ descriptor: Int32, _ format: RecordingFormat) -> Bool {
    let bytes = header(format, data: 0)
    return pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
  }

  /// What stands before the sound. `data` is how many bytes of it there are; `nil` for a WAV of unknown length, which
  /// goes on to its end.
  static func header(_ format: RecordingFormat, data: Int64?) -> [UInt8] {
    let size = data.map { UInt32(clamping: $0) } ?? .max
    let rate = UInt32(format.rate.hertz)
    let frame = UInt32(format.bytesPerFrame)
    var bytes: [UInt8] = []
    switch format.container {
    case .wav:
      bytes +=
        Array("RIFF".utf8) + little(data == nil ? .max : UInt32(clamping: 36 + Int64(size) + Int64(size % 2)))
        + Array("WAVEfmt ".utf8) + little(16)
      bytes += little(1 | UInt32(format.channels) << 16) + little(rate) + little(rate * frame)
      bytes += little(frame | UInt32(format.bits) << 16) + Array("data".utf8) + little(size)
    case .caf:
      // As libsndfile lays it out: the sound begins at byte 4096.
      bytes += Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + big(32)
      bytes += big(Double(rate).bitPattern) + Array("lpcm".utf8) + [0, 0, 0, 2]
      for value in [frame, 1, UInt32(format.channels), UInt32(format.bits)] {
        bytes += little(value).reversed()
      }
      let free = 4096 - 16 - bytes.count - 12
      bytes += Array("free".utf8) + big(UInt64(free)) + [UInt8](repeating: 0, count: free)
      bytes += Array("data".utf8) + big(4) + [0, 0, 0, 0]
    }
    return bytes
  }

  private static func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func big(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - $0 * 8)) }
  }
}
