package import Foundation
internal import CZip
import Wording

/// A ZIP archive in memory, read entry by entry. Nothing is ever written to disk, whatever the entries are called.
package struct ZipArchive: ~Copyable {
  private static let mostEntries = 10_000
  private static let largestRatio: UInt64 = 200
  // A file of spaces shrinks a lot and harms nobody while it is small.
  private static let harmlessSize: UInt64 = 4 * 1024 * 1024

  private let bytes: UnsafeMutableRawBufferPointer
  private let archive: OpaquePointer
  private let indices: [String: UInt64]
  /// The paths of all entries as they are written there, folders with a `/` at the end, in the archive's order. They
  /// are a stranger's: none may be used as a path on this machine unchecked.
  package let paths: [String]

  /// Opens an archive; a copy of `data` is held until the value ends.
  ///
  /// - Throws: when it is no ZIP archive, is cut off, or has more than 10000 entries.
  package init(_ data: Data) throws(DocumentError) {
    // Nothing at all is an archive of nothing to libzip.
    guard !data.isEmpty else { throw Self.notWhole }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 1)
    bytes.copyBytes(from: data)
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(bytes.baseAddress, UInt64(data.count), 0, &error),
      let archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error)
    else {
      // A source that could not be opened is freed by nobody else; it holds no copy, a few hundred bytes.
      bytes.deallocate()
      // Which of the two counts is not the same in every program.
      if zip_error_code_zip(&error) == ZIP_ER_EXISTS {
        throw DocumentError(.malformed, "the archive holds two files of the same name; pack it again")
      }
      throw Self.notWhole
    }
    let count = zip_get_num_entries(archive, 0)
    guard count <= Self.mostEntries else {
      zip_discard(archive)
      bytes.deallocate()
      throw DocumentError(.tooLarge, "the archive has \(count) entries, more than \(Self.mostEntries)")
    }
    var indices: [String: UInt64] = [:]
    var paths: [String] = []
    for index in 0..<UInt64(max(count, 0)) {
      guard let name = zip_get_name(archive, index, 0) else { continue }
      // The first of two entries with one name counts.
      let path = String(cString: name)
      let key = Self.key(path)
      if indices[key] == nil {
        indices[key] = index
        paths.append(path)
      }
    }
    self.bytes = bytes
    self.archive = archive
    self.indices = indices
    self.paths = paths
  }

  deinit {
    zip_discard(archive)
    bytes.deallocate()
  }

  /// Whether there is an entry with this path; upper and lower case make no difference.
  package func contains(_ path: String) -> Bool { indices[Self.key(path)] != nil }

  /// The content of an entry; `nil` when there is none with this path.
  ///
  /// - Parameter limit: Most bytes after unpacking.
  /// - Throws: when it is larger, packed suspiciously tight, encrypted or damaged.
  package func content(_ path: String, limit: Int) throws(DocumentError) -> Data? {
    var content = Data()
    return try read(path, limit: limit) { content.append(contentsOf: $0) } ? content : nil
  }

  /// Reads an entry to its end without keeping anything of it; an entry that is not there is no damage.
  ///
  /// - Returns: Its size.
  /// - Throws: As `content`.
  @discardableResult
  package func check(_ path: String, limit: Int) throws(DocumentError) -> Int {
    var size = 0
    _ = try read(path, limit: limit) { size += $0.count }
    return size
  }

  // Whether there is such an entry; what it holds is given piece by piece.
  private func read(
    _ path: String, limit: Int, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(DocumentError) -> Bool {
    guard let index = indices[Self.key(path)] else { return false }
    var status = zip_stat_t()
    guard zip_stat_index(archive, index, 0, &status) == 0 else { throw damaged(path) }
    guard status.encryption_method == UInt16(ZIP_EM_NONE) else {
      throw DocumentError(
        .forbidden, "“\(path)” in the archive is encrypted; save the file without a password")
    }
    let isBomb = status.size > Self.harmlessSize && status.size / max(status.comp_size, 1) > Self.largestRatio
    guard status.size <= UInt64(limit), !isBomb else { throw tooLarge(path, limit) }
    guard let file = zip_fopen_index(archive, index, 0) else { throw damaged(path) }
    defer { zip_fclose(file) }
    // The header may lie: what counts is what comes out.
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = zip_fread(file, &buffer, UInt64(buffer.count))
      guard count >= 0 else { throw damaged(path) }
      guard count > 0 else { break }
      total += Int(count)
      guard total <= limit else { throw tooLarge(path, limit) }
      take(buffer[..<Int(count)])
    }
    guard total == Int(status.size) else { throw damaged(path) }
    return true
  }

  private func damaged(_ path: String) -> DocumentError {
    DocumentError(.malformed, "“\(path)” in the archive is damaged; copy or save the file again")
  }

  private static let notWhole = DocumentError(
    .malformed, "the file is not a ZIP archive or was cut off; copy or save it again")

  private func tooLarge(_ path: String, _ limit: Int) -> DocumentError {
    DocumentError(
      .tooLarge,
      "“\(path)” in the archive unpacks to more than \(limit / 1024 / 1024) MB or is packed suspiciously tight;"
        + " this is not a questionnaire")
  }

  private static func key(_ path: String) -> String {
    path.replacing("\\", with: "/").lowercased()
  }
}
