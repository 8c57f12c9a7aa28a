import Foundation

/// Makes what is sent smaller: gzip (RFC 1952) around deflate (RFC 1951) with the fixed codes. Sources shrink to a
/// third, which is what counts on a tablet's Wi-Fi; nothing here needs a library.
struct Gzip {
  private var output: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]
  private var bits: UInt32 = 0
  private var count: UInt32 = 0

  /// The compressed form of `input`.
  static func compress(_ input: [UInt8]) -> [UInt8] {
    var gzip = Gzip()
    gzip.deflate(input)
    for number in [checksum(input), UInt32(truncatingIfNeeded: input.count)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        gzip.output.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return gzip.output
  }

  /// CRC-32 as gzip and ZIP use it.
  static func checksum(_ input: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in input { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// How far back a repetition may lie, and how long it may be.
  private static let window = 32_768
  private static let longest = 258
  /// How many earlier places are tried.
  private static let patience = 48

  private mutating func deflate(_ input: [UInt8]) {
    put(0b011, bits: 3)
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var before = [Int32](repeating: -1, count: input.count)
    func place(_ index: Int) -> Int {
      (Int(input[index]) << 10 ^ Int(input[index + 1]) << 5 ^ Int(input[index + 2])) & 0x7fff
    }
    func remember(_ index: Int) {
      guard index + 2 < input.count else { return }
      before[index] = heads[place(index)]
      heads[place(index)] = Int32(index)
    }
    var index = 0
    while index < input.count {
      var (length, distance) = (0, 0)
      if index + 2 < input.count {
        var candidate = Int(heads[place(index)])
        var left = Self.patience
        let most = min(Self.longest, input.count - index)
        while candidate >= 0, index - candidate <= Self.window, left > 0 {
          var same = 0
          while same < most, input[candidate + same] == input[index + same] { same += 1 }
          if same > length { (length, distance) = (same, index - candidate) }
          candidate = Int(before[candidate])
          left -= 1
        }
      }
      if length < 3 {
        literal(Int(input[index]))
        remember(index)
        index += 1
      } else {
        repetition(length: length, distance: distance)
        for step in 0..<length { remember(index + step) }
        index += length
      }
    }
    literal(256)
    if count > 0 { put(0, bits: 8 - count % 8) }
  }

  /// Adds bits, lowest first.
  private mutating func put(_ value: UInt32, bits width: UInt32) {
    bits |= value << count
    count += width
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Adds a code, highest bit first.
  private mutating func code(_ value: UInt32, bits width: UInt32) {
    var (rest, turned) = (value, UInt32(0))
    for _ in 0..<width {
      turned = turned << 1 | rest & 1
      rest >>= 1
    }
    put(turned, bits: width)
  }

  private mutating func literal(_ symbol: Int) {
    let symbol = UInt32(symbol)
    switch symbol {
    case 0..<144: code(0x30 + symbol, bits: 8)
    case 144..<256: code(0x190 + symbol - 144, bits: 9)
    case 256..<280: code(symbol - 256, bits: 7)
    default: code(0xc0 + symbol - 280, bits: 8)
    }
  }

  private mutating func repetition(length: Int, distance: Int) {
    if length == Self.longest {
      literal(285)
    } else {
      let (symbol, extra, base) = Self.class(of: length - 3, fours: 4)
      literal(257 + symbol)
      put(UInt32(length - 3 - base), bits: UInt32(extra))
    }
    let (symbol, extra, base) = Self.class(of: distance - 1, fours: 2)
    code(UInt32(symbol), bits: 5)
    put(UInt32(distance - 1 - base), bits: UInt32(extra))
  }

  /// Lengths and distances share one pattern: after the first classes of one value each, `fours` classes of every
  /// width. Gives the class, its extra bits, and its first value.
  private static func `class`(of value: Int, fours: Int) -> (symbol: Int, extra: Int, base: Int) {
    guard value >= 2 * fours else { return (value, 0, value) }
    let extra = Int.bitWidth - 1 - value.leadingZeroBitCount - (fours == 4 ? 2 : 1)
    let part = value >> extra
    return (fours * extra + part, extra, part << extra)
  }
}
