/// The block before each file of a tar archive (POSIX.1-1988, "ustar"): regular files only, for their owner.
enum TarHeader {
  private static let magic: [UInt8] = Array("ustar\u{0}00".utf8)
  private static let name = 0..<100
  private static let size = 124..<136
  private static let checksum = 148..<156
  private static let kind = 156
  private static let prefix = 345..<500
  /// Larger than any file that is written here: eleven octal digits.
  static let mostBytes: Int64 = 0o777_7777_7777

  /// The block; `nil` when the path or the size does not fit.
  static func block(path: String, size bytes: Int64) -> [UInt8]? {
    guard bytes >= 0, bytes <= mostBytes, let (before, after) = split(Array(path.utf8)) else { return nil }
    var block = [UInt8](repeating: 0, count: Int(TarEntry.block))
    func put(_ bytes: [UInt8], _ place: Int) {
      block.replaceSubrange(place..<(place + bytes.count), with: bytes)
    }
    put(after, name.lowerBound)
    put(before, prefix.lowerBound)
    put(octal(0o600, 7), 100)
    put(octal(0, 7), 108)
    put(octal(0, 7), 116)
    put(octal(bytes, 11), size.lowerBound)
    put(octal(0, 11), 136)
    block[kind] = UInt8(ascii: "0")
    put(magic, 257)
    put(octal(sum(block), 6) + [0, UInt8(ascii: " ")], checksum.lowerBound)
    return block
  }

  /// Path and size of a block; `nil` when it is none that `block` would have written.
  static func read(_ block: [UInt8]) -> (path: String, size: Int64)? {
    guard block.count == Int(TarEntry.block) else { return nil }
    let (after, before) = (text(block[name]), text(block[prefix]))
    let path = before.isEmpty ? after : before + "/" + after
    let digits = block[size].prefix { $0 != 0 }
    guard digits.allSatisfy({ (48...55).contains($0) }),
      let bytes = Int64(String(decoding: digits, as: UTF8.self), radix: 8),
      self.block(path: path, size: bytes) == block
    else { return nil }
    return (path, bytes)
  }

  /// All bytes added up, with blanks where the sum stands.
  private static func sum(_ block: [UInt8]) -> Int64 {
    block.indices.reduce(0) { $0 + (checksum ~= $1 ? 32 : Int64(block[$1])) }
  }

  private static func octal(_ number: Int64, _ digits: Int) -> [UInt8] {
    let text = String(number, radix: 8)
    return Array((String(repeating: "0", count: digits - text.count) + text).utf8)
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A path of more than 100 bytes is split at a slash.
  private static func split(_ path: [UInt8]) -> (before: [UInt8], after: [UInt8])? {
    guard !path.isEmpty else { return nil }
    if path.count <= name.count { return ([], path) }
    let slash = path.indices.first { path[$0] == UInt8(ascii: "/") && path.count - $0 - 1 <= name.count }
    guard let slash, slash <= prefix.count, slash > 0, slash < path.count - 1 else { return nil }
    return (Array(path[..<slash]), Array(path[(slash + 1)...]))
  }
}
