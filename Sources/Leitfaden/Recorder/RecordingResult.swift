import Foundation
import Guide
import Interview
import Sound
import Timeline

/// What `record` says at the end.
struct RecordingResult: Encodable {
  struct Part: Encodable {
    var file: String
    var firstFrame: Frame
    var frames: Int64
  }

  struct Gap: Encodable {
    var frame: Frame
    var frames: Int64
    var cause: String
  }

  struct Mirror: Encodable {
    var folder: String
    /// Whether it was read back at the end and is the same.
    var isSame: Bool
  }

  var id: String
  var folder: String
  var status: String
  var sampleRate: SampleRate
  var frames: Int64
  var seconds: Double
  var parts: [Part]
  var gaps: [Gap]
  var mirror: Mirror?
  let sentences: [String]
  /// Those of the sentences that nobody may miss.
  var warnings: [String] { sentences.filter { $0.hasPrefix("warning: ") } }

  private enum CodingKeys: CodingKey {
    case id, folder, status, sampleRate, frames, seconds, parts, gaps, mirror
  }

  init(_ interview: Interview, folder: URL, mirror: URL? = nil) {
    let rate = interview.sampleRate
    id = interview.id
    self.folder = folder.path
    status = interview.status.rawValue
    sampleRate = rate
    parts = interview.parts.map { Part(file: $0.file, firstFrame: $0.firstFrame, frames: $0.frames ?? 0) }
    frames = parts.map { $0.firstFrame.index + $0.frames }.max() ?? 0
    seconds = rate.seconds(frames: frames)
    gaps = interview.gaps.map { Gap(frame: $0.frame, frames: $0.frames, cause: $0.cause.rawValue) }
    self.mirror = mirror.map { Mirror(folder: $0.path, isSame: Self.ending(interview) == .mirrorVerified) }
    sentences =
      Self.sentences(interview, Frame(frames), folder)
      + (mirror.map { Self.sentences($0, interview) } ?? [])
  }

  /// Whether the second copy is whole, by the last notice about it.
  static func isWhole(_ interview: Interview) -> Bool {
    [.mirrorVerified, .firstDamaged].contains(ending(interview))
  }

  /// The last notice of how the second copy stands.
  private static func ending(_ interview: Interview) -> EventBody.SoundNotice? {
    notices(interview).last(where: \.isOfMirror)
  }

  /// What was noticed in the last sitting.
  private static func notices(_ interview: Interview) -> [EventBody.SoundNotice] {
    var notices: [EventBody.SoundNotice] = []
    for event in interview.events {
      if case .reopened = event.body { notices = [] }
      if case .noticed(let notice) = event.body { notices.append(notice) }
    }
    return notices
  }

  private static func sentences(_ mirror: URL, _ interview: Interview) -> [String] {
    let kept = RecoveredOriginals.folderName
    var lines: [String] = []
    switch ending(interview) {
    case .mirrorVerified: lines.append("the second copy in \(mirror.path) was read back and is the same")
    case .firstDamaged:
      lines.append(
        "warning: earlier sound of this interview is damaged in the library; the second copy in \(mirror.path) is whole "
          + "and was left as it is; leitfaden library check names the part")
    default:
      lines.append(
        "warning: the second copy in \(mirror.path) is not whole; copy the interview's folder there by hand")
    }
    if notices(interview).contains(.mirrorKeptOther) {
      lines.append("warning: \(mirror.path) held other sound of this name; it lies in \(mirror.path)/\(kept)")
    }
    return lines
  }

  private static func sentences(_ interview: Interview, _ end: Frame, _ folder: URL) -> [String] {
    let rate = interview.sampleRate
    var lines = [
      "\(interview.status == .saved ? "saved" : "left open") \(TimeCode.short(end, at: rate)), "
        + "\(Words.count(interview.marks.count, "mark")), \(Words.progress(of: interview)), in \(folder.path)"
    ]
    for gap in interview.gaps {
      let seconds = rate.seconds(frames: gap.frames)
      lines.append(
        "warning: \((seconds * 1000).rounded() / 1000) s of sound are missing at \(TimeCode.text(gap.frame, at: rate)) (\(gap.cause.rawValue))"
      )
    }
    if interview.status != .saved {
      lines.append("go on with: leitfaden record --reopen \(interview.id.prefix(8))")
    }
    return lines
  }
}

extension EventBody.SoundNotice {
  /// Whether it tells of the second copy.
  fileprivate var isOfMirror: Bool {
    switch self {
    case .mirrorFailed, .mirrorReturned, .mirrorVerified, .firstDamaged: true
    default: false
    }
  }
}
