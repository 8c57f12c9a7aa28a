import ArgumentParser
import Foundation
import GuideFormats
import Wording

/// `leitfaden guide export`: writes a guide in the format of another program.
struct GuideExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Help.said("Writes a guide in the format of another program."),
    discussion: Help.text(
      """
      What the format cannot hold is listed, and the file is written without it. Other languages of the guide \
      that lie beside it travel along in `guide-archive` and `xlsform`. `guide-archive` packs the guide with its \
      pictures and sounds into one file, `printed` is a page to print.
      """,
      examples: ["leitfaden guide export interview.guide.md --as xlsform --to interview.xlsx"]))

  @Argument(help: .said("The guide file, of any format that can be read."))
  var file: String

  @Option(
    name: .customLong("as"),
    help: .said(
      "One of \(GuideFormats.writable.map { $0.id }.joined(separator: ", ")).", value: "format"))
  var format: String

  @Option(help: .said("The file to write; an old one is replaced.", value: "file"))
  var to: String

  // every command takes it, so that scripts need not know which ones do without
  @OptionGroup(visibility: .hidden) var library: LibraryOptions

  @Flag(help: .said("Print one JSON document."))
  var json = false

  func validate() throws {
    if GuideFormats.writable(format) == nil {
      throw ValidationError.said(
        "there is no format “\(format)”; write one of \(GuideFormats.writable.map { $0.id }.joined(separator: ", "))"
      )
    }
  }

  func run() async throws {
    let guide = try GuideFile(file).whole()
    guard let format = GuideFormats.writable(format) else { return }
    let writing: GuideWriting
    do {
      writing = try format.write(guide, media: .folder(URL(filePath: file).deletingLastPathComponent()))
      try writing.data.write(to: URL(filePath: to), options: .atomic)
    } catch {
      throw CommandFailure(
        "\(to) cannot be written", hint: "check that the folder is there and the disk not full")
    }
    if json {
      try Console.print(json: ExportDocument(file: to, format: format.id, losses: writing.losses))
    } else {
      for loss in writing.losses(in: Console.language) {
        Console.error("\(to): \(loss)")
      }
      Console.print(to)
    }
  }

  private struct ExportDocument: Encodable {
    let file: String
    let format: String
    let losses: [String]
  }
}
