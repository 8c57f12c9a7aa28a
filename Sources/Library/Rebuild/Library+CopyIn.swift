package import Foundation
import Interview
import Wording

extension Library {
  /// Copies the folder of an interview into this plain library and takes it in; on disk when this returns.
  ///
  /// - Parameter source: A folder with an `interview.json` that is not encrypted.
  /// - Throws: `LibraryError` `.refused` in a sealed library or when there is a folder of that name; then nothing of it
  ///   remains.
  package func copyIn(_ source: URL) throws {
    let target = url(ofFolder: source.lastPathComponent)
    guard keys == nil, Files.size(target) == nil else {
      throw LibraryError(
        .refused, "\(source.lastPathComponent) cannot be copied into the library \(folder.path)")
    }
    let file = InterviewDocument.file(in: source) ?? source.appending(path: InterviewDocument.fileName)
    var document = try InterviewDocument.read(file, key: nil)
    document.folder = target.lastPathComponent
    do {
      try FileManager.default.copyItem(at: source, to: target)
      try Files.sync(directory: folder)
      try adopt(document)
    } catch {
      try? FileManager.default.removeItem(at: target)
      throw error as? LibraryError
        ?? LibraryError(.file, "\(source.path) could not be copied: \(error.localizedDescription)")
    }
  }
}
