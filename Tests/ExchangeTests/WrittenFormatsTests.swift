import Foundation
import Interview
import Testing
import Wording

@testable import Exchange

@Suite("What a file that was written earlier may be handed on for")
struct WrittenFormatsTests {
  private static let manner = Exporter.Manner(notesFormats: true)
  private static let everything = ConsentRule([.transcription, .archive, .sharing])
  private static let transcription = ConsentRule([.transcription, .sharing])
  private static let sharing = ConsentRule([.sharing])

  private func held(_ folder: TemporaryFolder) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url, named: "2026-11-21_P-07_1111")
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.closePart(1, frames: 80_000, at: 80_000)
    return held
  }

  private func rule(_ name: String, in folder: URL) -> ConsentRule {
    WrittenFormats.read(from: folder).consent(for: name)
  }

  @Test("is what its format needs, whatever it is called")
  func byFormat() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "export")
    // the sound of each question, in files that are called like tables
    let odd = ExportFormat(
      id: ExportFormat.questions.id, name: ExportFormat.questions.name, purpose: .transcribe, opensIn: ["R"],
      fileExtension: "csv", consent: .transcription, holds: [.sound],
      writer: .files { _, folder, _ in
        try OutputFile.write(Data("sound".utf8), to: folder.appending(path: "questions.csv"))
        return [ExportedFile(name: "questions.csv", what: "Sound")]
      })
    let formats: [ExportFormat] = [odd, .csv, .json, .transcript]
    _ = try Exporter.export([try held(folder).exported], formats: formats, to: target, manner: Self.manner)
    #expect(rule("questions.csv", in: target) == Self.transcription)
    #expect(
      rule("visits.csv", in: target) == Self.sharing && rule("codebook.json", in: target) == Self.sharing)
    #expect(rule("interviews.json", in: target) == ConsentRule([.archive, .sharing]))
    #expect(rule("2026-11-21_P-07_1111_transcript.txt", in: target) == Self.transcription)
    #expect(rule("contents.txt", in: target) == Self.sharing)
  }

  @Test("is all that any format needs where somebody gave it another name, or put it there")
  func renamed() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    try DefaultExport.write(held.exported.interview, folder: held.folder)
    let target = held.folder.appending(path: "export")
    try FileManager.default.moveItem(
      at: target.appending(path: "2026-11-21_P-07_1111_transcript.txt"),
      to: target.appending(path: "visits_2.csv"))
    #expect(rule("visits_2.csv", in: target) == Self.everything)
    #expect(rule("visits.csv", in: target) == Self.sharing)
    // the next save does not know it any better
    try DefaultExport.write(held.exported.interview, folder: held.folder)
    #expect(rule("visits_2.csv", in: target) == Self.everything)
    #expect(rule("2026-11-21_P-07_1111_transcript.txt", in: target) == Self.transcription)
  }

  @Test("goes by the name in a library of earlier versions, also when something new is written beside it")
  func old() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let target = held.folder.appending(path: "export")
    _ = try Exporter.export([held.exported], formats: [.csv, .audacity, .transcript], to: target)
    let stem = "2026-11-21_P-07_1111"
    let old = [
      "visits.csv": Self.sharing, "\(stem)_labels.txt": Self.sharing,
      "\(stem)_transcript.txt": Self.transcription,
      "unheard of.txt": Self.transcription, "contents.txt": Self.sharing,
      // several formats are called so, and one of them needs the archive
      "codebook.json": ConsentRule([.archive, .sharing]),
    ]
    for (name, wanted) in old { #expect(rule(name, in: target) == wanted, "\(name)") }
    _ = try Exporter.export([held.exported], formats: [.maxqda], to: target, manner: Self.manner)
    for (name, wanted) in old where name != "unheard of.txt" {
      #expect(rule(name, in: target) == wanted, "\(name)")
    }
    #expect(rule("\(stem)_maxqda.txt", in: target) == Self.transcription)
    #expect(rule("unheard of.txt", in: target) == Self.everything)
    // once written again it is known
    _ = try Exporter.export([held.exported], formats: [.csv], to: target, manner: Self.manner)
    #expect(rule("codebook.json", in: target) == Self.sharing)
  }

  @Test(
    "is all that any format needs where the note is damaged or of a later version",
    arguments: ["", "{\"files\":", "{\"files\":{\"visits.csv\":\"a format of tomorrow\"},\"version\":1}"])
  func unreadable(_ note: String) throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let target = folder.url.appending(path: "export")
    _ = try Exporter.export([held.exported], formats: [.csv], to: target, manner: Self.manner)
    let place = target.appending(path: ".formats.json")
    try Data(note.utf8).write(to: place)
    #expect(rule("visits.csv", in: target) == Self.everything)
    _ = try Exporter.export([held.exported], formats: [.elan], to: target, manner: Self.manner)
    #expect(rule("visits.csv", in: target) == Self.everything, "what is lost does not come back by itself")
    _ = try Exporter.export([held.exported], formats: [.csv], to: target, manner: Self.manner)
    #expect(rule("visits.csv", in: target) == Self.sharing)
  }

  @Test("is all that any format needs where a pipe stands in the place of the note, and nobody waits for it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let target = folder.url.appending(path: "export")
    _ = try Exporter.export([held.exported], formats: [.csv], to: target, manner: Self.manner)
    let place = target.appending(path: ".formats.json")
    try FileManager.default.removeItem(at: place)
    #expect(mkfifo(place.path, 0o600) == 0)
    #expect(rule("visits.csv", in: target) == Self.everything)
  }

  @Test("is noted in the folders of interviews alone, and forgets what is gone")
  func noted() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let elsewhere = folder.url.appending(path: "elsewhere")
    _ = try Exporter.export([held.exported], formats: [.csv], to: elsewhere)
    #expect(try !TemporaryFolder.names(in: elsewhere).contains(".formats.json"))
    try DefaultExport.write(held.exported.interview, folder: held.folder, ids: ["audacity", "eaf"])
    try DefaultExport.write(held.exported.interview, folder: held.folder, ids: ["eaf"])
    let note = held.folder.appending(path: "export/.formats.json")
    #expect(
      try String(contentsOf: note, encoding: .utf8)
        == "{\"files\":{\"2026-11-21_P-07_1111.eaf\":\"eaf\"},\"version\":1}\n")
  }
}
