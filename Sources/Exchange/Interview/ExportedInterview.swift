package import Foundation
package import Guide
package import Interview
package import Timeline
package import Vault

/// An interview as all formats see it: what happened, as far as it may be told, and where its sound lies. A plain value;
/// nothing in it changes while an export is made.
package struct ExportedInterview: Sendable {
  /// What happened, told as `privacy` wants it and without visits that only passed a question by: nothing that is left out
  /// is in here.
  package let interview: Interview
  /// What is told.
  package let privacy: ExportPrivacy
  /// The interview's folder, where its parts lie.
  package let folder: URL
  /// The key that opens sealed parts; `nil` when they are not sealed.
  package let identity: AgeIdentity?
  /// What is written where a sealed part was changed.
  package let damage: SealedPart.Damage
  /// What the names of its files begin with: the folder's name, as long as nobody but Leitfaden gave it one.
  package let stem: String
  /// Its sound, in order; empty when none was recorded.
  package private(set) var soundFiles: [SoundFile]

  private let questionCodes: [String: String]
  // Tables ask for them in every row.
  private let places: [String: (section: Section, question: Question)]
  private let wallTimes: [String: Date]

  /// Looks at the headers of the parts; a part that is not there keeps the length the events give it, so that
  /// tables can be written without it.
  ///
  /// - Parameter shortestVisit: Shorter visits are left out when nothing was said, in seconds; 0 tells every one.
  package init(
    interview whole: Interview, folder: URL, privacy: ExportPrivacy = ExportPrivacy(),
    identity: AgeIdentity? = nil, damage: SealedPart.Damage = .refused,
    shortestVisit: Double = Interview.flyBySeconds
  ) {
    let interview = privacy.told(whole).withoutFlyBys(shorterThan: shortestVisit)
    self.interview = interview
    self.privacy = privacy
    self.folder = folder
    self.identity = identity
    self.damage = damage
    let stem = Self.stem(of: folder, interview: interview, privacy)
    self.stem = stem
    soundFiles = interview.parts.map { part in
      SoundFile(
        part, of: stem, in: folder, isOnlyOne: interview.parts.count == 1, identity: identity,
        damage: damage)
    }
    questionCodes = interview.guide.questionCodes(added: interview.addedQuestions.map(\.id))
    places = Dictionary(
      interview.guide.sections.flatMap { section in
        let told = Self.told(section, in: interview)
        return section.questions.map { ($0.id, (section: told, question: interview.asked($0.id) ?? $0)) }
      },
      uniquingKeysWith: { first, _ in first })
    wallTimes = Dictionary(interview.events.map { ($0.id, $0.wall) }, uniquingKeysWith: { first, _ in first })
  }

  private static func told(_ section: Section, in interview: Interview) -> Section {
    var told = section
    told.title = interview.title(ofSection: section.id)
    return told
  }

  /// The sound files, or for an interview without sound one that stands for its whole time line, so that notes
  /// and answers are not lost.
  package var soundFilesOrSilence: [SoundFile] {
    soundFiles.isEmpty ? [SoundFile(silence: interview.length, of: stem)] : soundFiles
  }

  /// The end of the sound; of the time line, when there is no sound.
  package var soundEnd: Frame {
    soundFiles.map(\.end).max() ?? interview.length
  }

  /// Frames per second.
  package var rate: SampleRate { interview.sampleRate }

  /// A position that is certainly on the sound: a note made after the last frame lies at the end.
  package func clamped(_ frame: Frame) -> Frame { min(max(frame, .zero), soundEnd) }

  /// A stretch cut to the sound.
  package func clamped(_ span: Span) -> Span { Span(start: clamped(span.start), end: clamped(span.end)) }

  /// The sound file in which a position lies; on a border, the later one.
  package func soundFile(at frame: Frame) -> SoundFile? {
    soundFiles.last { $0.firstFrame <= frame } ?? soundFiles.first
  }

  /// The question of this identifier, in the words in which it was asked the last time.
  package func question(_ id: String?) -> Question? { id.flatMap { places[$0]?.question } }

  /// The wording of a question; its identifier when the guide does not know it.
  package func questionText(_ id: String?) -> String { question(id)?.text ?? id ?? "" }

  /// The wording of a question as it was asked during a visit, of that identifier if there is one.
  package func questionText(_ id: String?, visit: String?) -> String {
    let visit = visit.flatMap { visit in interview.visits.first { $0.id == visit } }
    return visit.flatMap(interview.asked)?.text ?? questionText(id)
  }

  /// The wording of a question as it was asked during a visit.
  package func questionText(_ visit: Visit) -> String { interview.asked(visit)?.text ?? visit.question }

  /// The section a question stands in.
  package func section(ofQuestion id: String?) -> Section? {
    id.flatMap { places[$0]?.section }
  }

  /// `Q03` for the third question of the guide, `A01` for the first one added on the spot: numbers that are the
  /// same in all interviews with this guide, whatever was added in one of them.
  package func questionCode(_ id: String) -> String? { questionCodes[id] }

  /// When an event (and so the visit, mark or note of that identifier) happened, by the wall clock.
  package func wallTime(ofEvent id: String) -> Date? { wallTimes[id] }

  /// The interview as files in `target` see it, beside which no copy of its sound is put: in a folder of the interview's own
  /// they name the recording itself.
  func withoutCopies(in target: URL) -> ExportedInterview {
    guard identity == nil,
      target.standardizedFileURL.deletingLastPathComponent().path == folder.standardizedFileURL.path
    else { return self }
    var interview = self
    interview.soundFiles = soundFiles.map { $0.seenFromBelow() }
    return interview
  }

  private static func stem(of folder: URL, interview: Interview, _ privacy: ExportPrivacy) -> String {
    let name = folder.standardizedFileURL.lastPathComponent
    if privacy.withNames { return name.isEmpty || name == "/" ? interview.id : name }
    if FolderName.isOwn(name, participant: interview.participant, id: interview.id) { return name }
    guard let date = interview.startedAt else { return interview.id }
    return FolderName.name(date: date, participant: interview.participant, id: interview.id, idLength: 8)
  }
}

/// `number` with zeros in front.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
