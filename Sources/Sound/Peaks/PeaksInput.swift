/// Takes a file apart from its beginning, never beyond its end.
struct PeaksInput {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was taken.
  var isAtEnd: Bool { position == bytes.count }

  /// The next `count` bytes; nil when there are not so many.
  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// The next number, little-endian.
  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    take(MemoryLayout<Number>.size).map { bytes in
      bytes.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }
  }
}
