import Foundation
import FoundationNetworking
import Interview
import Interviewing
import Library
import Testing
import WebServing

@testable import WebApp

/// The sound of an interview over HTTP.
@Suite struct SoundRangeTests {
  private struct Got {
    var status: Int
    var bytes: Data
    var headers: [String: String]
  }

  /// Asks as an interviewer's browser does.
  private static func ask(
    _ server: RespondServer, _ path: String, method: String = "GET", _ headers: [String: String] = [:]
  ) async throws -> Got {
    let browser = server.interviewer()
    guard let url = URL(string: "http://127.0.0.1:\(server.port)\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpShouldHandleCookies = false
    request.setValue("\(OwnName.tests.host):\(server.port)", forHTTPHeaderField: "Host")
    request.setValue("\(browser.cookieName)=\(browser.cookie)", forHTTPHeaderField: "Cookie")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    guard let answer = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    var fields: [String: String] = [:]
    for (name, value) in answer.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
    return Got(status: answer.statusCode, bytes: data, headers: fields)
  }

  /// A part of two seconds whose samples count.
  private static func writePart(_ server: RespondServer) async throws -> Data {
    // the stand-in tells of its part a moment after the beginning
    let session = try await server.session
    for await state in await session.states() where !state.interview.parts.isEmpty { break }
    let frames = 96_000
    var samples = Data(capacity: 2 * frames)
    for index in 0..<frames {
      let word = UInt16(index & 0xFFFF)
      samples.append(UInt8(word & 0xFF))
      samples.append(UInt8(word >> 8))
    }
    func little(_ value: some FixedWidthInteger) -> Data {
      withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
    var file = Data("RIFF".utf8) + little(UInt32(36 + samples.count)) + Data("WAVEfmt ".utf8)
    file += little(UInt32(16)) + little(UInt16(1)) + little(UInt16(1)) + little(UInt32(48_000))
    file += little(UInt32(96_000)) + little(UInt16(2)) + little(UInt16(16)) + Data("data".utf8)
    file += little(UInt32(samples.count)) + samples
    let folder = try server.server.services.library.interviewFolder(server.interview).url
    try file.write(to: folder.appending(path: "part-001.wav"))
    return samples
  }

  @Test func `A range holds exactly the bytes that were asked for`() async throws {
    try await RespondServer.with { server in
      let samples = try await Self.writePart(server)
      let path = "/api/interviews/\(server.interview)/sound.wav?v=1"
      let head = try await Self.ask(server, path, method: "HEAD")
      #expect(head.status == 200 && head.headers["accept-ranges"] == "bytes")
      let length = Int(head.headers["content-length"] ?? "") ?? 0
      let start = length - samples.count
      #expect(start == 44)
      let part = try await Self.ask(server, path, ["Range": "bytes=\(start + 1000)-\(start + 1999)"])
      #expect(part.status == 206 && part.bytes == samples[1000..<2000])
      #expect(part.headers["content-range"] == "bytes \(start + 1000)-\(start + 1999)/\(length)")
      #expect(part.headers["content-security-policy"] == "sandbox")
      #expect(part.headers["cache-control"] == "no-store")
      let tail = try await Self.ask(server, path, ["Range": "bytes=\(start + 50_000)-"])
      #expect(tail.bytes == samples[50_000...])
    }
  }

  @Test func `Behind the end there is nothing, and an old tag gets everything`() async throws {
    try await RespondServer.with { server in
      _ = try await Self.writePart(server)
      let path = "/api/interviews/\(server.interview)/sound.wav?v=1"
      let beyond = try await Self.ask(server, path, ["Range": "bytes=999999999-"])
      #expect(beyond.status == 416 && beyond.headers["content-range"]?.hasPrefix("bytes */") == true)
      let old = try await Self.ask(server, path, ["Range": "bytes=0-9", "If-Range": "\"old\""])
      #expect(old.status == 200)
      let same = try await Self.ask(
        server, path, ["Range": "bytes=0-9", "If-Range": old.headers["etag"] ?? ""])
      #expect(same.status == 206 && same.bytes == old.bytes.prefix(10))
    }
  }

  @Test func `A waveform comes in levels, each as ranges of pairs`() async throws {
    try await RespondServer.with { server in
      _ = try await Self.writePart(server)
      let path = "/api/interviews/\(server.interview)/peaks?v=1&level="
      var fine = try await Self.ask(server, path + "0")
      for _ in 0..<100 where fine.status == 202 { fine = try await Self.ask(server, path + "0") }
      #expect(fine.status == 200 && fine.headers["x-block-seconds"] == "0.01")
      let blocks = Int((Double(fine.headers["x-seconds"] ?? "") ?? 0) * 100)
      #expect(blocks >= 200 && fine.bytes.count == 2 * blocks)
      let some = try await Self.ask(server, path + "0", ["Range": "bytes=100-199"])
      #expect(some.status == 206 && some.bytes == fine.bytes[100..<200])
      #expect(try await Self.ask(server, path + "99").status == 404)
    }
  }

  @Test func `Without any file the answer is a sentence`() async throws {
    try await RespondServer.with { server in
      let sound = try await Self.ask(server, "/api/interviews/\(server.interview)/sound.wav")
      #expect(sound.status == 404 && String(decoding: sound.bytes, as: UTF8.self).contains("\"no-sound\""))
      let unknown = try await Self.ask(server, "/api/interviews/none/sound.wav")
      #expect(unknown.status == 404)
    }
  }
}
