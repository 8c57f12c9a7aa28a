package import Interviewing
package import Sound
package import Timeline

/// An interview that is being recorded by this program.
package struct LiveInterview: Sendable {
  /// Takes its commands.
  package let session: InterviewSession
  /// The microphone in plain words.
  package let microphone: String
  /// What it takes to go on elsewhere; `nil` when it cannot.
  package let source: RecordingSource?
  /// Released when the last copy goes.
  package let lock: any AnyObject & Sendable
  /// Where its second copy is written.
  package let mirror: MirrorPlace?
  /// What has to be known of its beginning.
  package let notices: [SittingNotice]

  /// Makes it.
  package init(
    session: InterviewSession, microphone: String, source: RecordingSource? = nil,
    lock: any AnyObject & Sendable, mirror: MirrorPlace? = nil, notices: [SittingNotice] = []
  ) {
    (self.session, self.microphone, self.source) = (session, microphone, source)
    (self.lock, self.mirror, self.notices) = (lock, mirror, notices)
  }
}

/// A recording that goes on by itself when its process dies.
package struct KeptRecording: Codable, Equatable, Sendable {
  /// When which frame was recorded.
  package struct Anchor: Codable, Equatable, Sendable {
    /// The frame.
    package var frame: Frame
    /// The moment.
    package var moment: MonotonicTime

    /// Makes it.
    package init(frame: Frame, moment: MonotonicTime) { (self.frame, self.moment) = (frame, moment) }
  }

  /// The interview.
  package var interview: String
  /// Where its sound comes from, and goes to.
  package var source: RecordingSource
  /// Its own key, when it is sealed.
  package var key: String?
  /// As late as possible, and never in a pause or while there is no sound.
  package var anchor: Anchor?

  /// Makes it.
  package init(interview: String, source: RecordingSource, key: String? = nil, anchor: Anchor? = nil) {
    (self.interview, self.source, self.key, self.anchor) = (interview, source, key, anchor)
  }
}

/// Where the sound of a recording comes from, and where else it is written.
package struct RecordingSource: Codable, Equatable, Sendable {
  /// ALSA name of the microphone that was chosen.
  package var microphone: String
  /// The folder of the second copy; `nil` for none.
  package var mirror: String?

  /// Makes it.
  package init(microphone: String, mirror: String? = nil) {
    (self.microphone, self.mirror) = (microphone, mirror)
  }
}
