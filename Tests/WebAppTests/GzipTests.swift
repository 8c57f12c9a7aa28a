import Testing

@testable import WebApp

@Suite("Gzip")
struct GzipTests {
  @Test("unpacks to what was packed", arguments: [0, 1, 2, 3, 4, 257, 258, 259, 600, 70_000])
  func roundTrip(size: Int) throws {
    var seed: UInt64 = 42
    let noise = (0..<size).map { index -> UInt8 in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return index % 700 < 300 ? UInt8(truncatingIfNeeded: seed >> 60) : UInt8(truncatingIfNeeded: seed >> 56)
    }
    for input in [
      noise, [UInt8](repeating: 65, count: size), Array(noise.prefix(size / 2) + noise.prefix(size / 2)),
    ] {
      #expect(try Inflated(Gzip.compress(input)).bytes == input)
    }
  }

  @Test("has the checksum that everybody has")
  func checksum() {
    #expect(Gzip.checksum(Array("123456789".utf8)) == 0xcbf4_3926)
  }

  @Test("makes sources three times smaller or more")
  func shrinks() {
    let source = Array(
      String(repeating: "const here = find('#here'); // where\nlet there = here + 1;\n", count: 50).utf8)
    #expect(Gzip.compress(source).count * 3 < source.count)
  }
}

/// Reads what `Gzip` writes, written from RFC 1951 alone: one block with the fixed codes.
private struct Inflated {
  var bytes: [UInt8] = []
  private let input: [UInt8]
  private var position = 80

  struct Wrong: Error {}

  init(_ input: [UInt8]) throws {
    self.input = input
    guard input.starts(with: [0x1f, 0x8b, 8, 0]), take(3) == 0b011 else { throw Wrong() }
    while true {
      let symbol = try literal()
      if symbol == 256 { break }
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
      ]
      let lengthBits = symbol == 285 || symbol < 265 ? 0 : (symbol - 261) / 4
      let length = lengths[symbol - 257] + take(lengthBits)
      let code = turned(5)
      let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097, 6145, 8193, 12289, 16385, 24577,
      ]
      let distance = distances[code] + take(code < 4 ? 0 : code / 2 - 1)
      guard distance <= bytes.count else { throw Wrong() }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
    let end = (position + 7) / 8
    guard input.count == end + 8 else { throw Wrong() }
    let sum = input[end..<end + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard sum == Gzip.checksum(bytes) else { throw Wrong() }
  }

  private mutating func take(_ count: Int) -> Int {
    var value = 0
    for bit in 0..<count {
      value |= Int(input[position / 8] >> UInt8(position % 8) & 1) << bit
      position += 1
    }
    return value
  }

  private mutating func turned(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 1 | take(1) }
    return value
  }

  private mutating func literal() throws -> Int {
    var code = turned(7)
    if code < 24 { return 256 + code }
    code = code << 1 | take(1)
    if (0x30..<0xc0).contains(code) { return code - 0x30 }
    if (0xc0..<0xc8).contains(code) { return 280 + code - 0xc0 }
    code = code << 1 | take(1)
    guard (0x190..<0x200).contains(code) else { throw Wrong() }
    return 144 + code - 0x190
  }
}
