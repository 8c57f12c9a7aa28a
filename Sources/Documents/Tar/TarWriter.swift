/// Writes a tar archive from its beginning to its end without going back, so that it can be sealed while it comes. The
/// same files give the same bytes.
package struct TarWriter: ~Copyable {
  private let write: ([UInt8]) throws -> Void
  private var missing: Int64 = 0
  private var filling = 0

  /// Begins an archive; `write` takes its bytes in order.
  package init(write: @escaping ([UInt8]) throws -> Void) { self.write = write }

  /// Begins a file of exactly `size` bytes, which `append` brings.
  ///
  /// - Throws: `TarProblem` when its path is longer than the format takes or its size 8 GiB or more.
  package mutating func begin(_ path: String, size: Int64) throws {
    guard let header = TarHeader.block(path: path, size: size) else {
      throw TarProblem.doesNotFit(path)
    }
    try write(header)
    missing = size
    filling = Int(TarEntry.filled(size) - size)
  }

  /// Brings the next bytes of the file.
  ///
  /// - Throws: `TarProblem` when they are more than were announced.
  package mutating func append(_ bytes: [UInt8]) throws {
    missing -= Int64(bytes.count)
    guard missing >= 0 else { throw TarProblem.changed }
    try write(bytes)
    if missing == 0, filling > 0 {
      try write([UInt8](repeating: 0, count: filling))
      filling = 0
    }
  }

  /// Ends the file that was begun.
  ///
  /// - Throws: `TarProblem` when bytes are missing.
  package mutating func end() throws { guard missing == 0 else { throw TarProblem.changed } }

  /// Ends the archive.
  package consuming func finish() throws {
    try write([UInt8](repeating: 0, count: Int(2 * TarEntry.block)))
  }
}
