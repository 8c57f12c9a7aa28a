import Exchange
import Foundation
import Glibc
import Library
import WebServing
import Wording

extension ExportJobs {
  /// Writes whole interviews into one sealed file, for another computer with Leitfaden.
  static func writeBundle(
    of ids: [String], named name: String, _ seal: BundleSeal, _ target: ExportTarget, _ job: ExportJob,
    _ library: Library, program: String
  ) throws -> ExportedFiles {
    let file = target.folder.appending(path: "\(name).\(seal.ending)")
    var isMade = false
    do {
      try FileManager.default.createDirectory(at: target.folder, withIntermediateDirectories: true)
      _ = try library.makeBundle(of: ids, to: file, seal: seal, program: program) { progress in
        job.tell { state in
          (state.step.phase, state.step.format) = (.writing, "bundle")
          (state.step.number, state.step.count) = (progress.done + 1, progress.total)
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
        job.tell { state in
          (state.step.phase, state.done, state.total) = (.comparing, 0, ExportJobView.size(of: file))
        }
        try ReadBack.compare(file) { bytes in
          try job.checkStop()
          job.tell { $0.done += bytes }
        }
      }
      let archive = target.download == nil ? nil : try fetched(file, target, job.id, seal)
      return ExportedFiles(files: [file], archive: archive)
    } catch {
      remove(isMade ? file : nil, of: target)
      throw error
    }
  }

  /// Takes away what was made for this; a folder in which something else lies stays.
  private static func remove(_ file: URL?, of target: ExportTarget) {
    if let file { try? FileManager.default.removeItem(at: file) }
    rmdir(target.folder.path)
  }

  /// Where a browser fetches it.
  private static func fetched(
    _ file: URL, _ target: ExportTarget, _ id: String, _ seal: BundleSeal
  ) throws -> URL {
    let archive = target.folder.deletingLastPathComponent().appending(path: "\(id).\(seal.ending)")
    try FileManager.default.moveItem(at: file, to: archive)
    try? FileManager.default.removeItem(at: target.folder)
    return archive
  }
}
