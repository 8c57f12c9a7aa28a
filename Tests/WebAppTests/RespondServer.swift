import Foundation
import FoundationNetworking
import Guide
import Interview
import Interviewing
import Library
import Sitting
import Sound
import Synchronization
import Timeline
import WebServing

@testable import WebApp

/// A server on a free port with a library of its own and one interview that is being recorded by a stand-in, and
/// browsers that talk to it.
final class RespondServer: Sendable {
  let folder: URL
  let desk: StandInDesk
  let server: WebServer
  let port: Int
  let interview: String
  private let running: Task<Void, any Error>
  /// By which pauses after wrong PINs are counted.
  let clock = StandInClock()

  init(
    guide: Guide = StandInDesk.guide, finishing: @escaping @Sendable () async -> Void = {},
    notices: (beginning: [SittingNotice], end: [SittingNotice]) = ([], [])
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-respond-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)
    let library = try Library.open(at: folder.appending(path: "Interviews", directoryHint: .isDirectory))
    desk = StandInDesk(
      library: library, guide: guide, finishing: finishing, beginning: notices.beginning, ending: notices.end)
    try SettingsStore(library: library).change { $0.isPlain = true }
    var configuration = WebServer.Configuration(port: 0, name: .tests)
    configuration.clock = { [clock] in clock.now }
    let server = try await WebServer(configuration, library: library, desk: desk)
    self.server = server
    let (ports, feed) = AsyncStream<Int>.makeStream()
    running = Task { try await server.run { feed.yield($0) } }
    var found = 0
    for await port in ports {
      found = port
      break
    }
    port = found
    interview = try await server.services.interviews.begin(
      RecordingWish(
        guideFile: "", participant: nil, title: "Secret title", microphone: "",
        format: RecordingFormat(rate: SampleRate(48_000), channels: 1, bits: 16, container: .wav))
    ).session.id
  }

  /// Ends the server and removes its library.
  func stop() async {
    running.cancel()
    _ = try? await running.value
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a test with a server that is gone afterwards.
  @discardableResult
  static func with<Result>(
    guide: Guide = StandInDesk.guide, finishing: @escaping @Sendable () async -> Void = {},
    notices: (beginning: [SittingNotice], end: [SittingNotice]) = ([], []),
    _ work: (RespondServer) async throws -> Result
  ) async throws -> Result {
    let server = try await RespondServer(guide: guide, finishing: finishing, notices: notices)
    do {
      let result = try await work(server)
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  /// The session of the interview.
  var session: InterviewSession {
    get async throws { try await server.services.interviews.session(interview) }
  }

  /// A browser that has not been let in.
  func browser() -> Browser { Browser(port: port, cookieName: server.services.sessions.cookieName) }

  /// A browser of the interviewer.
  func interviewer() -> Browser { browser(.interviewer) }

  private func browser(_ role: Visitor.Role) -> Browser {
    let sessions = server.services.sessions
    var browser = browser()
    let cookie = sessions.admit(role)
    browser.cookie = cookie
    browser.token = sessions.visitor(cookie)?.changeToken ?? ""
    return browser
  }

  /// The interviewer's browser after it was handed over with the PIN 4711.
  func handedOver() async throws -> Browser {
    var browser = interviewer()
    let answer = try await browser.post(
      "/api/interviews/\(interview)/handover", ["section": "facts", "pin": "4711", "device": "this"])
    guard answer.status == 200 else { throw Unexpected(answer) }
    browser.token = server.services.sessions.visitor(browser.cookie)?.changeToken ?? ""
    return browser
  }

  /// An answer that ends the test.
  struct Unexpected: Error {
    let answer: Browser.Answer
    init(_ answer: Browser.Answer) { self.answer = answer }
  }
}

/// One browser: a cookie, the token of its page, and requests as its pages make them.
struct Browser: Sendable {
  let port: Int
  let cookieName: String
  var cookie = ""
  var token = ""

  init(port: Int, cookieName: String) { (self.port, self.cookieName) = (port, cookieName) }

  struct Answer: Sendable {
    var status: Int
    var location: String?
    var text: String

    /// A field of a JSON answer, as text.
    func field(_ name: String) -> String? {
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return object?[name].map { "\($0)" }
    }
  }

  mutating func get(_ path: String, wantsPage: Bool = true) async throws -> Answer {
    try await send("GET", path, nil, accept: wantsPage ? "text/html" : "application/json")
  }

  mutating func post(_ path: String, _ body: [String: Any]) async throws -> Answer {
    try await send("POST", path, try JSONSerialization.data(withJSONObject: body), accept: "application/json")
  }

  mutating func command(_ word: String, _ fields: [String: Any] = [:]) async throws -> Answer {
    var command = fields
    command["command"] = word
    command["id"] = UUID().uuidString.lowercased()
    return try await post("/api/respond/commands", ["commands": [command]])
  }

  mutating func send(_ method: String, _ path: String, _ body: Data?, accept: String) async throws -> Answer {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    request.httpShouldHandleCookies = false
    request.setValue(accept, forHTTPHeaderField: "Accept")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("\(OwnName.tests.host):\(port)", forHTTPHeaderField: "Host")
    request.setValue("http://\(OwnName.tests.host):\(port)", forHTTPHeaderField: "Origin")
    request.setValue(token, forHTTPHeaderField: "X-Leitfaden")
    if !cookie.isEmpty { request.setValue("\(cookieName)=\(cookie)", forHTTPHeaderField: "Cookie") }
    let session = URLSession(configuration: .ephemeral, delegate: NoRedirects(), delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    if let set = response.value(forHTTPHeaderField: "Set-Cookie"), set.hasPrefix("\(cookieName)=") {
      cookie = String(set.dropFirst(cookieName.count + 1).prefix { $0 != ";" })
    }
    return Answer(
      status: response.statusCode, location: response.value(forHTTPHeaderField: "Location"),
      text: String(decoding: data, as: UTF8.self))
  }
}

/// Shows a redirection instead of following it.
final class NoRedirects: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
