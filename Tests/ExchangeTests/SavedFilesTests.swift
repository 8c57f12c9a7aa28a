import Exchange
import Foundation
import Interview
import Testing

@Suite("What is written when an interview is saved")
struct SavedFilesTests {
  private func held(
    _ folder: TemporaryFolder, _ consent: Consent? = nil, named name: String = "2026-11-21_P-07_1111"
  ) throws -> HeldInterview {
    var held = HeldInterview(in: folder.url, named: name)
    if let consent { held.happened(0, .consented(consent)) }
    try held.part(frames: 80_000)
    held.visit("first_day", at: 0)
    held.mark("here", at: 4000)
    held.closePart(1, frames: 80_000, at: 80_000)
    return held
  }

  private func names(_ held: HeldInterview) throws -> [String] {
    try TemporaryFolder.names(in: held.folder.appending(path: "export"))
  }

  @Test("no copy of the sound is written by itself")
  func onDemand() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    try DefaultExport.write(held.exported.interview, folder: held.folder)
    let names = try names(held)
    #expect(names.contains("visits.csv") && names.contains { $0.hasSuffix("_transcript.txt") }, "\(names)")
    #expect(!names.contains { $0.hasSuffix(".wav") || $0.hasSuffix(".qdpx") }, "\(names)")
    #expect(ExportFormats.savedSet.allSatisfy { !$0.holdsSound && !$0.needsSound })
    #expect(ExportFormats.shareAtSave([]) == 0)
  }

  @Test("they name the recording where it lies, and a copy of the sound where there is one")
  func mediaPath() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    let export = held.folder.appending(path: "export")
    func address(_ file: String, of name: String) throws -> String {
      let text = try String(contentsOf: export.appending(path: name), encoding: .utf8)
      let value = try #require(
        text.split(separator: file + "=\"").dropFirst().first?.split(separator: "\"").first)
      return String(value)
    }
    for (ids, expected) in [
      (["eaf", "exb", "transcript"], "../part-001.wav"),
      (["eaf", "exb", "wav"], "./2026-11-21_P-07_1111.wav"),
    ] {
      try DefaultExport.write(held.exported.interview, folder: held.folder, ids: ids)
      let stem = "2026-11-21_P-07_1111"
      for url in [
        try address("RELATIVE_MEDIA_URL", of: "\(stem).eaf"), try address("MEDIA_URL", of: "\(stem).eaf"),
        try address("referenced-file url", of: "\(stem).exb"),
      ] {
        #expect("./" + url == "./" + expected || "./" + url == expected)
        let target = export.appending(path: url).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(url)")
      }
      let text = try? String(contentsOf: export.appending(path: "\(stem)_transcript.txt"), encoding: .utf8)
      if let text { #expect(text.contains("../part-001.wav")) }
    }
    // elsewhere nothing is told of where the recording lies
    let elsewhere = folder.url.appending(path: "elsewhere")
    _ = try Exporter.export([held.exported], formats: [.elan], to: elsewhere)
    let text = try String(
      contentsOf: elsewhere.appending(path: "2026-11-21_P-07_1111.eaf"), encoding: .utf8)
    #expect(text.contains("\"./2026-11-21_P-07_1111.wav\"") && !text.contains("part-001"))
  }

  @Test(
    "a copy that somebody asked for is written again with the marks of now, and is no name of the recording")
  func askedFor() throws {
    let folder = try TemporaryFolder()
    var held = try held(folder)
    let export = held.folder.appending(path: "export")
    _ = try Exporter.export([held.exported], formats: [.wav, .csv], to: export)
    held.mark("a new mark of later", at: 5000)
    try DefaultExport.write(held.exported.interview, folder: held.folder)
    let copy = export.appending(path: "2026-11-21_P-07_1111.wav")
    let data = try Data(contentsOf: copy)
    #expect(data.range(of: Data("a new mark of later".utf8)) != nil)
    let master = held.folder.appending(path: "part-001.wav")
    let before = try Data(contentsOf: master)
    // another program that writes into its copy in place
    let handle = try FileHandle(forUpdating: copy)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try handle.close()
    #expect(try Data(contentsOf: master) == before)
    var (one, other) = (stat(), stat())
    #expect(stat(copy.path, &one) == 0 && stat(master.path, &other) == 0)
    #expect(one.st_ino != other.st_ino && other.st_nlink == 1)
  }

  @Test("what was chosen for every save is written, and counted in the room it needs")
  func chosen() throws {
    let folder = try TemporaryFolder()
    let held = try held(folder)
    try DefaultExport.write(held.exported.interview, folder: held.folder, ids: ["wav", "csv"])
    #expect(try names(held).contains("2026-11-21_P-07_1111.wav"))
    #expect(
      ExportFormats.shareAtSave(["wav", "csv"]) == 1 && ExportFormats.shareAtSave(["wav", "qdpx"]) == 2)
  }

  @Test(
    "what an export would refuse is not written",
    arguments: [
      (nil, true, true), (Consent([], .none), true, true), (Consent([], .spoken), true, true),
      (Consent([.recording, .sharing], .written), true, false),
      (Consent([.recording, .transcription, .sharing], .written), true, true),
      (Consent([.recording], .written), false, false), (Consent([], .written), false, false),
    ] as [(Consent?, Bool, Bool)])
  func consent(_ consent: Consent?, _ tables: Bool, _ transcripts: Bool) throws {
    let folder = try TemporaryFolder()
    let held = try held(folder, consent)
    let lacking = try DefaultExport.write(held.exported.interview, folder: held.folder)
    let names = (try? names(held)) ?? []
    #expect(names.contains("visits.csv") == tables, "\(names)")
    #expect(names.contains { $0.hasSuffix("_transcript.txt") } == transcripts, "\(names)")
    #expect(lacking.isEmpty == transcripts)
  }

  @Test("what an earlier save wrote goes when the consent for it went")
  func takenAway() throws {
    let folder = try TemporaryFolder()
    var held = try held(folder)
    try DefaultExport.write(held.exported.interview, folder: held.folder)
    let mine = held.folder.appending(path: "export/mine.txt")
    try Data("mine".utf8).write(to: mine)
    held.happened(80_000, .consented(Consent([.recording], .written)))
    #expect(
      try DefaultExport.write(held.exported.interview, folder: held.folder) == [.transcription, .sharing])
    #expect(try names(held) == [".formats.json", "contents.txt", "mine.txt"])
  }

  @Test("of several interviews only those are in a format's files whose participants agreed to it")
  func several() throws {
    let folder = try TemporaryFolder()
    let yes = try held(folder, named: "yes")
    let no = try held(folder, Consent([.sharing], .written), named: "no")
    let target = folder.url.appending(path: "out")
    _ = try Exporter.export(
      [yes.exported(as: "1"), no.exported(as: "2")], formats: [.csv, .transcript],
      to: target,
      manner: Exporter.Manner(asksConsent: true))
    let names = try TemporaryFolder.names(in: target)
    #expect(names.contains("yes_transcript.txt") && !names.contains("no_transcript.txt"), "\(names)")
    #expect(try ReadTable(target.appending(path: "visits.csv")).rows.count == 2)
  }
}
