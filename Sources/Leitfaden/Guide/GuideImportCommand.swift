import ArgumentParser
import Foundation
import Guide
import GuideFormats

/// `leitfaden guide import`: brings a questionnaire of another program into the library, as guide text.
struct GuideImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Brings a questionnaire of another program into the library.",
    discussion: """
      Reads LimeSurvey (.lss), queXML (.xml), XLSForm (.xlsx, .csv), REDCap data dictionaries (.csv) and guide texts,
      and writes guide text: one file for each language. Whatever is different afterwards is listed first, with its
      place; look with `leitfaden guide show FILE` before importing. With errors nothing is written.

        $ leitfaden guide import survey.lss
        Interviews/guides/survey.en.guide.md
      """)

  @Argument(help: "The questionnaire.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "Where to write: a folder, or a file ending in .guide.md. Default: guides/ of the library.",
      valueName: "path"))
  var to: String?

  @Option(help: ArgumentHelp("Only this language, as `guide show --json` lists them.", valueName: "tag"))
  var language: String?

  @Flag(help: "Replace guides of the same name.")
  var replace = false

  @OptionGroup var library: LibraryOptions

  @Flag(help: "Print one JSON document instead of the names of the files.")
  var json = false

  func run() async throws {
    let first = try GuideFile(file, language: language)
    let guide = try usable(first)
    let languages = language == nil ? first.reading.languages : [language ?? ""]
    var guides = [guide]
    for tag in languages.dropFirst() {
      // What is odd in one language is mostly odd in all: said once.
      if let other = try GuideFile(file, language: tag).reading.guide { guides.append(other) }
    }
    let targets = try targets(guides)
    for (guide, target) in zip(guides, targets) { try write(guide, to: target) }
    if json {
      try Console.print(
        json: ImportDocument(
          file: file, id: guide.id, files: targets.map { $0.path(percentEncoded: false) },
          diagnostics: first.reading.diagnostics.map(DiagnosticDocument.init)))
    } else {
      for target in targets { Console.print(target.path(percentEncoded: false)) }
      Console.error("\(GuideOutline.summary(guide)); \(first.tally)")
    }
  }

  private func usable(_ guideFile: GuideFile) throws -> Guide {
    if !json || guideFile.reading.hasErrors {
      for diagnostic in guideFile.reading.diagnostics { Console.error(guideFile.line(diagnostic)) }
    }
    if let guide = guideFile.reading.guide, !guideFile.reading.hasErrors { return guide }
    throw CommandFailure(
      "\(file) was not imported: \(guideFile.tally)", hint: "mend the places listed above and import again")
  }

  private func targets(_ guides: [Guide]) throws -> [URL] {
    if let to, to.lowercased().hasSuffix(".md") {
      guard guides.count == 1 else {
        throw CommandFailure(
          "\(file) has \(guides.count) languages, which do not fit into one file",
          hint: "name a folder after --to, or one language after --language")
      }
      return [URL(filePath: to)]
    }
    let folder =
      to.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? library.folder.appending(path: "guides", directoryHint: .isDirectory)
    return guides.map { guide in
      folder.appending(
        path: ([guide.id, guide.language].filter { !$0.isEmpty } + ["guide", "md"]).joined(separator: "."))
    }
  }

  private func write(_ guide: Guide, to target: URL) throws {
    let path = target.path(percentEncoded: false)
    let text = GuideTextWriter.text(guide)
    if let old = try? Data(contentsOf: target), old != Data(text.utf8), !replace {
      throw CommandFailure(
        "\(path) is there already and different", hint: "--replace overwrites it; --to names another place")
    }
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: target, options: .atomic)
    } catch {
      throw CommandFailure(
        "\(path) cannot be written", hint: "check that the folder is yours and the disk not full")
    }
  }

  private struct ImportDocument: Encodable {
    let file: String
    let id: String
    let files: [String]
    let diagnostics: [DiagnosticDocument]
  }
}
