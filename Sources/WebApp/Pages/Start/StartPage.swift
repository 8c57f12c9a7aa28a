import Library

/// What stands before an interview: who, with which microphone, how good.
struct StartPage: Sendable {
  let heading, about: String
  let guideLanguage: String
  /// File of the guide of a new interview.
  let guideFile: String?
  /// The languages of the guide, when there are several.
  let languages: [LanguageChoice]
  let hasLanguages: Bool
  /// The interview that goes on.
  let interview: String?
  let isNew: Bool
  let participant, title: String
  let howFar: InterviewRow.HowFar?
  let microphones: [MicrophoneChoice]
  let qualities: [QualityChoice]
  let mirrors: [MirrorChoice]
  let hasMirrors: Bool
  /// Why it cannot begin now, if so.
  let obstacle: String?
  let obstacleAddress: String?
  let obstacleLink: String?
  let canBegin: Bool
  let consent: ConsentCard
  let problems: [GuideTile.Problem]
  let hasProblems: Bool
  let isRoomShort: Bool
  let room: String?
  let texts: String
}
