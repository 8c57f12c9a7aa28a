import Foundation
import Testing

/// Compares a text with the one that a person approved, beside the tests. `LEITFADEN_APPROVE=1 swift test` takes the new
/// ones over; look at the picture before you commit it.
func expectApproved(_ text: String, as name: String, source: SourceLocation = #_sourceLocation) throws {
  let approved = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Approved").appending(path: name)
  if ProcessInfo.processInfo.environment["LEITFADEN_APPROVE"] == "1" {
    try FileManager.default.createDirectory(
      at: approved.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: approved)
  }
  let wanted = try? String(contentsOf: approved, encoding: .utf8)
  #expect(
    wanted == text, "Approved/\(name) differs; LEITFADEN_APPROVE=1 takes the new one over",
    sourceLocation: source)
}
