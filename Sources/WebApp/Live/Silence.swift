import Interview
import Interviewing
import Sound
import Timeline

struct Silence: InterviewSound {
  let interview: Interview
  var events: AsyncStream<RecorderEvent> { AsyncStream { $0.finish() } }
  func start(at moment: MonotonicTime) throws -> Frame { interview.length }
  func pause(at moment: MonotonicTime) -> Frame { interview.length }
  func `continue`(at moment: MonotonicTime) -> Frame { interview.length }
  func beginPart(at moment: MonotonicTime) {}
  func frame(at moment: MonotonicTime) -> Frame { interview.length }
  func stop(at moment: MonotonicTime) async -> RecordingSummary {
    RecordingSummary(parts: [], gaps: [], end: interview.length)
  }
  var snapshot: RecorderSnapshot { RecorderSnapshot(state: .stopped, frame: interview.length) }
}
