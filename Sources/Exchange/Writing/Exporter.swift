package import Foundation
import Interview
import Wording

/// Writes exports: everything or nothing.
package enum Exporter {
  /// How far an export is.
  package struct Progress: Sendable, Hashable {
    /// The format being written; empty while files are read back.
    package var format: String
    /// It is the first, second … of so many.
    package var number: Int, count: Int
    /// Bytes written or read back so far: of sound while formats are written, of all files while they are read back.
    package var done: Int64
    /// Bytes to write or to read back.
    package var total: Int64

    /// Whether everything is written and is being compared with what lies on the medium.
    package var isReadingBack: Bool { format.isEmpty }
  }

  /// How files are put into their folder.
  package struct Manner: Sendable, Hashable {
    /// Formats that need sound are passed over for interviews that have none, instead of an error: for sets that nobody
    /// put together by hand.
    package var isForgiving = false
    /// Files that an earlier export wrote and this one does not are removed.
    package var replacesEarlierExports = false
    /// Interviews stay out of the files of formats that their participants did not agree to, instead of being in all.
    package var asksConsent = false
    /// Every file is read from its medium and compared with what was written before any of them is put into place.
    package var readsBack = false
    /// It is noted which format wrote which file, because they are handed on one by one later: `WrittenFormats`.
    package var notesFormats = false

    /// The usual manner: none of these.
    package init(
      isForgiving: Bool = false, replacesEarlierExports: Bool = false, asksConsent: Bool = false,
      readsBack: Bool = false, notesFormats: Bool = false
    ) {
      (self.isForgiving, self.replacesEarlierExports) = (isForgiving, replacesEarlierExports)
      (self.asksConsent, self.readsBack, self.notesFormats) = (asksConsent, readsBack, notesFormats)
    }
  }

  /// Writes the formats for the interviews into `folder`, which is made if it is not there. Files of an earlier
  /// export are replaced, files of others never touched; a list `contents.txt` says what each file is. On an
  /// error or a stop the folder is as it was before; on disk when this returns. `progress` throws
  /// (`CancellationError`, say) to stop. Of `options` the language, the waveforms and the wishes for the sound are
  /// taken; the rest is said by the exporter.
  ///
  /// - Returns: The files written, in the order of the formats, `contents.txt` last.
  /// - Throws: `ExchangeError`, or what `progress` throws.
  package static func export(
    _ interviews: [ExportedInterview], formats: [ExportFormat], to folder: URL,
    manner: Manner = Manner(), options: ExportOptions = ExportOptions(),
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> [URL] {
    let isCopied = formats.contains { [ExportFormat.wav.id, ExportFormat.report.id].contains($0.id) }
    let interviews = distinct(interviews.filter { !$0.interview.events.isEmpty }).map {
      isCopied ? $0 : $0.withoutCopies(in: folder)
    }
    guard !interviews.isEmpty, !formats.isEmpty else {
      throw ExchangeError(
        .nothingToExport, "there is nothing to export: no interview has been held yet",
        hint: "`leitfaden record GUIDE` records one")
    }
    let language = options.language ?? interviews.first?.interview.language ?? "en"
    return try withoutActuallyEscaping(progress) { progress in
      let staging = try StagingFolder(in: folder)
      do {
        var readBack = manner.readsBack ? ReadBack() : nil
        let entries = try write(
          interviews, formats: formats, options, manner, language, staging, &readBack, progress)
        guard !entries.isEmpty else {
          throw ExchangeError(
            .noSound,
            "there is nothing to write: these formats are nothing but sound, and no sound was recorded",
            hint: "choose other formats with --as")
        }
        let plan = try staging.plan(
          entries, removingOthers: manner.replacesEarlierExports, notingFormats: manner.notesFormats,
          language: language)
        if var readBack {
          try readBack.note(plan.list)
          try compare(readBack, formats.count, progress)
        }
        let files = try staging.publish(plan)
        if manner.readsBack {
          try ReadBack.synchronize(
            Set(
              files.map { $0.deletingLastPathComponent() }
                + staging.madeFolders.map { $0.deletingLastPathComponent() }))
        }
        return files
      } catch {
        staging.discard()
        throw error
      }
    }
  }

  /// Removes what earlier exports wrote into the folder of an interview; files of others stay.
  ///
  /// - Throws: `ExchangeError`.
  static func takeAway(from folder: URL) throws {
    guard ContentsList.read(from: folder).isOurs else { return }
    let staging = try StagingFolder(in: folder)
    do {
      _ = try staging.publish(
        try staging.plan([], removingOthers: true, notingFormats: true, language: "en"))
    } catch {
      staging.discard()
      throw error
    }
  }

  private static func write(
    _ interviews: [ExportedInterview], formats: [ExportFormat], _ wish: ExportOptions,
    _ manner: Manner, _ language: String, _ staging: StagingFolder, _ readBack: inout ReadBack?,
    _ progress: @escaping (Progress) throws -> Void
  ) throws -> [StagingFolder.Entry] {
    let withSound = interviews.filter { !$0.soundFiles.isEmpty }
    let sounding = formats.count { $0.needsSound }
    let total = sounding == 0 ? 0 : Int64(sounding) * bytes(of: withSound)
    var entries: [StagingFolder.Entry] = []
    var done: Int64 = 0
    for (index, format) in formats.enumerated() {
      if format.needsSound, withSound.count < interviews.count, !manner.isForgiving {
        let silent = interviews.first { $0.soundFiles.isEmpty }?.stem ?? ""
        throw ExchangeError(
          .noSound,
          "the interview \(silent) has no sound, and the format “\(format.id)” is nothing but sound",
          hint: "leave it out, or choose other formats with --as")
      }
      func tell() throws {
        try progress(
          Progress(
            format: format.id, number: index + 1, count: formats.count, done: min(done, total), total: total))
      }
      try tell()
      var options = wish
      options.formats = Set(formats.map { $0.id })
      options.wrote = { count in
        done += count
        try tell()
      }
      let rule = manner.asksConsent ? ExportFormats.consent(for: [format]) : ConsentRule([])
      let suitable = (format.needsSound ? withSound : interviews).filter {
        rule.lacking(in: $0.interview.consent).isEmpty
      }
      if suitable.isEmpty { continue }
      let room = try staging.room(for: format.id)
      for file in try format.write(suitable, to: room, options: options) {
        // At once, while the machine still has it in its memory: later it would be read from the medium to be compared
        // with itself.
        try readBack?.note(room.appending(path: file.name))
        // What was asked for while this file was on its way to the disk counts.
        try tell()
        let programs = (file.opensIn ?? format.opensIn).map { $0.said(in: language) }
        entries.append(StagingFolder.Entry(file: file, format: format.id, opensIn: programs))
      }
    }
    return entries
  }

  private static func compare(
    _ readBack: ReadBack, _ count: Int, _ progress: @escaping (Progress) throws -> Void
  ) throws {
    var state = Progress(format: "", number: count, count: count, done: 0, total: readBack.bytes)
    try progress(state)
    try readBack.compare { bytes in
      state.done += bytes
      try progress(state)
    }
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
