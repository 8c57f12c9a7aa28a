/// Reads JSON as this program writes it: without spaces, each name once, no `\u`. It never guesses: of everything else it
/// says `Unsure`, and JSONDecoder is asked, which takes ten times as long.
struct PlainJSONScanner {
  /// This may be JSON, but not as this program writes it.
  struct Unsure: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: UTF-8, known to be valid; must outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { place == bytes.count }

  /// Reads an object; `read` is called with each name and must read its value.
  mutating func object(_ read: (String, inout Self) throws(Unsure) -> Void) throws(Unsure) {
    try expect(0x7B)
    if take(0x7D) { return }
    repeat {
      let name = try string()
      try expect(0x3A)
      try read(name, &self)
    } while take(0x2C)
    try expect(0x7D)
  }

  /// Reads an array; `read` is called for each element.
  mutating func array<Element>(_ read: (inout Self) throws(Unsure) -> Element) throws(Unsure) -> [Element] {
    try expect(0x5B)
    if take(0x5D) { return [] }
    var elements: [Element] = []
    repeat { elements.append(try read(&self)) } while take(0x2C)
    try expect(0x5D)
    return elements
  }

  /// Reads a string.
  mutating func string() throws(Unsure) -> String {
    try expect(0x22)
    let start = place
    while place < bytes.count, bytes[place] != 0x22, bytes[place] != 0x5C, bytes[place] >= 0x20 { place += 1 }
    guard place < bytes.count, bytes[place] != 0x22 else {
      try expect(0x22)
      return String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<place])
    while !take(0x22) {
      guard place < bytes.count, bytes[place] >= 0x20 else { throw Unsure() }
      let byte = bytes[place]
      place += 1
      text.append(byte == 0x5C ? try escaped() : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a whole number of at most 18 digits.
  mutating func integer() throws(Unsure) -> Int64 {
    let isNegative = take(0x2D)
    let start = place
    let value = digits()
    let count = place - start
    guard (1...18).contains(count), count == 1 || bytes[start] != 0x30 else { throw Unsure() }
    return isNegative ? -value : value
  }

  /// Reads a number without an exponent; at most 15 digits, which a `Double` holds exactly, stand before the point.
  mutating func number() throws(Unsure) -> Double {
    let start = place
    let whole = try integer()
    let isNegative = bytes[start] == 0x2D
    guard take(0x2E) else {
      guard place - start <= 15, whole != 0 || !isNegative else { throw Unsure() }
      return Double(whole)
    }
    let fraction = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    guard fraction < place, let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw Unsure()
    }
    return number
  }

  /// Reads `true` or `false`.
  mutating func boolean() throws(Unsure) -> Bool {
    let isTrue = place < bytes.count && bytes[place] == 0x74
    for byte in (isTrue ? "true" : "false" as StaticString).bytes { try expect(byte) }
    return isTrue
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Unsure) {
    guard take(byte) else { throw Unsure() }
  }

  private mutating func digits() -> Int64 {
    var value: Int64 = 0
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
      value = value &* 10 &+ Int64(bytes[place] - 0x30)
      place += 1
    }
    return value
  }

  private mutating func escaped() throws(Unsure) -> UInt8 {
    guard place < bytes.count else { throw Unsure() }
    place += 1
    switch bytes[place - 1] {
    case 0x22, 0x5C, 0x2F: return bytes[place - 1]
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    default: throw Unsure()
    }
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
