import Foundation
import FoundationNetworking
import Guide
import Interview
import Interviewing
import Library
import Sitting
import Sound
import Testing
import WebServing
import Wording

@testable import WebApp

/// A server on a free port with a library of its own, and the interviewer's browser.
final class HomeServer: Sendable {
  let folder: URL
  let library: Library
  let port: Int
  private let server: WebServer
  private let running: Task<Void, any Error>
  private let cookie: String

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-home-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)
    library = try Library.open(at: folder.appending(path: "Interviews", directoryHint: .isDirectory))
    try SettingsStore(library: library).change { $0.isPlain = true }
    let server = try await WebServer(.init(port: 0, name: .tests), library: library, desk: HomeDesk())
    self.server = server
    cookie = server.services.sessions.admit(.interviewer)
    let (ports, feed) = AsyncStream<Int>.makeStream()
    running = Task { try await server.run { feed.yield($0) } }
    var found = 0
    for await port in ports {
      found = port
      break
    }
    port = found
  }

  /// Runs a test with a server that is gone afterwards.
  static func with(_ work: (HomeServer) async throws -> Void) async throws {
    let server = try await HomeServer()
    let result: Result<Void, any Error>
    do { result = .success(try await work(server)) } catch { result = .failure(error) }
    server.running.cancel()
    _ = try? await server.running.value
    try? FileManager.default.removeItem(at: server.folder)
    try result.get()
  }

  /// Keeps no cookies: the servers of all tests share one host.
  private static let browser: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    return URLSession(configuration: configuration)
  }()

  /// What the server answered.
  struct Answer {
    let status: Int
    let text: String
    let body: Data
    let headers: [String: String]

    subscript(key: String) -> String? {
      (try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?[key] as? String
    }
  }

  /// Asks for a page, as a browser does.
  func page(_ path: String, view: String? = nil) async throws -> Answer {
    try await ask(path, method: "GET", body: nil, accept: "text/html", view: view)
  }

  /// Sends a change, as a page of ours does.
  func send(_ method: String, _ path: String, _ body: [String: Any] = [:]) async throws -> Answer {
    try await ask(path, method: method, body: try JSONSerialization.data(withJSONObject: body))
  }

  private func ask(
    _ path: String, method: String, body: Data?, accept: String = "application/json", view: String? = nil
  ) async throws -> Answer {
    let address = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    var request = URLRequest(url: address, timeoutInterval: 30)
    request.httpMethod = method
    request.httpBody = body
    request.httpShouldHandleCookies = false
    let sessions = server.services.sessions
    let view = view.map { "; \(Preferences.cookieName)=\($0)" } ?? ""
    request.setValue("\(sessions.cookieName)=\(cookie)\(view)", forHTTPHeaderField: "Cookie")
    request.setValue(accept, forHTTPHeaderField: "Accept")
    request.setValue("\(OwnName.tests.host):\(port)", forHTTPHeaderField: "Host")
    request.setValue("http://\(OwnName.tests.host):\(port)", forHTTPHeaderField: "Origin")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue(sessions.visitor(cookie)?.changeToken, forHTTPHeaderField: "X-Leitfaden")
    let (data, response) = try await Self.browser.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    var headers: [String: String] = [:]
    for (name, value) in http.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
    return Answer(
      status: http.statusCode, text: String(decoding: data, as: UTF8.self), body: data, headers: headers)
  }

  /// A guide file that is fine.
  /// A file as the page sends it.
  static func file(_ name: String, _ text: String) -> [String: String] { file(name, Data(text.utf8)) }

  /// A file as the page sends it.
  static func file(_ name: String, _ content: Data) -> [String: String] {
    ["name": name, "content": content.base64EncodedString()]
  }

  static func guide(_ id: String = "walk", title: String = "A walk") -> String {
    "---\nguide: 1\nid: \(id)\ntitle: \(title)\nlang: en\n---\n\n# \(title)\n\n## One {#one}\n\n1. How was it? {#how}\n"
  }
}

/// A computer without a microphone.
struct HomeDesk: InterviewDesk {
  struct NoMicrophone: DeskFailure {
    let sentence: Sentence = "there is no microphone"
    let advice: Sentence? = "plug one in"
  }

  var computer: String { "test" }
  func begin(_ wish: RecordingWish) async throws -> LiveInterview { throw NoMicrophone() }
  func reopen(
    _ id: String, microphone: String, mirror: String?, consent: ConsentAtStart
  ) async throws -> LiveInterview {
    throw NoMicrophone()
  }
  func goOn(with recording: KeptRecording) async throws -> LiveInterview? { nil }
  func finish(_ live: LiveInterview) async -> SittingEnd {
    SittingEnd(await live.session.state.interview)
  }
  func microphones() throws -> [Microphone] { [] }
  func recover() async -> [SittingNotice] { [] }
  func addDemonstration() {}
}

extension OwnName {
  /// The name of a test's server; requests go to 127.0.0.1 and say it in their header.
  static let tests = OwnName(host: "leitfaden-tests.localhost", isKept: true)
}
