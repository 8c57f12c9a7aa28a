import Documents
import Foundation
import Interview

@testable import Library

/// Bundles with right hashes as a stranger may make them.
enum StrangersBundle {
  /// Writes one with this interview, under this name, and files with these paths in its folder.
  ///
  /// - Parameter listed: Which paths the manifest names; `nil`: all.
  static func write(
    _ document: InterviewDocument, folder: String = "2026-11-21_P-07_a1b2", paths: [String] = [],
    listed: [String]? = nil, to file: URL
  ) throws {
    var files = [("interview.json", try document.data())] + paths.map { ($0, Data("x".utf8)) }
    files = files.map { ("\(folder)/\($0.0)", $0.1) }
    let entries = (listed.map { list in files.filter { list.contains($0.0) } } ?? files).map {
      BundleManifest.File(path: $0.0, size: Int64($0.1.count), sha256: AuditChain.hash($0.1))
    }
    let manifest = BundleManifest(
      program: "stranger", made: "",
      interviews: [.init(id: document.id, folder: folder, events: document.events.count, files: entries)])
    var bytes = Data()
    var tar = TarWriter { bytes.append(contentsOf: $0) }
    let data = try manifest.data()
    for (path, content) in [("manifest.json", data), ("SHA256SUMS", manifest.sums(ofManifest: data))] + files
    {
      try tar.begin(path, size: Int64(content.count))
      try tar.append(Array(content))
      try tar.end()
    }
    try tar.finish()
    try bytes.write(to: file)
  }
}
