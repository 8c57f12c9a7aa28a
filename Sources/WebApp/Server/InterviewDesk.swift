package import Interview
package import Sitting
package import Sound

/// What the server asks of the program that wires everything: beginning a recording needs microphone, library and
/// session at once, and the command line begins them the same way.
package protocol InterviewDesk: Sendable {
  /// Which computer this is, as events name it.
  var computer: String { get }

  /// Begins a new interview; sound is being recorded when this returns.
  ///
  /// - Throws: An error with a sentence; nothing of the interview remains then.
  func begin(_ wish: RecordingWish) async throws -> LiveInterview

  /// Goes on with an interview that is open or saved, in a new part; `mirror` is the folder of the second copy.
  func reopen(
    _ id: String, microphone: String, mirror: String?, consent: ConsentAtStart
  ) async throws -> LiveInterview

  /// Goes on by itself with a recording whose process died a moment ago, as it was: with the sound, or in the pause.
  ///
  /// - Returns: `nil` when it died too long ago, or the interview was ended meanwhile.
  /// - Throws: An error with a sentence; the interview is then one that was interrupted.
  func goOn(with recording: KeptRecording) async throws -> LiveInterview?

  /// Writes the `interview.json` of a saved or left interview, and lets go of the recorder lock. Called once per live
  /// interview, after its session has ended.
  func finish(_ live: LiveInterview) async -> SittingEnd

  /// The microphones of this computer.
  func microphones() throws -> [Microphone]

  /// Puts interviews in order whose recorder died, when nobody records; what has to be known of it.
  func recover() async -> [SittingNotice]

  /// Puts the demonstration interview into a new library that is not encrypted, if this installation has one. May block.
  func addDemonstration()
}

/// What somebody chose before an interview begins.
package struct RecordingWish: Sendable {
  /// File name of the guide in the library's `guides/`.
  package var guideFile: String
  /// Code of the participant; `nil` for the next free one.
  package var participant: String?
  /// What the interview is called; `nil` for the guide's title.
  package var title: String?
  /// ALSA name of the microphone.
  package var microphone: String
  /// How the sound is stored.
  package var format: RecordingFormat
  /// The folder on another medium for a second copy of the sound; `nil` for none.
  package var mirror: String?
  /// What is known of the participant's consent.
  package var consent: ConsentAtStart
  /// Whether it shall begin although the disk has room for less than ten minutes.
  package var isShortDiskAccepted: Bool

  /// Makes a wish.
  package init(
    guideFile: String, participant: String?, title: String?, microphone: String, format: RecordingFormat,
    mirror: String? = nil, consent: ConsentAtStart = .init(), isShortDiskAccepted: Bool = false
  ) {
    self.guideFile = guideFile
    self.participant = participant
    self.title = title
    self.microphone = microphone
    self.format = format
    self.mirror = mirror
    self.consent = consent
    self.isShortDiskAccepted = isShortDiskAccepted
  }
}
