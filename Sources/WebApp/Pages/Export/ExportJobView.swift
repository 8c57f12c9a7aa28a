import Foundation
import WebServing

/// How an export stands, as pages read it.
struct ExportJobView: Encodable, Sendable {
  /// One file that was written.
  struct File: Encodable, Sendable {
    let name, address: String
    let bytes: Int64
  }

  let id, phase: String
  /// The format being written, and the how many-th of how many.
  let format: String
  let number, count: Int
  /// 0 to 1.
  let share: Double
  /// What went wrong and what to do, as sentences.
  let problem: String?
  /// Where the files lie on the computer that records; `nil` for a download.
  let folder: String?
  let files: [File]
  /// Where the download is fetched, and its size.
  let archive: String?
  let bytes: Int64
  /// Whether every file was read back, and the medium may be removed.
  let isReadBack: Bool
  /// Whether it is one file of whole interviews.
  let isBundle: Bool

  init(_ job: ExportJob, _ state: ExportJob.State, _ language: Language) {
    let root = job.target.folder.path.utf8.count + 1
    id = job.id
    phase = state.phase.rawValue
    (format, number, count) = (state.format, state.number, state.count)
    let part = state.total > 0 ? min(1, Double(state.done) / Double(state.total)) : 0
    share = state.phase == .done ? 1 : part
    problem = state.problem.map { ErrorPage($0, language).whole }
    folder = job.target.download == nil ? job.target.folder.path : nil
    let isHere = state.archive == nil
    files = state.files.enumerated().map { index, file in
      File(
        name: String(decoding: file.path.utf8.dropFirst(root), as: UTF8.self),
        address: "/api/exports/\(job.id)/files/\(index)", bytes: isHere ? Self.size(of: file) : 0)
    }
    archive = state.archive.map { _ in "/api/exports/\(job.id)/archive" }
    bytes = state.archive.map { Self.size(of: $0) } ?? files.reduce(0) { $0 + $1.bytes }
    isBundle = state.format == "bundle"
    isReadBack = state.phase == .done && job.target.isRemovable
  }

  /// Bytes of a file; 0 when it is not there.
  static func size(of file: URL) -> Int64 {
    Int64((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
  }
}
