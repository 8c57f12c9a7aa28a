import Foundation
import Testing

@testable import WebServing

@Suite("Gzip")
struct GzipTests {
  @Test("gzip itself unpacks what was packed", arguments: [0, 1, 1000, 300_000])
  func roundTrip(count: Int) throws {
    let input = (0..<count).map { UInt8(truncatingIfNeeded: ($0 * $0) >> 3) }
    let packed = try #require(Gzip.compress(input))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gz")
    try Data(packed).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    let pipe = Pipe()
    gzip.executableURL = URL(filePath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    gzip.standardOutput = pipe
    try gzip.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    #expect(gzip.terminationStatus == 0)
    #expect([UInt8](output) == input)
  }

  @Test("sources shrink to less than a third")
  func shrinks() throws {
    let source = Array(
      String(repeating: "export function visit(question) { return question; }\n", count: 50).utf8)
    #expect(try #require(Gzip.compress(source)).count * 3 < source.count)
  }
}
