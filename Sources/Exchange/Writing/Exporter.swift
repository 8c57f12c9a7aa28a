package import Foundation
import Interview

/// Writes exports: everything or nothing.
package enum Exporter {
  /// How far an export is.
  package struct Progress: Sendable, Hashable {
    /// The format being written.
    package var format: String
    /// Bytes of sound written so far.
    package var done: Int64
    /// Bytes of sound to write.
    package var total: Int64
  }

  /// Writes the formats for the interviews into `folder`, which is made if it is not there. Files of an earlier
  /// export are replaced, files of others never touched; a list `contents.txt` says what each file is. On an
  /// error or a stop the folder is as it was before; on disk when this returns.
  ///
  /// With `isForgiving`, formats that need sound are passed over for interviews that have none, instead of an
  /// error: for sets that nobody put together by hand. With `replacesEarlierExports`, files that an earlier export
  /// wrote and this one does not are removed. `progress` throws (`CancellationError`, say) to stop. Of `options` the
  /// language, the waveforms and the wishes for the sound are taken; the rest is said by the exporter.
  ///
  /// - Returns: The files written, in the order of the formats, `contents.txt` last.
  /// - Throws: `ExchangeError`, or what `progress` throws.
  package static func export(
    _ interviews: [ExportedInterview], formats: [any ExportFormat.Type], to folder: URL,
    options: ExportOptions = ExportOptions(), isForgiving: Bool = false, replacesEarlierExports: Bool = false,
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> [URL] {
    let interviews = distinct(interviews.filter { !$0.interview.events.isEmpty })
    guard !interviews.isEmpty, !formats.isEmpty else {
      throw ExchangeError(
        .nothingToExport, "there is nothing to export: no interview has been held yet",
        hint: "`leitfaden record GUIDE` leads one")
    }
    return try withoutActuallyEscaping(progress) { progress in
      let staging = try StagingFolder(in: folder)
      do {
        let entries = try write(
          interviews, formats: formats, options, isForgiving: isForgiving, staging: staging, progress)
        return try staging.publish(entries, removingOthers: replacesEarlierExports)
      } catch {
        staging.discard()
        throw error
      }
    }
  }

  private static func write(
    _ interviews: [ExportedInterview], formats: [any ExportFormat.Type], _ wish: ExportOptions,
    isForgiving: Bool, staging: StagingFolder, _ progress: @escaping (Progress) throws -> Void
  ) throws -> [StagingFolder.Entry] {
    let withSound = interviews.filter { !$0.soundFiles.isEmpty }
    let sounding = formats.count { $0.needsSound }
    let total = sounding == 0 ? 0 : Int64(sounding) * bytes(of: withSound)
    var entries: [StagingFolder.Entry] = []
    var done: Int64 = 0
    for format in formats {
      if format.needsSound, withSound.count < interviews.count, !isForgiving {
        let silent = interviews.first { $0.soundFiles.isEmpty }?.stem ?? ""
        throw ExchangeError(
          .noSound,
          "the interview \(silent) has no sound, and the format “\(format.id)” is nothing but sound",
          hint: "leave it out, or choose other formats with --as")
      }
      try progress(Progress(format: format.id, done: done, total: total))
      var options = wish
      options.formats = Set(formats.map { $0.id })
      options.wrote = { count in
        done += count
        try progress(Progress(format: format.id, done: min(done, total), total: total))
      }
      let suitable = format.needsSound ? withSound : interviews
      if suitable.isEmpty { continue }
      let files = try format.write(suitable, to: try staging.room(for: format.id), options: options)
      for file in files {
        entries.append(StagingFolder.Entry(file: file, format: format.id, opensIn: format.opensIn))
      }
    }
    return entries
  }

  private static func bytes(of interviews: [ExportedInterview]) -> Int64 {
    interviews.flatMap(\.soundFiles).reduce(0) { sum, sound in
      let size = try? sound.source?.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return sum + Int64(size ?? 0)
    }
  }

  /// Each interview once, also when it was named twice.
  private static func distinct(_ interviews: [ExportedInterview]) -> [ExportedInterview] {
    var seen: Set<String> = []
    return interviews.filter { seen.insert($0.interview.id).inserted }
  }
}
