import Exchange
import Foundation
import Glibc
import Library
import WebServing
import Wording

extension ExportJobs {
  /// Writes whole interviews into one sealed file, for another computer with Leitfaden.
  static func writeBundle(
    of ids: [String], named name: String, _ seal: BundleSeal, _ job: ExportJob, _ library: Library,
    program: String
  ) {
    let target = job.target
    let file = target.folder.appending(path: "\(name).\(seal.ending)")
    var isMade = false
    do {
      try FileManager.default.createDirectory(at: target.folder, withIntermediateDirectories: true)
      _ = try library.makeBundle(of: ids, to: file, seal: seal, program: program) { progress in
        job.change { state in
          (state.phase, state.format) = (.writing, "bundle")
          (state.number, state.count) = (progress.done + 1, progress.total)
        }
      }
      isMade = true
      // before it is read back: a stick that is pulled meanwhile has it
      try library.note(
        .left, ids,
        departure: Departure(
          .bundle, withNames: true, withText: true, recipients: seal.names,
          place: target.download == nil ? file.path : ""))
      try job.checkStop()
      if target.isRemovable {
        job.change { state in
          (state.phase, state.done, state.total) = (.comparing, 0, ExportJobView.size(of: file))
        }
        try ReadBack.compare(file) { bytes in
          try job.checkStop()
          job.change { $0.done += bytes }
        }
      }
      let archive = target.download == nil ? nil : try fetched(file, job, seal)
      job.change { state in (state.phase, state.files, state.archive) = (.done, [file], archive) }
    } catch is CancellationError {
      remove(isMade ? file : nil, of: target)
      job.change { $0.phase = .stopped }
    } catch {
      remove(isMade ? file : nil, of: target)
      job.change { state in (state.phase, state.problem) = (.failed, WebError(explaining: error)) }
    }
  }

  /// Takes away what was made for this; a folder in which something else lies stays.
  private static func remove(_ file: URL?, of target: ExportTarget) {
    if let file { try? FileManager.default.removeItem(at: file) }
    rmdir(target.folder.path)
  }

  /// Where a browser fetches it.
  private static func fetched(_ file: URL, _ job: ExportJob, _ seal: BundleSeal) throws -> URL {
    let archive = job.target.folder.deletingLastPathComponent().appending(path: "\(job.id).\(seal.ending)")
    try FileManager.default.moveItem(at: file, to: archive)
    try? FileManager.default.removeItem(at: job.target.folder)
    return archive
  }
}
