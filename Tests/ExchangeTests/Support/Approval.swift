import Foundation
import Testing

/// Compares a file with the one that a person approved, beside the tests. `LEITFADEN_APPROVE=1 swift test` takes the
/// new ones over; look at the difference before you commit it.
func expectApproved(_ file: URL, as name: String, source: SourceLocation = #_sourceLocation) throws {
  let approved = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Approved").appending(path: name)
  let data = try Data(contentsOf: file)
  if ProcessInfo.processInfo.environment["LEITFADEN_APPROVE"] == "1" {
    try FileManager.default.createDirectory(
      at: approved.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: approved)
  }
  let wanted = try? Data(contentsOf: approved)
  #expect(
    wanted == data, "Approved/\(name) differs; LEITFADEN_APPROVE=1 takes the new one over",
    sourceLocation: source)
}
