import Foundation
import Testing

@testable import Sound

@Suite("The ballast") struct BallastTests {
  @Test("it takes its space when it is made, and gives it back once")
  func made() throws {
    let folder = try TemporaryFolder()
    let ballast = Ballast(in: folder.url)
    #expect(!ballast.release())
    ballast.make()
    ballast.make()
    var status = stat()
    let path = folder.url.appending(path: Ballast.fileName).path
    try #require(stat(path, &status) == 0)
    #expect(Int64(status.st_blocks) * 512 >= Ballast.bytes)
    #expect(ballast.release())
    #expect(stat(path, &status) != 0)
    #expect(!ballast.release())
  }

  @Test("a half-made one counts for nothing and is made whole")
  func half() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: Ballast.fileName)
    try Data(count: 1000).write(to: file)
    let ballast = Ballast(in: folder.url)
    #expect(!ballast.release())
    ballast.make()
    #expect(ballast.release())
  }

  @Test("the room that is told leaves the reserve for marks and answers alone")
  func room() throws {
    let folder = try TemporaryFolder()
    let free = try #require(DiskSpace.free(at: folder.url))
    let seconds = try #require(DiskSpace.seconds(at: folder.url, in: RecordingFormat()))
    #expect(abs(Int64(seconds) - (free - 16_777_216) / 96_000) < 600)
  }
}
