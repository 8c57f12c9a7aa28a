import Foundation
import Interview
import Interviewing

/// Lines of command files and stored events: marks, notes and answers from elsewhere.
enum EventTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    _ = try? CommandFile.line(lines[0])
    let body = EventBody(kind: lines[0], json: lines.count > 1 ? lines[1] : "")
    if let json = try? body.json() {
      let again = EventBody(kind: body.kind, json: json)
      precondition(again == body || (try? again.json()) == json, "an event changes when it is stored")
    }
  }
}
