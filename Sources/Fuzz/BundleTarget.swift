import Documents
import Foundation

/// What is inside a bundle: its archive. A fuzzer makes no header with a right sum, so that an input is also taken as the
/// description of files that are written, changed in one byte and read again.
enum BundleTarget {
  static func run(_ bytes: [UInt8]) {
    read(bytes)
    guard bytes.count > 8 else { return }
    let archive = Collected()
    var writer = TarWriter { archive.bytes += $0 }
    let content = Array(bytes.dropFirst(8))
    do {
      for (number, size) in [Int(bytes[0]), content.count].enumerated() {
        let part = Array(content.prefix(size))
        try writer.begin("folder/file-\(number)", size: Int64(part.count))
        try writer.append(part)
        try writer.end()
      }
      try writer.finish()
    } catch {
      preconditionFailure("a plain archive was not written: \(error)")
    }
    precondition(read(archive.bytes) == 2, "what was written is not read")
    archive.bytes[(Int(bytes[1]) << 8 | Int(bytes[2])) % archive.bytes.count] ^= bytes[3]
    read(archive.bytes)
  }

  @discardableResult
  private static func read(_ bytes: [UInt8]) -> Int? {
    let source: TarReader.Source = { offset, count in
      let start = min(max(0, Int(clamping: offset)), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + max(0, count))])
    }
    guard let reader = try? TarReader(size: Int64(bytes.count), source: source) else { return nil }
    for entry in reader.entries {
      var size: Int64 = 0
      try? reader.read(entry) { size += Int64($0.count) }
      precondition(size <= entry.size, "more came out than was said")
    }
    return reader.entries.count
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }
}
