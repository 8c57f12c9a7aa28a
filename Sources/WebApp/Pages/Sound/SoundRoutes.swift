import Foundation
import HTTPTypes
import Hummingbird
import Interview
import Sound
import Timeline
import WebServing
import Wording

/// The sound of an interview and its waveform, in pieces as browsers ask for them.
struct SoundRoutes: Sendable {
  private let app: WebServices
  private let shelf: SoundShelf

  init(app: WebServices) {
    self.app = app
    shelf = app.sounds
  }

  /// How far a waveform is that is still being drawn.
  private struct Drawing: Encodable {
    var progress: Double
  }

  func add(to router: RouterGroup<WebContext>) {
    for method in [HTTPRequest.Method.get, .head] {
      router.on("/api/interviews/:id/sound.wav", method: method) { request, context in
        try await sound(request, context)
      }
      router.on("/api/interviews/:id/peaks", method: method) { request, context in
        try await peaks(request, context)
      }
    }
  }

  private func opened(_ request: Request, _ context: WebContext) async throws -> (SoundStream, InterviewNow) {
    let now = try await InterviewNow(context.parameters.require("id"), app)
    let version = request.uri.queryParameters["v"].map(String.init)
    return (try await shelf.sound(now.interview.id, version: version, interview: now.interview), now)
  }

  private func sound(_ request: Request, _ context: WebContext) async throws -> Response {
    let (sound, _) = try await opened(request, context)
    let answer = ByteAnswer(
      length: sound.byteCount, etag: sound.etag, contentType: sound.contentType,
      headers: Self.headers(of: sound)
    ) { try sound.read($0) }
    return answer.response(to: request)
  }

  private func peaks(_ request: Request, _ context: WebContext) async throws -> Response {
    let (sound, now) = try await opened(request, context)
    let level = request.uri.queryParameters["level"].flatMap { Int($0) } ?? 0
    let drawn = await shelf.waveform(now.interview.id, of: sound, interview: now.interview)?.state
    switch drawn?.end {
    case nil where drawn != nil:
      return JSONBody.response(Drawing(progress: drawn?.share ?? 0), status: .accepted)
    case .failed(let error): throw error
    case nil, .stopped: throw WebError(status: .notFound, "no-sound", WebError.noInterview.sentence)
    case .done((let peaks, let etag)):
      guard (0..<peaks.levelCount).contains(level) else {
        throw WebError(status: .notFound, "no-level", "the waveform has no level \(level)")
      }
      let pairs = peaks.level(level)
      var headers = Self.headers(of: sound)
      headers.append(("X-Levels", String(peaks.levelCount)))
      headers.append(("X-Block-Seconds", String(Double(peaks.blockFrames) / Double(peaks.rate.hertz))))
      let answer = ByteAnswer(
        length: Int64(pairs.count), etag: "\"\(level)-\(etag.dropFirst())",
        contentType: "application/octet-stream", headers: headers
      ) { range in
        pairs[Int(range.lowerBound)..<Int(range.upperBound)].map { UInt8(bitPattern: $0) }
      }
      return answer.response(to: request)
    }
  }

  /// What pages want to know beside the bytes: the length in seconds, and which parts are silence for want of a file.
  private static func headers(of sound: SoundStream) -> [(name: String, value: String)] {
    var headers = [
      ("X-Seconds", String(Double(sound.frames) / Double(sound.rate.hertz))),
      ("Content-Security-Policy", "sandbox"),
    ]
    if !sound.missingParts.isEmpty {
      let names = sound.missingParts.map { $0.filter { $0.isASCII && !$0.isWhitespace && $0 != "," } }
      headers.append(("X-Missing-Parts", names.joined(separator: ",")))
    }
    return headers
  }
}
