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

  init(_ job: ExportJob, _ language: Language) { self.init(job.id, job.state, language) }

  init(_ id: String, _ state: ExportJob.State, _ language: Language) {
    let (step, target) = (state.step, state.step.target)
    let root = target.folder.path.utf8.count + 1
    self.id = id
    (format, number, count) = (step.format, step.number, step.count)
    var (made, isDone, problem) = (ExportedFiles(files: []), false, WebError?.none)
    switch state.end {
    case nil: phase = step.phase.rawValue
    case .done(let files): (phase, made, isDone) = ("done", files, true)
    case .stopped: phase = "stopped"
    case .failed(let error): (phase, problem) = ("failed", error)
    }
    share = isDone ? 1 : state.share ?? 0
    self.problem = problem.map { ErrorPage($0, language).whole }
    folder = target.download == nil ? target.folder.path : nil
    let isHere = made.archive == nil
    files = made.files.enumerated().map { index, file in
      File(
        name: String(decoding: file.path.utf8.dropFirst(root), as: UTF8.self),
        address: "/api/exports/\(id)/files/\(index)", bytes: isHere ? Self.size(of: file) : 0)
    }
    archive = made.archive.map { _ in "/api/exports/\(id)/archive" }
    bytes = made.archive.map { Self.size(of: $0) } ?? files.reduce(0) { $0 + $1.bytes }
    isBundle = step.format == "bundle"
    isReadBack = isDone && target.isRemovable
  }

  /// Bytes of a file; 0 when it is not there.
  static func size(of file: URL) -> Int64 {
    Int64((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
  }
}
