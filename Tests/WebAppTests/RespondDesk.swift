import Foundation
import Guide
import Interview
import Interviewing
import Library
import Sitting
import Sound
import Synchronization
import Timeline

@testable import WebApp

/// Begins interviews without a microphone, with a guide of its own.
struct StandInDesk: InterviewDesk {
  let library: Library
  var guide = StandInDesk.guide
  /// What putting an interview away waits for.
  var finishing: @Sendable () async -> Void = {}
  /// What has to be known of the beginning, and of the end.
  var beginning: [SittingNotice] = []
  var ending: [SittingNotice] = []
  var computer: String { "test" }

  func begin(_ wish: RecordingWish) async throws -> LiveInterview {
    let folder = try library.createInterview(guide: guide, participant: "P-07", title: wish.title ?? "")
    let session = InterviewSession(
      interview: try library.interview(folder.id), journal: library, sound: EndlessSound(), device: computer)
    try await session.begin(
      EventBody.Started(
        guide: guide.id, guideVersion: "", guideFingerprint: folder.guideFingerprint, participant: "P-07",
        title: wish.title ?? "", language: "en", sampleRate: SampleRate(48_000), channels: 1, bits: 16,
        container: "wav", utcOffset: 0, seed: 42), consent: wish.consent)
    return LiveInterview(session: session, microphone: "stand-in", lock: Nobody(), notices: beginning)
  }

  func reopen(
    _ id: String, microphone: String, mirror: String?, consent: ConsentAtStart
  ) async throws -> LiveInterview {
    throw CancellationError()
  }
  func goOn(with recording: KeptRecording) async throws -> LiveInterview? { nil }
  func finish(_ live: LiveInterview) async -> SittingEnd {
    await finishing()
    return SittingEnd(await live.session.state.interview, notices: ending)
  }
  func microphones() throws -> [Microphone] { [] }
  func recover() async -> [SittingNotice] { [] }
  func addDemonstration() {}

  private final class Nobody: Sendable {}

  static let guide = Guide(
    id: "test", title: "Secret guide", language: "en",
    sections: [
      Section(
        id: "talk", title: "Secret section",
        questions: [
          Question(
            id: "first_day", text: "Secret question", probes: [Probe(.probe, "Secret probe")],
            interviewerNotes: ["Secret remark"])
        ]),
      Section(
        id: "facts", title: "Secret facts", interviewerNotes: ["Secret remark"], isHandover: true,
        questions: [
          Question(
            id: "useful", text: "How useful is <b>it</b>?", kind: "single",
            interviewerNotes: ["Secret remark"],
            options: [AnswerOption(code: "no", text: "Not"), AnswerOption(code: "yes", text: "Very")],
            requirement: .required),
          Question(id: "years", text: "How many years?", kind: "integer"),
        ]),
      Section(
        id: "close", title: "Secret close",
        questions: [Question(id: "again", text: "Secret again", kind: "yesno")]),
    ])
}

/// A recorder without a microphone whose frames follow the clock.
final class EndlessSound: InterviewSound {
  private let start = Mutex<MonotonicTime>(.now())
  private let feed: AsyncStream<RecorderEvent>.Continuation
  let events: AsyncStream<RecorderEvent>

  init() { (events, feed) = AsyncStream<RecorderEvent>.makeStream() }

  func start(at moment: MonotonicTime, isPaused: Bool) throws -> Frame {
    start.withLock { $0 = moment }
    feed.yield(.partOpened(number: 1, file: "part-001.wav", firstFrame: .zero, device: "stand-in"))
    return .zero
  }

  func frame(at moment: MonotonicTime) -> Frame {
    Frame(max(0, SampleRate(48_000).frames(nanoseconds: moment - start.withLock { $0 })))
  }

  func pause(at moment: MonotonicTime) -> Frame { frame(at: moment) }
  func `continue`(at moment: MonotonicTime) -> Frame { frame(at: moment) }
  func beginPart(at moment: MonotonicTime) {}
  var snapshot: RecorderSnapshot { RecorderSnapshot(state: .recording, frame: frame(at: .now())) }

  func stop(at moment: MonotonicTime) async -> RecordingSummary {
    feed.finish()
    return RecordingSummary(parts: [], gaps: [], end: frame(at: moment))
  }
}
