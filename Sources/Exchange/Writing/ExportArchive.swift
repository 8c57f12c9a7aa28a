import Documents
package import Foundation
import Wording

/// Everything that an export wrote, as one file to be taken away.
package enum ExportArchive {
  /// Packs files into a new ZIP archive, in which they lie in a folder of this name.
  ///
  /// - Parameters:
  ///   - files: What `Exporter.export` gave for `folder`.
  ///   - wrote: Told of bytes that were packed; throws to stop.
  /// - Throws: `ExchangeError`, or what `wrote` throws; nothing is left then.
  package static func pack(
    _ files: [URL], of folder: URL, named name: String, to archive: URL,
    wrote: @escaping (Int64) throws -> Void
  ) throws {
    let beginning = folder.standardizedFileURL.path.utf8.count + 1
    let entries = files.map { file in
      let path = String(decoding: file.standardizedFileURL.path.utf8.dropFirst(beginning), as: UTF8.self)
      return (path: "\(name)/\(path)", content: ZipFile.Content.file(file))
    }
    do {
      try ZipFile.write(entries, to: archive, wrote: wrote)
    } catch let problem as ZipFileProblem {
      throw ExchangeError.system("cannot write", problem.path, problem.number)
    }
  }
}
