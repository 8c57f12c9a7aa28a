import Foundation
import Guide
import GuideFormats
import Library
import Synchronization
import WebServing

/// Where guide files are written. The only writer of a guide file, one step after the other; a step that was thought
/// of an older state of the file is refused, so that two pages never overwrite each other. All calls block on the disk.
final class GuideWorkshop: Sendable {
  /// What a change led to.
  struct Change: Sendable {
    let sheet: GuideSheet
    /// From the text before to the text now; `nil` when nothing changed.
    let patch: TextPatch?
    /// Id of the question or section that was made or changed last.
    let touched: String?
  }

  /// A version is kept when the newest one is older than this, in seconds.
  static let keepEvery: TimeInterval = 600
  /// The longest text of a guide, as its reader takes it, in bytes.
  static let longest = 4 << 20

  private let library: Library
  private let benches = Mutex<[String: GuideBench]>([:])

  init(_ library: Library) { self.library = library }

  /// The guide file as it is now on disk.
  ///
  /// - Throws: `WebError` when there is none, or when it is no text.
  func sheet(_ file: String) throws -> GuideSheet {
    try benches.withLock { try bench(file, &$0).sheet }
  }

  /// Carries out steps that were thought of `version`; all of them, or none. On disk when this returns.
  ///
  /// - Throws: `WebError`, `GuideEditProblem` or `LibraryError`; the file is as it was.
  func change(_ file: String, from version: String, _ steps: [AuthorStep], keeping: Bool = false) throws
    -> Change
  {
    try benches.withLock { benches in
      var bench = try bench(file, &benches)
      let before = bench.sheet
      guard before.version == version else { throw WebError.guideChanged }
      var touched: String?
      var isRestored = false
      for step in steps {
        if case .restore = step { isRestored = true }
        let (sheet, id) = try after(step, bench)
        bench.remember(bench.sheet)
        (bench.sheet, touched) = (sheet, id ?? touched)
        if let id, id.first == "q", let number = Int(id.dropFirst()), number < 1_000_000_000 {
          bench.highest = max(bench.highest, number)
        }
      }
      guard bench.sheet.version != before.version else {
        return Change(sheet: before, patch: nil, touched: touched)
      }
      try keep(before, always: isRestored || keeping)
      try library.replaceGuide(file: file, with: bench.sheet.text)
      bench.remember(bench.sheet)
      benches[file] = bench
      return Change(
        sheet: bench.sheet, patch: TextPatch(from: before.text, to: bench.sheet.text), touched: touched)
    }
  }

  /// Gives every question of the file a lasting id, because an interview is about to begin with it, and keeps this
  /// version. Files with errors are left alone.
  func settle(_ file: String) throws {
    try benches.withLock { benches in
      var bench = try bench(file, &benches)
      let sheet = bench.sheet
      guard let guide = sheet.guide, sheet.isFormSafe, !sheet.reading.hasErrors else { return }
      let hasAll = guide.questions.allSatisfy { sheet.text.contains("#\($0.id)") }
      guard !hasAll else { return }
      bench.sheet = GuideSheet(file: file, text: GuideTextWriter.text(guide), isWrittenByForm: true)
      try keep(sheet, always: true)
      try library.replaceGuide(file: file, with: bench.sheet.text)
      benches[file] = bench
    }
  }

  private func after(_ step: AuthorStep, _ bench: GuideBench) throws -> (GuideSheet, String?) {
    let file = bench.sheet.file
    switch step {
    case .edit(let command):
      guard bench.sheet.isFormSafe, var guide = bench.sheet.guide else { throw WebError.guideTextFirst }
      let touched = try guide.apply(command, above: bench.highest)
      return (try Self.written(guide, file), touched)
    case .text(let patch):
      guard let text = patch.applied(to: bench.sheet.text) else { throw WebError.guideChanged }
      guard text.utf8.count <= Self.longest else { throw WebError.guideTooLong }
      return (GuideSheet(file: file, text: text), nil)
    case .goTo(let version):
      switch bench.moments[version] {
      case .guide(let guide):
        let text = GuideTextWriter.text(guide)
        return (GuideSheet(file: file, text: text, isWrittenByForm: true), nil)
      case .text(let text): return (GuideSheet(file: file, text: text), nil)
      case nil: throw WebError.guideNoUndo
      }
    case .restore(let name):
      guard let text = library.guideVersions.text(of: file, named: name) else {
        throw WebError.guideNoVersion
      }
      return (GuideSheet(file: file, text: text), nil)
    }
  }

  // What was written must be read as the same guide: nothing may be lost without a word.
  private static func written(_ guide: Guide, _ file: String) throws -> GuideSheet {
    let text = GuideTextWriter.text(guide)
    guard text.utf8.count <= longest else { throw WebError.guideTooLong }
    guard !text.split(separator: "\n").contains(where: { $0.unicodeScalars.count > 20_000 }) else {
      throw WebError.guideLineTooLong
    }
    let sheet = GuideSheet(file: file, text: text, isWrittenByForm: true)
    guard let read = sheet.guide, GuideTextWriter.text(read) == text else { throw WebError.guideNotWritable }
    return sheet
  }

  private func keep(_ sheet: GuideSheet, always: Bool) throws {
    let newest = library.guideVersions.all(of: sheet.file).first
    let isDue = newest.map { Date().timeIntervalSince($0.date) >= Self.keepEvery } ?? true
    guard isDue || always else { return }
    if let newest, library.guideVersions.text(of: sheet.file, named: newest.name) == sheet.text { return }
    try library.guideVersions.keep(sheet.text, of: sheet.file)
  }

  private func bench(_ file: String, _ benches: inout [String: GuideBench]) throws -> GuideBench {
    let url = library.guidesFolder.appending(path: file)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: library.guidesFolder.path)) ?? []
    guard !file.hasPrefix("."), names.contains(file) else { throw WebError.noGuide }
    guard GuideShelf.isText(file) else { throw WebError.guideNoText }
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.longest,
      let text = String(validating: try Data(contentsOf: url), as: UTF8.self)
    else { throw WebError.guideNoText }
    if let known = benches[file] {
      guard known.sheet.version != GuideSheet.version(of: text) else { return known }
      var bench = known
      bench.sheet = GuideSheet(file: file, text: text)
      benches[file] = bench
      return bench
    }
    let kept = library.guideVersions.all(of: file).prefix(50).compactMap {
      library.guideVersions.text(of: file, named: $0.name)
    }
    let bench = GuideBench(
      sheet: GuideSheet(file: file, text: text), highest: ([text] + kept).map(GuideBench.highest).max() ?? 0)
    benches[file] = bench
    return bench
  }
}
