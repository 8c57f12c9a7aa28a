import Foundation
import Interview
import Testing

@testable import Library

@Suite("Codes of participants")
struct ParticipantSeriesTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("the next code is the one after the highest, whatever else participants are called")
  func next() throws {
    let library = try scratch.open()
    #expect(try library.nextParticipant() == "P-01")
    for code in ["P-01", "P-03", "DEMO", "P-999999999999", "P--4", "P-x"] {
      _ = try library.createInterview(guide: Sample.guide, participant: code)
    }
    #expect(try library.nextParticipant() == "P-04")
    _ = try library.createInterview(guide: Sample.guide, participant: "p-09")
    #expect(try library.nextParticipant() == "P-10")
  }

  enum Gone: CaseIterable { case binned, deleted, withdrawn, renamed }

  @Test("the code of somebody whose interview is gone is not given again", arguments: Gone.allCases)
  func gone(_ how: Gone) throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    // as a library of an older version has it, which noted nothing
    try FileManager.default.removeItem(at: scratch.url.appending(path: Library.seriesName))
    switch how {
    case .binned: try library.delete(folder.id)
    case .deleted: try library.delete(folder.id, forGood: true)
    case .withdrawn: _ = try library.withdraw(folder.id)
    case .renamed: try library.edit(folder.id, EventBody.Metadata(participant: "Q-1"), device: "test")
    }
    #expect(try library.nextParticipant() == "P-08")
  }

  enum Trace: CaseIterable { case bin, contact, ledger }

  @Test("what an older version left behind counts: the bin, a contact, the ledger", arguments: Trace.allCases)
  func traces(_ trace: Trace) throws {
    let library = try scratch.open()
    let folder = try library.createInterview(guide: Sample.guide, participant: "P-07")
    try library.commit(Sample.talk(folder))
    switch trace {
    case .bin: break
    case .contact: try library.set(Contact(participant: "P-07", name: "Ada", phone: ""))
    case .ledger:
      let left = Departure(
        .bundle, withNames: true, withText: true, place: "/media/usb/2026-11-21_P-07_a1b2.age")
      try library.note(.left, [folder.id], departure: left)
    }
    try library.delete(folder.id, forGood: trace != .bin)
    try FileManager.default.removeItem(at: scratch.url.appending(path: Library.seriesName))
    #expect(try library.nextParticipant() == "P-08")
  }

  @Test(
    "a damaged note of the series is no obstacle",
    arguments: ["", "{", #"{"last": -7}"#, #"{"last": 1e300}"#])
  func damaged(_ text: String) throws {
    let library = try scratch.open()
    _ = try library.createInterview(guide: Sample.guide, participant: "P-01")
    try Data(text.utf8).write(to: scratch.url.appending(path: Library.seriesName))
    #expect(try library.nextParticipant() == "P-02")
  }
}
