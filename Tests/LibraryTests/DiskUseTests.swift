import Foundation
import Testing

@testable import Library

@Suite("What a folder occupies")
struct DiskUseTests {
  @Test("files in folders count, a file with two names once, links and holes do not")
  func counted() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "disk-use-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let deep = root.appending(path: "one/two/three")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    #expect(Files.bytesOnDisk(root) == 0)
    let large = root.appending(path: "large")
    try Data(repeating: 1, count: 100_000).write(to: large)
    try Data(repeating: 1, count: 10).write(to: deep.appending(path: "small"))
    let sum = Files.bytesOnDisk(root)
    #expect(sum >= 100_000 + 10 && sum % 512 == 0)
    #expect(Files.bytesOnDisk(deep) > 0 && Files.bytesOnDisk(deep) < sum)
    try FileManager.default.linkItem(at: large, to: deep.appending(path: "again"))
    try FileManager.default.createSymbolicLink(at: root.appending(path: "link"), withDestinationURL: large)
    try FileManager.default.createSymbolicLink(at: root.appending(path: "loop"), withDestinationURL: root)
    let hole = root.appending(path: "hole")
    #expect(FileManager.default.createFile(atPath: hole.path, contents: nil))
    try FileHandle(forWritingTo: hole).truncate(atOffset: 1 << 30)
    #expect(Files.bytesOnDisk(root) == sum)
    #expect(Files.bytesOnDisk(root.appending(path: "nowhere")) == 0)
  }
}
