package import Foundation
package import Interview

/// The files for other programs that every saved interview has, in `export/` of its folder: without names, because they are
/// made to be handed on.
package enum DefaultExport {
  /// Writes the set for saved interviews; what an earlier save put there and this one does not write is taken away, but
  /// for copies of the sound that somebody asked for: those are written again. Formats that the participant did not agree
  /// to are left out, as an export would refuse them.
  ///
  /// - Parameters:
  ///   - ids: The formats; empty for the usual set. Those that this version does not have, or whose program is
  ///     missing, are left out: a saved interview is never refused its files.
  ///   - shortestVisit: As for `ExportedInterview`.
  ///   - options, progress: As for `Exporter.export`.
  /// - Returns: What the participant did not agree to, where something was left out for it.
  /// - Throws: `ExchangeError`; the folder is as it was before then.
  @discardableResult
  package static func write(
    _ interview: Interview, folder: URL, ids: [String] = [], shortestVisit: Double = Interview.flyBySeconds,
    options: ExportOptions = ExportOptions(),
    progress: (Exporter.Progress) throws -> Void = { _ in }
  ) throws -> [Consent.Scope] {
    let target = folder.appending(path: "export", directoryHint: .isDirectory)
    let exported = ExportedInterview(interview: interview, folder: folder, shortestVisit: shortestVisit)
    let chosen = ExportFormats.all.filter { ids.contains($0.id) && $0.missingProgram == nil }
    let formats = chosen.isEmpty ? usual(of: exported, in: target) : chosen
    let rules = formats.map { ExportFormats.consent(for: [$0]) }
    let covered = zip(formats, rules).filter { $1.lacking(in: interview.consent).isEmpty }.map(\.0)
    if covered.isEmpty {
      try Exporter.takeAway(from: target)
    } else {
      _ = try Exporter.export(
        [exported], formats: covered, to: target,
        manner: Exporter.Manner(isForgiving: true, replacesEarlierExports: true, notesFormats: true),
        options: options,
        progress: progress)
    }
    return ConsentRule(rules.flatMap(\.needed)).lacking(in: interview.consent)
  }

  /// The usual set, and those copies of the sound that lie there because somebody asked for them.
  private static func usual(
    of exported: ExportedInterview, in target: URL
  ) -> [ExportFormat] {
    let there = ContentsList.read(from: target).names
    let sounds = exported.soundFiles.map(\.exportName)
    return ExportFormats.defaultSet.filter { format in
      guard format.holdsSound else { return true }
      let names = format.id == ExportFormat.wav.id ? sounds : ["\(exported.stem).\(format.fileExtension)"]
      return names.contains(where: there.contains)
    }
  }
}
