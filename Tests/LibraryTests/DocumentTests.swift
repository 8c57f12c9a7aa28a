import Foundation
import Guide
import Interview
import Testing

@testable import Library

@Suite("interview.json and show --json")
struct DocumentTests {
  private func json(_ value: some Encodable) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  }

  private func talk() throws -> (Interview, InterviewFolder, [String: Any], Scratch) {
    let scratch = try Scratch()
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    try library.writeDocument(folder.id)
    let data = try Data(contentsOf: folder.url.appending(path: "interview.json"))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (try library.interview(folder.id), folder, document, scratch)
  }

  @Test("the view has every field that commands.md promises")
  func fields() throws {
    let (interview, folder, _, _) = try talk()
    let view = try json(InterviewView(interview, folder: folder.name))
    for key in [
      "id", "folder", "title", "participant", "status", "sampleRate", "frames", "parts", "visits", "marks",
      "notes", "answers", "gaps",
    ] { #expect(view[key] != nil, "\(key)") }
    func keys(_ list: String) throws -> Set<String> {
      let first = try #require((view[list] as? [[String: Any]])?.first)
      return Set(first.keys)
    }
    #expect(try keys("parts").isSuperset(of: ["file", "firstFrame", "frames"]))
    #expect(try keys("visits").isSuperset(of: ["question", "start", "end"]))
    #expect(try keys("marks").isSuperset(of: ["frame", "end", "colour", "label"]))
    #expect(try keys("notes").isSuperset(of: ["frame", "question", "text"]))
    #expect(try keys("answers").isSuperset(of: ["question", "value", "reason", "frame", "earlier"]))
    #expect(try keys("gaps").isSuperset(of: ["frame", "frames", "cause"]))
    let mark = try #require((view["marks"] as? [[String: Any]])?.first)
    #expect(mark["colour"] as? String == "red" && mark["frame"] as? Int == 144_000)
  }

  @Test("values are plain: numbers, codes, lists of codes, reasons as words")
  func values() throws {
    let (interview, folder, _, _) = try talk()
    let view = try json(InterviewView(interview, folder: folder.name))
    let list = try #require(view["answers"] as? [[String: Any]])
    let answers = Dictionary(uniqueKeysWithValues: list.map { ($0["question"] as? String ?? "", $0) })
    #expect(list.map { $0["question"] as? String } == ["advice", "years", "tools", "sector"])
    #expect(answers["years"]?["value"] as? Int == 13)
    let earlier = try #require((answers["years"]?["earlier"] as? [[String: Any]])?.first)
    #expect(earlier["value"] as? Int == 12 && earlier["reason"] is NSNull)
    #expect(answers["tools"]?["value"] as? [String] == ["phone"])
    #expect(answers["sector"]?["value"] as? [String: String] == ["code": "other", "text": "Handel"])
    #expect(answers["advice"]?["reason"] as? String == "dont-know")
    #expect(answers["advice"]?["value"] is NSNull)
  }

  @Test("interview.json holds the view, the whole guide, and the events")
  func document() throws {
    let (interview, folder, document, scratch) = try talk()
    defer { withExtendedLifetime(scratch) {} }
    #expect(document["format"] as? Int == 1)
    #expect((document["guide"] as? [String: Any])?["sections"] != nil)
    #expect((document["events"] as? [Any])?.count == interview.events.count)
    #expect((document["visits"] as? [Any])?.count == 2)
    let read = try InterviewDocument.read(folder.url.appending(path: "interview.json"), key: nil)
    #expect(read.events == interview.events && read.guide == Sample.guide && read.id == interview.id)
  }

  @Test(
    "what is no interview.json is refused with the file's name",
    arguments: ["", "{}", "[1]", "{\"id\": 3}", "\0"])
  func garbage(text: String) throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "interview.json")
    try Data(text.utf8).write(to: file)
    let error = #expect(throws: LibraryError.self) { try InterviewDocument.read(file, key: nil) }
    #expect(error?.message.contains(file.path) == true)
  }

  @Test("a guide has the same fingerprint in every run and on every machine")
  func fingerprint() {
    // SHA-256 of "abc", from FIPS 180-2.
    #expect(
      GuideFingerprint.fingerprint(ofJSON: "abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    // FNV-1a of "", "a" and "foobar", 128 bits, from the authors' page: the one of before.
    #expect(GuideFingerprint.oldFingerprint(ofJSON: "") == "6c62272e07bb014262b821756295c58d")
    #expect(GuideFingerprint.oldFingerprint(ofJSON: "a") == "d228cb696f1a8caf78912b704e4a8964")
    #expect(GuideFingerprint.oldFingerprint(ofJSON: "foobar") == "343e1662793c64bf6f0d3597ba446f18")
  }
}
