package import Foundation

/// Where a folder truly lies or will lie.
package enum RealPath {
  /// The path without links, of as much of it as there is.
  package static func of(_ folder: URL) -> String {
    var (there, rest) = (folder.standardizedFileURL, [String]())
    while !FileManager.default.fileExists(atPath: there.path), there.path != "/" {
      rest.insert(there.lastPathComponent, at: 0)
      there.deleteLastPathComponent()
    }
    let path = there.resolvingSymlinksInPath().path
    return rest.isEmpty ? path : (path == "/" ? "" : path) + "/" + rest.joined(separator: "/")
  }
}
