import Foundation
import GRDB
import Guide
import Interview
import Timeline
import Vault
import Wording

/// The check of one interview.
struct InterviewCheck {
  let library: Library
  let summary: InterviewSummary
  /// Whether somebody is writing its last part and its next event at this moment.
  let isRecording: Bool
  let sound: SoundFacts.Reader
  let digest: SoundFacts.DigestReader?

  var folder: URL { library.url(ofFolder: summary.folder) }
  private static let soundHint: Sentence =
    "look for it in backups, or on the drive of the second copy, and put it back"
  static let rebuildHint: Sentence = "leitfaden library rebuild makes the rows again"

  /// Everything that is wrong with it.
  func findings() -> [Finding] {
    let interview: Interview
    do {
      interview = try library.interview(summary.id)
    } catch {
      let problem = error as? LibraryError
      return [
        finding(
          .damage, "cannot be loaded: \(Sentence(explaining: error))",
          problem?.code == .keyDamaged
            ? problem?.advice : "leitfaden library rebuild reads it from its folder")
      ]
    }
    return sequence(interview) + (isRecording ? [] : rows(interview)) + files(interview)
  }

  private func sequence(_ interview: Interview) -> [Finding] {
    var findings: [Finding] = []
    var expected: Int64 = 1
    for event in interview.events {
      if event.sequence > expected {
        let missing = event.sequence - expected
        findings.append(
          finding(
            .damage,
            missing == 1
              ? "event \(expected) is missing"
              : "events \(expected) to \(event.sequence - 1) are missing"
          ))
      }
      expected = event.sequence + 1
    }
    if let first = interview.events.first, first.body.is(EventBody.Started.self) {
    } else if !interview.events.isEmpty {
      findings.append(finding(.damage, "does not begin with its beginning"))
    }
    return findings
  }

  private func rows(_ interview: Interview) -> [Finding] {
    guard !interview.events.isEmpty else { return [] }
    var findings: [Finding] = []
    let stored = try? library.read {
      (
        try InterviewRow(summary.id, try library.key(of: summary.id, $0), $0),
        try SearchEntry.stored(of: summary.id, $0)
      )
    }
    if stored?.0 != InterviewRow(interview) {
      findings.append(finding(.warning, "is not listed as its events say", Self.rebuildHint))
    }
    if !library.isSealed, stored?.1 != Set(SearchEntry.entries(of: interview)) {
      findings.append(finding(.warning, "is not found by the words its events hold", Self.rebuildHint))
    }
    return findings
  }

  private func files(_ interview: Interview) -> [Finding] {
    guard Files.isDirectory(folder) else {
      return [
        finding(
          .damage, "has lost its folder \(folder.path)",
          "look in the desktop's bin and in backups; then put it back")
      ]
    }
    var findings = interview.parts.flatMap { part in
      self.findings(part, isLast: part == interview.parts.last, interview).map { hinted($0, part) }
    }
    for name in Files.names(in: folder) where !Self.isFileOrFolder(folder.appending(path: name)) {
      findings.append(
        finding(
          .damage, "has something in its folder that is not a file: \(name)",
          "Leitfaden does not read links, pipes and devices; put the file itself there"))
    }
    for name in Files.names(in: folder) where name.hasSuffix(".\(RebuildWork.damaged)") {
      findings.append(
        finding(
          .damage, "had an interview.json that could not be read whole; it is kept as \(name)",
          "compare with a backup what is lost; then move \(name) out of the library"))
    }
    let known = Set(interview.parts.map(\.file))
    for name in Files.names(in: folder) where PartName.isPart(name) && !known.contains(name) && !isRecording {
      findings.append(finding(.warning, "has sound that no event mentions: \(name)"))
    }
    return findings + document(interview)
  }

  private static func isFileOrFolder(_ url: URL) -> Bool {
    Files.status(url).map { [S_IFREG, S_IFDIR].contains($0.st_mode & S_IFMT) } ?? true
  }

  private func findings(_ part: Part, isLast: Bool, _ interview: Interview) -> [Finding] {
    let file = folder.appending(path: part.file)
    guard Files.size(file) != nil else {
      return [finding(.damage, "has lost the sound \(part.file)", "look for it in backups and put it back")]
    }
    if isRecording && isLast { return [] }
    do {
      guard let facts = try sound(file, try library.key(ofFolder: summary.folder)?.identity) else {
        return [finding(.damage, "has a part that is not sound: \(part.file)", Self.soundHint)]
      }
      guard let frames = part.frames else {
        return [
          finding(
            .warning, "was not closed: \(part.file) holds \(time(facts.frames, interview))",
            "open it once; that puts it in order")
        ]
      }
      if let damage = facts.damage {
        return [
          finding(
            .damage, "has damaged sound: in \(part.file) \(damage)",
            "look for it in backups; `leitfaden export --despite-damage` saves the rest")
        ]
      }
      guard facts.frames == frames else {
        return [
          finding(
            facts.frames < frames ? .damage : .warning,
            "has \(facts.frames) frames in \(part.file) where \(frames) were recorded (\(time(facts.frames, interview)) of \(time(frames, interview)))"
          )
        ]
      }
      return samples(part, file, facts, interview)
    } catch {
      let isSealed = SealedName.isSealed(part.file)
      return [
        finding(
          .damage,
          isSealed
            ? "has encrypted sound that does not open: \(part.file) was changed, or is damaged at its beginning"
            : "has sound that cannot be read: \(part.file) is damaged at its beginning", Self.soundHint)
      ]
    }
  }

  /// Whether the samples are those that were recorded, and are still said to be what they are.
  private func samples(
    _ part: Part, _ file: URL, _ facts: SoundFacts, _ interview: Interview
  ) -> [Finding] {
    let hint = Self.soundHint
    if let begun = interview.beginning,
      (facts.sampleRate, facts.channels, facts.bits) != (begun.sampleRate, begun.channels, begun.bits)
    {
      return [
        finding(
          .damage,
          "has a header in \(part.file) that says \(facts.sampleRate.hertz) Hz, \(facts.channels) channels, \(facts.bits) bits where \(begun.sampleRate.hertz) Hz, \(begun.channels) channels, \(begun.bits) bits were recorded",
          hint)
      ]
    }
    guard let recorded = part.sha256, let found = digest?(file), found != recorded else { return [] }
    return [finding(.damage, "has other sound in \(part.file) than was recorded", hint)]
  }

  private func time(_ frames: Int64, _ interview: Interview) -> String {
    TimeCode.short(Frame(frames), at: interview.sampleRate)
  }

  func finding(_ severity: Finding.Severity, _ sentence: Sentence, _ hint: Sentence? = nil) -> Finding {
    Finding(severity, "\(summary.folder) \(sentence)", interview: summary.id, hint: hint)
  }
}
