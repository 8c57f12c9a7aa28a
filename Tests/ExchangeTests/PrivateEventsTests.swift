import Foundation
import Interview
import Testing

@testable import Exchange

@Suite("What an export tells of every kind of event")
struct PrivateEventsTests {
  /// The lines that the tests of the room Interview hold: each form in which an event can be stored.
  private static func stored() throws -> [EventBody] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "InterviewTests/Approved/events.txt")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { !$0.isEmpty }
      .map { line in
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        return EventBody(kind: parts[0], json: parts[1])
      }
  }

  @Test("without names, without texts and without both it says what a person approved")
  func told() throws {
    let folder = try TemporaryFolder()
    var held = HeldInterview(in: folder.url)
    for body in try Self.stored() + [.unknown(kind: "dreamt", json: #"{"of":"Anna"}"#)] {
      held.happened(8000, body)
    }
    let whole = held.exported.interview
    var text = ""
    for (name, privacy) in [
      ("names left out", ExportPrivacy()),
      ("texts left out", ExportPrivacy(withNames: true, withText: false)),
      ("both left out", ExportPrivacy(withText: false)),
    ] {
      var teller = PrivateTeller(privacy, whole)
      text += "# \(name)\n"
      for event in whole.events.map({ teller.told($0) }) {
        text += "\(event.device)\t\(event.body.kind)\t\(try event.body.json())\n"
      }
    }
    let file = folder.url.appending(path: "told.txt")
    try Data(text.utf8).write(to: file)
    try expectApproved(file, as: "private-events.txt")
  }
}
