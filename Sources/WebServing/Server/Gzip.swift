import CZlib

/// Packs what is sent often, by zlib: on a tablet's Wi-Fi the bytes count.
enum Gzip {
  /// 15 bits of window, plus 16 for the header and the checksum of gzip instead of zlib's own.
  private static let windowBits: Int32 = 15 + 16

  /// `input` in the gzip format; `nil` when zlib has no memory for it.
  static func compress(_ input: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard leitfaden_deflate_init(&stream, Z_BEST_COMPRESSION, windowBits) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = input
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(input.count))))
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { return nil }
    return Array(output.prefix(Int(stream.total_out)))
  }
}
