import Foundation
import Guide
import Interview
import Interviewing
import Library
import Sound
import Synchronization
import Timeline

@testable import Sitting

/// A library of a test, gone with it.
final class Held {
  static let guide = Guide(
    id: "walk", title: "A walk", language: "en",
    sections: [Section(id: "one", title: "One", questions: [Question(id: "how", text: "How was it?")])])

  let folder: URL
  let store: Library

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "leitfaden-sitting-\(UUID().uuidString.lowercased())", directoryHint: .isDirectory)
    store = try Library.open(at: folder.appending(path: "Interviews", directoryHint: .isDirectory))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let microphone = Microphone(name: "stand-in", description: "Stand-in")

  /// A plan that needs no microphone to be there.
  func plan(_ subject: SittingPlan.Subject? = nil, _ change: (inout SoundChoice) -> Void = { _ in })
    -> SittingPlan
  {
    var sound = SoundChoice(microphone: "stand-in")
    change(&sound)
    return SittingPlan(
      subject: subject ?? .new(Self.guide), format: sound.format, microphone: Self.microphone, sound: sound)
  }

  /// Writes a part as the recorder leaves it when its process dies: seconds of 48 kHz, 16 bit, mono.
  func brokenPart(_ seconds: Int, in folder: URL) throws {
    var data = Data("RIFF".utf8)
    func number<Value: FixedWidthInteger>(_ value: Value) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    number(UInt32(36))
    data += Data("WAVEfmt ".utf8)
    number(UInt32(16))
    number(UInt16(1))
    number(UInt16(1))
    number(UInt32(48_000))
    number(UInt32(96_000))
    number(UInt16(2))
    number(UInt16(16))
    data += Data("data".utf8)
    number(UInt32(0))
    data += Data(repeating: 7, count: seconds * 96_000)
    try data.write(to: folder.appending(path: "part-001.wav"))
  }

  /// A live interview with a recorder without a microphone.
  func live(_ preparation: SittingPreparation) async throws -> LiveInterview {
    let session = InterviewSession(
      interview: preparation.interview, journal: store, sound: StandInSound(), device: "test")
    try await session.begin(preparation.facts, at: .now(), consent: preparation.consent)
    return LiveInterview(
      session: session, microphone: preparation.microphone, lock: RecordingHold(try store.lockForRecording()),
      mirror: preparation.configuration.mirror, notices: preparation.notices)
  }
}

/// A recorder without a microphone whose frames follow the clock.
final class StandInSound: InterviewSound {
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
