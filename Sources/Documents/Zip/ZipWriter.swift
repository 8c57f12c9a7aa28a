package import Foundation
internal import CZip
import Wording

/// Packs entries into a ZIP archive in memory. The same entries give the same bytes: all are dated 1 January 1980.
package enum ZipWriter {
  /// Packs entries in their order.
  ///
  /// - Parameter entries: Paths with `/` between folders, and contents.
  /// - Throws: when there is no memory left or a path is there twice.
  package static func archive(_ entries: [(path: String, content: Data)]) throws(DocumentError) -> Data {
    let failure = DocumentError(.tooLarge, "the archive could not be packed; there is not enough memory")
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let target = zip_source_buffer_create(nil, 0, 0, &error) else { throw failure }
    defer { zip_source_free(target) }
    guard let archive = zip_open_from_source(target, ZIP_TRUNCATE, &error) else { throw failure }
    // The archive frees its source at the end; it is read afterwards.
    zip_source_keep(target)
    // libzip reads the contents when the archive is closed: they must stay where they are until then.
    var held: [UnsafeMutableRawBufferPointer] = []
    defer { held.forEach { $0.deallocate() } }
    for (path, content) in entries {
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(content.count, 1), alignment: 1)
      bytes.copyBytes(from: content)
      held.append(bytes)
      guard let source = zip_source_buffer(archive, bytes.baseAddress, UInt64(content.count), 0) else {
        zip_discard(archive)
        throw failure
      }
      let index = zip_file_add(archive, path, source, ZIP_FL_ENC_UTF_8)
      guard index >= 0 else {
        zip_source_free(source)
        zip_discard(archive)
        throw DocumentError(.malformed, "“\(path)” cannot be packed twice into one archive")
      }
      // 1 January 1980, 0:00, as MS-DOS counts
      zip_file_set_dostime(archive, UInt64(index), 0, 0x21, 0)
    }
    guard zip_close(archive) == 0 else {
      zip_discard(archive)
      throw failure
    }
    return try content(of: target, failure)
  }

  private static func content(of source: OpaquePointer, _ failure: DocumentError) throws(DocumentError)
    -> Data
  {
    guard zip_source_open(source) == 0 else { throw failure }
    defer { zip_source_close(source) }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = zip_source_read(source, &buffer, UInt64(buffer.count))
      guard count >= 0 else { throw failure }
      guard count > 0 else { return content }
      content.append(contentsOf: buffer[..<Int(count)])
    }
  }
}
