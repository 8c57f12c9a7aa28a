import Foundation
import HTTPTypes
import Hummingbird
import Interviewing
import Library
import Sound
import WebServing
import Wording

/// The microphones of this computer, and listening to one for five seconds.
struct MicrophoneRoutes: Sendable {
  let app: WebServices
  let checks: SoundChecks

  private struct Wish: Decodable {
    var microphone: String?
  }

  /// A line of the answer: newline-delimited JSON.
  private struct Line: Encodable {
    /// Seconds heard so far, and the loudest moment in dBFS.
    var seconds, peak: Double?
    /// `good`, `tooQuiet`, `tooLoud`, `silent`, `noise`, `monitor`, or the code of an error.
    var verdict: String?
    /// The finding and what to do.
    var sentence, hint: String?
  }

  func add(to router: RouterGroup<WebContext>) {
    router.get("/api/microphones") { _, context in
      let choices = try await MicrophoneChoice.all(app, chosen: nil, context.preferences.language)
      return JSONBody.response(choices)
    }
    router.get("/api/microphones/check/sound") { _, _ in try await heard() }
    router.post("/api/microphones/check") { request, context in
      let wish = try await JSONBody.read(Wish.self, from: request, context)
      if await app.interviews.recording != nil {
        throw WebError(
          status: .conflict, "recording", "an interview is being recorded", hint: "its page shows the level")
      }
      let microphone = wish.microphone ?? app.settings.current.microphone
      return answer(await checks.begin(microphone: microphone), context.preferences.language)
    }
  }

  /// What the last sound check heard, as a WAV file.
  private func heard() async throws -> Response {
    guard let clip = await checks.clip else {
      throw WebError(
        status: .notFound, "no-check", "nothing has been heard yet", hint: "listen to the microphone first")
    }
    return Response(
      status: .ok, headers: [.contentType: "audio/wav", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: clip.wave)))
  }

  private func answer(_ states: AsyncStream<SoundCheckJob.State>, _ language: Language) -> Response {
    let body = ResponseBody { writer in
      for await state in states {
        guard let line = Self.view(state, language) else { continue }
        let data = (try? JSONBody.encoder.encode(line)) ?? Data()
        try await writer.write(ByteBuffer(bytes: data + Data("\n".utf8)))
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok, headers: [.contentType: "application/x-ndjson", .cacheControl: "no-store"], body: body)
  }

  /// `nil` of a check that has heard nothing yet, or was stopped.
  private static func view(_ state: SoundCheckJob.State, _ language: Language) -> Line? {
    switch state.end {
    case nil:
      return state.step.map { Line(seconds: $0.seconds, peak: $0.peaks.max() ?? -120) }
    case .done(let heard):
      let report = heard.report
      let sentence = Texts.text("check_\(report.verdict.rawValue)", language)
      return Line(
        peak: report.peaks.max(), verdict: report.verdict.rawValue, sentence: sentence,
        hint: deadChannel(report, language))
    case .stopped: return nil
    case .failed(let error):
      let page = ErrorPage(error, language)
      return Line(verdict: error.code, sentence: page.sentence, hint: page.advice)
    }
  }

  private static func deadChannel(_ report: SoundCheckReport, _ language: Language) -> String? {
    guard report.verdict == .good, let dead = report.peaks.firstIndex(where: { $0 <= -119 }) else {
      return nil
    }
    return Texts.text("deadChannel", language, ["n": "\(dead + 1)"])
  }
}
