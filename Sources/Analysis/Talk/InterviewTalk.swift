package import Interview
import Timeline

/// The recorded time of one interview.
package struct InterviewTalk: Hashable, Sendable, Encodable {
  /// Which interview.
  package var name: InterviewName
  /// Frames recorded, or up to the last event when there is no sound.
  package var frames: Int64
  /// The same in seconds.
  package var seconds: Double
  /// Frames in which a question was the current one.
  package var talkedFrames: Int64
  /// The same in seconds.
  package var talkedSeconds: Double
  /// How many visits.
  package var visits: Int

  /// Measures an interview.
  package init(_ interview: Interview) {
    name = InterviewName(interview)
    talkedFrames = interview.visits.reduce(0) { $0 + ($1.end - $1.start) }
    frames = max(interview.soundEnd.index, talkedFrames)
    visits = interview.visits.count
    seconds = interview.sampleRate.seconds(frames: frames)
    talkedSeconds = interview.sampleRate.seconds(frames: talkedFrames)
  }
}
