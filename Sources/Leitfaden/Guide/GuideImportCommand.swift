import ArgumentParser
import Foundation
import Guide
import GuideFormats
import Wording

/// `leitfaden guide import`: brings a questionnaire of another program into the library, as guide text.
struct GuideImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: Help.said("Brings a questionnaire of another program into the library."),
    discussion: Help.text(
      """
      Reads LimeSurvey (.lss), queXML (.xml), XLSForm (.xlsx, .csv), REDCap data dictionaries (.csv), guide \
      texts and guides with their pictures (.guide.zip), and writes guide text: one file for each language. \
      Whatever is different afterwards is listed first, with its place; look with `leitfaden guide show FILE` \
      before importing. With errors nothing is written.
      """,
      examples: ["leitfaden guide import survey.lss"]))

  @Argument(help: .said("The questionnaire."))
  var file: String

  @Option(
    help: .said(
      "Where to write: a folder, or a file ending in .guide.md. Default: guides/ of the library.",
      value: "path"))
  var to: String?

  @Option(help: .said("Only this language, as `guide show --json` lists them.", value: "tag"))
  var language: String?

  @Flag(help: .said("Replace guides of the same name."))
  var replace = false

  @OptionGroup var library: LibraryOptions

  @Flag(help: .said("Print one JSON document instead of the names of the files."))
  var json = false

  func run() async throws {
    let imported: GuideImport
    do {
      imported = try GuideImport(contentsOf: URL(filePath: file), language: language)
    } catch {
      throw CommandFailure(error.sentence, hint: error.advice)
    }
    let source = GuideFile(file, reading: imported.reading)
    guard let guide = try usable(source) else { return }
    let targets = try targets(imported)
    for (target, _) in targets { try refuseOther(at: target.url, target.content) }
    for (target, _) in targets { try write(target.content, to: target.url) }
    let texts = targets.filter(\.isText).map { $0.target.url.path(percentEncoded: false) }
    if json {
      try Console.print(
        json: ImportDocument(
          file: file, id: guide.id, files: texts,
          diagnostics: imported.reading.diagnostics.map(DiagnosticDocument.init)))
    } else {
      for text in texts { Console.print(text) }
      Console.tell("\(GuideOutline.summary(guide)); \(source.tally)")
    }
  }

  private func usable(_ source: GuideFile) throws -> Guide? {
    if !json || source.reading.hasErrors {
      for diagnostic in source.reading.diagnostics { Console.error(source.line(diagnostic)) }
    }
    if let guide = source.reading.guide, !source.reading.hasErrors { return guide }
    throw CommandFailure(
      "\(file) was not imported: \(source.tally)", hint: "fix the places listed above and import again")
  }

  private typealias Target = (url: URL, content: Data)

  /// Where each file goes, what the guide names first: a guide that is there has all it needs.
  private func targets(_ imported: GuideImport) throws -> [(target: Target, isText: Bool)] {
    var folder = library.folder.appending(path: "guides", directoryHint: .isDirectory)
    var single: URL?
    if let to, to.lowercased().hasSuffix(".md") {
      guard imported.texts.count == 1 else {
        throw CommandFailure(
          "\(file) has \(imported.texts.count) languages, which do not fit into one file",
          hint: "name a folder after --to, or one language after --language")
      }
      let file = URL(filePath: to)
      (single, folder) = (file, file.deletingLastPathComponent())
    } else if let to {
      folder = URL(filePath: to, directoryHint: .isDirectory)
    }
    let media = imported.media.map { ((folder.appending(path: $0.path), $0.content), false) }
    return media + imported.texts.map { ((single ?? folder.appending(path: $0.path), $0.content), true) }
  }

  private func refuseOther(at target: URL, _ content: Data) throws {
    if let old = try? Data(contentsOf: target), old != content, !replace {
      throw CommandFailure(
        "\(target.path(percentEncoded: false)) already exists with other contents",
        hint: "--replace overwrites it; --to names another place")
    }
  }

  private func write(_ content: Data, to target: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: target, options: .atomic)
    } catch {
      throw CommandFailure(
        "\(target.path(percentEncoded: false)) cannot be written",
        hint: "check that the folder is yours and the disk not full")
    }
  }

  private struct ImportDocument: Encodable {
    let file: String
    let id: String
    let files: [String]
    let diagnostics: [DiagnosticDocument]
  }
}
