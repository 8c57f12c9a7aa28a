package import Foundation
internal import CZip

/// Writes a ZIP archive to disk, for contents that are too large for memory. The same entries give the same bytes: all
/// are dated 1 January 1980.
package enum ZipFile {
  /// What an entry holds.
  package enum Content {
    /// Bytes, which are packed.
    case data(Data)
    /// A file on disk, which is taken as it is: sound hardly shrinks, and must be quick.
    case file(URL)
    /// The same for what is no file, such as what is sealed in one.
    case bytes(any ByteSource)

    fileprivate var isPacked: Bool {
      if case .data = self { true } else { false }
    }
  }

  /// Writes the entries in their order into a new file; another file of that name stays.
  ///
  /// - Parameter wrote: Told of bytes of input that were written; throws to stop.
  /// - Throws: `ZipFileProblem`, or what `wrote` throws; nothing is left then.
  package static func write(
    _ contents: [(path: String, content: Content)], to file: URL, wrote: @escaping (Int64) throws -> Void
  ) throws {
    var code: Int32 = 0
    guard let archive = zip_open(file.path(percentEncoded: false), ZIP_CREATE | ZIP_EXCL, &code) else {
      throw ZipFileProblem(number: errno, path: file.lastPathComponent)
    }
    // libzip reads the contents when the archive is closed: they must stay where they are until then.
    var held: [UnsafeMutableRawBufferPointer] = []
    defer { held.forEach { $0.deallocate() } }
    var entries: [ZipSource] = []
    var total: Int64 = 0
    for (path, content) in contents {
      var source: OpaquePointer?
      switch content {
      case .data(let data):
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 1)
        bytes.copyBytes(from: data)
        held.append(bytes)
        source = zip_source_buffer(archive, bytes.baseAddress, UInt64(data.count), 0)
        total += Int64(data.count)
      case .file(let url):
        source = zip_source_file(archive, url.path(percentEncoded: false), 0, -1)
        total += Int64((try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
      case .bytes(let bytes):
        let entry = ZipSource(bytes)
        entries.append(entry)
        source = entry.open(archive)
        total += bytes.length
      }
      let index = source.map { zip_file_add(archive, path, $0, ZIP_FL_ENC_UTF_8) } ?? -1
      guard index >= 0 else {
        if let source { zip_source_free(source) }
        zip_discard(archive)
        throw ZipFileProblem(number: EINVAL, path: path)
      }
      if !content.isPacked { zip_set_file_compression(archive, UInt64(index), ZIP_CM_STORE, 0) }
      zip_file_set_dostime(archive, UInt64(index), 0, 0x21, 0)
    }
    let watch = Watch(total: total, wrote: wrote)
    let pointer = Unmanaged.passUnretained(watch).toOpaque()
    zip_register_progress_callback_with_state(
      archive, 0.01,
      { _, share, pointer in
        if let pointer { Unmanaged<Watch>.fromOpaque(pointer).takeUnretainedValue().reached(share) }
      }, nil, pointer)
    zip_register_cancel_callback_with_state(
      archive,
      { _, pointer in
        guard let pointer else { return 0 }
        return Unmanaged<Watch>.fromOpaque(pointer).takeUnretainedValue().stopped == nil ? 0 : 1
      }, nil, pointer)
    let done = withExtendedLifetime((watch, entries)) { zip_close(archive) }
    guard done == 0 else {
      let problem = zip_error_code_system(zip_get_error(archive))
      zip_discard(archive)
      if let stopped = watch.stopped { throw stopped }
      throw ZipFileProblem(number: problem, path: file.lastPathComponent)
    }
  }

  /// Hears from libzip how far it is, and remembers that somebody wants to stop.
  private final class Watch {
    private let total: Int64
    private let wrote: (Int64) throws -> Void
    private var told: Int64 = 0
    private(set) var stopped: (any Error)?

    init(total: Int64, wrote: @escaping (Int64) throws -> Void) {
      (self.total, self.wrote) = (total, wrote)
    }

    func reached(_ share: Double) {
      let now = Int64(Double(total) * min(max(share, 0), 1))
      do { try wrote(now - told) } catch { stopped = stopped ?? error }
      told = now
    }
  }
}

/// The operating system would not write an archive.
package struct ZipFileProblem: Error, Hashable, Sendable {
  /// The system's number for what went wrong; 0 when it has none.
  package var number: Int32
  /// What could not be written.
  package var path: String

  /// Makes a problem.
  package init(number: Int32, path: String) { (self.number, self.path) = (number, path) }
}
