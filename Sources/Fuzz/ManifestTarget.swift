import Documents
import Foundation
import Interview
import Library

/// What a bundle says: its manifest, and the `interview.json` of an interview. A fuzzer finds no right sums, so that each is put
/// into an archive in which everything else is as it should be.
enum ManifestTarget {
  /// The fields of `BundleManifest` with which an archive is made.
  private struct Manifest: Codable {
    struct File: Codable { var path: String, size: Int64, sha256: String }
    struct Interview: Codable { var id: String, folder: String, events: Int, files: [File] }
    var format = 1
    var program = "fuzz"
    var made = "2026-01-01T00:00:00Z"
    var interviews: [Interview]
  }
  private struct Named: Decodable { var id: String }
  private static let folder = "2026-01-01_P-01"

  static func run(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    open(archive(data, manifest?.interviews.flatMap(\.files) ?? [], Data()))
    guard let id = (try? JSONDecoder().decode(Named.self, from: data))?.id,
      let opened = open(holding(data, id: id))
    else { return }
    precondition(opened.manifest.interviews.map(\.id) == [id], "another interview came out")
    guard let document = try? JSONDecoder().decode(InterviewDocument.self, from: data) else {
      preconditionFailure("what was opened cannot be read")
    }
    // worked out and written anew, as it is when it is taken in
    guard let written = try? JSONEncoder().encode(document),
      let again = try? JSONDecoder().decode(InterviewDocument.self, from: written)
    else { preconditionFailure("what was taken in cannot be written and read") }
    precondition(again.events.count == document.events.count, "events were lost in writing")
  }

  /// A bundle with one interview.
  private static func holding(_ document: Data, id: String) -> Data {
    let file = Manifest.File(
      path: "\(folder)/\(InterviewDocument.fileName)", size: Int64(document.count), sha256: hash(document))
    let fields = (try? JSONSerialization.jsonObject(with: document)) as? [String: Any]
    let count = (fields?["events"] as? [Any])?.count ?? 0
    let manifest = Manifest(interviews: [.init(id: id, folder: folder, events: count, files: [file])])
    return archive((try? JSONEncoder().encode(manifest)) ?? Data(), [file], document)
  }

  /// A manifest with the sums that belong to it, and the files it names, each with this content.
  private static func archive(_ manifest: Data, _ files: [Manifest.File], _ content: Data) -> Data {
    let lines = [(hash(manifest), "manifest.json")] + files.map { ($0.sha256, $0.path) }
    let sums = Data(lines.map { "\($0)  \($1)\n" }.joined().utf8)
    var archive = Data()
    do {
      var writer = TarWriter { archive += $0 }
      let own = [("manifest.json", manifest), ("SHA256SUMS", sums)]
      for (path, bytes) in own + files.map({ ($0.path, content) }) {
        try writer.begin(path, size: Int64(bytes.count))
        try writer.append(Array(bytes))
        try writer.end()
      }
      try writer.finish()
    } catch {
      // a path that the format does not take: what was written so far is an input as well
    }
    return archive
  }

  private static func hash(_ data: Data) -> String {
    var hash = SHA256()
    hash.update(Array(data))
    return hash.hexadecimal()
  }

  /// `nil` for what is refused.
  @discardableResult
  private static func open(_ archive: Data) -> OpenedBundle? {
    // nameless, so that nothing is left of it
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    _ = archive.withUnsafeBytes { write(fileno(file), $0.baseAddress, $0.count) }
    return try? OpenedBundle(URL(filePath: "/proc/self/fd/\(fileno(file))"), openers: [])
  }
}
