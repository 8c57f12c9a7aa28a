import Foundation
import Glibc
import Interview
import Interviewing
import Library
import Testing
import WebServing

@testable import WebApp

/// What becomes of an interview after it was saved: its files for other programs, and that nobody waits for them.
@Suite struct PutAwayTests {
  private func folder(_ server: RespondServer) throws -> URL {
    try server.server.services.library.interviewFolder(server.interview).url
  }

  /// Saves, and waits until the interview is put away; its files may still be being written.
  private func save(_ server: RespondServer) async throws {
    _ = try await server.session.perform(.save)
    _ = try await server.session
  }

  @Test func `Files that could not be written are told on home and in review, and can be tried again`()
    async throws
  {
    try await RespondServer.with { server in
      let services = server.server.services
      try services.settings.change { $0.exportFormats = ["csv"] }
      let obstacle = try folder(server).appending(path: "export")
      try Data("not a folder".utf8).write(to: obstacle)
      try await save(server)
      await services.exports.finish()
      var browser = server.interviewer()
      let address = "/api/interviews/\(server.interview)/export"
      let failed = try await browser.get(address, wantsPage: false)
      #expect(failed.field("problem")?.hasSuffix(".") == true, "\(failed.text)")
      #expect(try await browser.get("/").text.contains("class=\"small problem\""))
      let german = try await services.exports.state(of: server.interview, .german)
      #expect(german.problem?.contains("Ordner") == true, "\(german.problem ?? "")")
      try FileManager.default.removeItem(at: obstacle)
      #expect(try await browser.post(address, [:]).status == 202)
      await services.exports.finish()
      let mended = try await browser.get(address, wantsPage: false)
      #expect(mended.field("problem") == nil && mended.text.contains(".csv"), "\(mended.text)")
      #expect(try await !browser.get("/").text.contains("class=\"small problem\""))
    }
  }

  @Test
  func `Editing begins while the files are still being written, and the next ones show what was edited`()
    async throws
  {
    try await RespondServer.with { server in
      let services = server.server.services
      try services.settings.change { $0.exportFormats = ["csv", "wav"] }
      // sound of hours holds up the writing: it is copied, and compared with its copy
      try makeHours(try folder(server).appending(path: "part-001.wav"))
      try await save(server)
      var browser = server.interviewer()
      let answer = try await browser.post(
        "/api/interviews/\(server.interview)/commands",
        [
          "commands": [
            ["id": UUID().uuidString.lowercased(), "command": "note-at", "frame": 0, "text": "Graz in May"]
          ]
        ])
      #expect(answer.text.contains("\"ok\":true"), "\(answer.text)")
      #expect(try await services.exports.state(of: server.interview, .english).isRunning)
      await services.exports.finish()
      try services.settings.change { $0.exportFormats = ["csv"] }
      #expect(try await browser.post("/api/interviews/\(server.interview)/export", [:]).status == 202)
      await services.exports.finish()
      let exports = try folder(server).appending(path: "export")
      let files = try FileManager.default.contentsOfDirectory(at: exports, includingPropertiesForKeys: nil)
      let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      #expect(texts.contains { $0.contains("Graz in May") }, "\(files.map(\.lastPathComponent))")
    }
  }

  /// A WAV of silence of a quarter of a gigabyte, which takes no room on the disk.
  private func makeHours(_ file: URL) throws {
    func little(_ value: UInt32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
    let bytes: UInt32 = 1 << 28
    let format = little(16) + little(1 | 1 << 16) + little(48_000) + little(96_000) + little(2 | 16 << 16)
    let header =
      Data("RIFF".utf8) + little(bytes + 36) + Data("WAVEfmt ".utf8) + format + Data("data".utf8)
      + little(bytes)
    try header.write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(bytes) + UInt64(header.count))
    try handle.close()
  }
}
