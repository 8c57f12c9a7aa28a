/// Bytes that can be read from any place: a file, or what is sealed in one. May be used by any number of threads at once.
package protocol ByteSource: Sendable {
  /// How many there are, in bytes. Of a file that is being written, as many as there are at the moment.
  var length: Int64 { get }

  /// Fills `room` with the bytes from `offset` on.
  ///
  /// - Returns: How many bytes; fewer than there is room for only at the end.
  /// - Throws: When the disk fails, or what is sealed was changed.
  func read(at offset: Int64, into room: UnsafeMutableRawBufferPointer) throws(UnreadableBytes) -> Int
}

extension ByteSource {
  /// `count` bytes from `offset` on, or as many as there are.
  package func upTo(_ count: Int, at offset: Int64) throws(UnreadableBytes) -> [UInt8] {
    guard count > 0, offset >= 0 else { return [] }
    var failure: UnreadableBytes?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      do throws(UnreadableBytes) {
        filled = try read(at: offset, into: UnsafeMutableRawBufferPointer(room))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// `count` bytes from `offset` on; `nil` when they are not all there.
  package func bytes(at offset: Int64, count: Int) -> [UInt8]? {
    guard count > 0, offset >= 0 else { return count == 0 ? [] : nil }
    var buffer = [UInt8](repeating: 0, count: count)
    let got = try? buffer.withUnsafeMutableBytes { try self.read(at: offset, into: $0) }
    return got == count ? buffer : nil
  }

  /// Calls `body` with the bytes of `range`, piece by piece, in order.
  ///
  /// - Returns: Whether they were all there.
  /// - Throws: What `read` or `body` throws.
  package func forEachPiece(
    of range: Range<Int64>, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> Bool {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { room.deallocate() }
    var position = range.lowerBound
    while position < range.upperBound {
      let wanted = Int(min(Int64(room.count), range.upperBound - position))
      let got = try read(at: position, into: UnsafeMutableRawBufferPointer(rebasing: room[..<wanted]))
      guard got > 0 else { return false }
      try body(UnsafeRawBufferPointer(rebasing: room[..<got]))
      position += Int64(got)
    }
    return true
  }
}
