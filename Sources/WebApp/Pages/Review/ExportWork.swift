import Exchange
import Foundation
import HTTPTypes
import Interview
import Library

/// Exports that pages asked for: into the interview's own `export/`, one at a time for each interview.
actor ExportWork {
  private let library: Library
  private var running: [String: (progress: WorkProgress, format: String)] = [:]
  private var problems: [String: String] = [:]

  init(library: Library) { self.library = library }

  /// How an export stands, and what lies in the folder.
  struct State: Encodable, Sendable {
    struct File: Encodable, Sendable {
      var name: String
      var bytes: Int
    }

    var isRunning: Bool
    /// 0 to 1.
    var progress: Double
    /// What went wrong the last time.
    var problem: String?
    var folder: String
    var files: [File]
  }

  /// How the export of an interview stands.
  func state(of id: String) async throws -> State {
    let folder = try await folder(of: id)
    let files = try await Blocking.run { Self.files(in: folder) }
    return State(
      isRunning: running[id] != nil, progress: running[id]?.progress.share ?? 1, problem: problems[id],
      folder: folder.path(percentEncoded: false), files: files)
  }

  /// Begins to write; does nothing when an export of this interview is being written.
  ///
  /// - Throws: `WebError` for a format that does not exist or lacks its program.
  func begin(_ interview: Interview, formats ids: [String]) async throws {
    let id = interview.id
    guard running[id] == nil else { return }
    let formats: [any ExportFormat.Type]
    do { formats = try ExportFormats.named(ids) } catch let error as ExchangeError {
      throw WebError(status: .badRequest, "format", error.message, hint: error.hint)
    }
    let progress = WorkProgress()
    running[id] = (progress, "")
    problems[id] = nil
    let target = try await folder(of: id)
    Task {
      do {
        _ = try await Blocking.run {
          try Exporter.export(
            [ExportedInterview(interview: interview, folder: target.deletingLastPathComponent())],
            formats: formats, to: target, isForgiving: true
          ) { step in
            if step.total > 0 { progress.set(Double(step.done) / Double(step.total)) }
          }
        }
      } catch let error as ExchangeError {
        problems[id] = [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
      } catch {
        problems[id] = "\(error)"
      }
      running[id] = nil
    }
  }

  /// A file of the export folder, to be downloaded.
  ///
  /// - Throws: `WebError` when the folder has no such file.
  func file(_ name: String, of id: String) async throws -> ByteAnswer {
    let folder = try await folder(of: id)
    return try await Blocking.run {
      guard let file = Self.files(in: folder).first(where: { $0.name == name }),
        let handle = try? FileHandle(forReadingFrom: folder.appending(path: name))
      else { throw WebError(status: .notFound, "no-file", "this file is not in the export folder any more") }
      let open = OpenFile(handle: handle)
      let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      return ByteAnswer(
        length: Int64(file.bytes), etag: "\"\(UUID().uuidString)\"", contentType: "application/octet-stream",
        headers: [
          ("Content-Disposition", "attachment; filename=\"\(plain)\""),
          ("Content-Security-Policy", "sandbox"),
        ]
      ) { try open.read($0) }
    }
  }

  private func folder(of id: String) async throws -> URL {
    let library = library
    return try await Blocking.run {
      guard let folder = try? library.interviewFolder(id).url else { throw WebError.noInterview }
      return folder.appending(path: "export", directoryHint: .isDirectory)
    }
  }

  /// Regular files directly in the folder; no links.
  private static func files(in folder: URL) -> [State.File] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    return (urls ?? []).compactMap { url in
      guard !url.lastPathComponent.hasPrefix("."), let values = try? url.resourceValues(forKeys: keys),
        values.isRegularFile == true
      else { return nil }
      return State.File(name: url.lastPathComponent, bytes: values.fileSize ?? 0)
    }.sorted { $0.name < $1.name }
  }
}
