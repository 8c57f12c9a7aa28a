package import Foundation
package import Interview

/// The files for other programs that every saved interview has, in `export/` of its folder: without names, because they are
/// made to be handed on.
package enum DefaultExport {
  /// Writes the default set; what an earlier save put there and this one does not write is taken away.
  ///
  /// - Parameters:
  ///   - ids: The formats; empty for the default set. Those that this version does not have, or whose program is
  ///     missing, are left out: a saved interview is never refused its files.
  ///   - shortestVisit: As for `ExportedInterview`.
  ///   - options, progress: As for `Exporter.export`.
  /// - Throws: `ExchangeError`; the folder is as it was before then.
  package static func write(
    _ interview: Interview, folder: URL, ids: [String] = [], shortestVisit: Double = Interview.flyBySeconds,
    options: ExportOptions = ExportOptions(),
    progress: (Exporter.Progress) throws -> Void = { _ in }
  ) throws {
    let chosen = ExportFormats.all.filter { ids.contains($0.id) && $0.missingProgram == nil }
    _ = try Exporter.export(
      [ExportedInterview(interview: interview, folder: folder, shortestVisit: shortestVisit)],
      formats: chosen.isEmpty ? ExportFormats.defaultSet : chosen,
      to: folder.appending(path: "export", directoryHint: .isDirectory),
      manner: Exporter.Manner(isForgiving: true, replacesEarlierExports: true), options: options,
      progress: progress)
  }
}
