import Foundation
import Guide
import Interview
import Sitting
import Sound
import Timeline
import Wording

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
  /// What is said of it besides.
  let lines: [String]
  /// Those that nobody may miss.
  let warnings: [String]

  private enum CodingKeys: CodingKey {
    case id, folder, status, sampleRate, frames, seconds, parts, gaps, mirror
  }

  init(_ end: SittingEnd, folder: URL, mirror: URL? = nil) {
    let interview = end.interview
    let rate = interview.sampleRate
    id = interview.id
    self.folder = folder.path
    status = interview.status.rawValue
    sampleRate = rate
    parts = interview.parts.map { Part(file: $0.file, firstFrame: $0.firstFrame, frames: $0.frames ?? 0) }
    frames = parts.map { $0.firstFrame.index + $0.frames }.max() ?? 0
    seconds = rate.seconds(frames: frames)
    gaps = interview.gaps.map { Gap(frame: $0.frame, frames: $0.frames, cause: $0.cause.rawValue) }
    self.mirror = mirror.map { Mirror(folder: $0.path, isSame: MirrorEnd(interview).isSame) }
    let isSaved = interview.status == .saved
    warnings = end.notices.filter(\.isWarning).map(\.line)
    let (length, marks) = (TimeCode.short(Frame(frames), at: rate), Words.marks(interview.marks.count))
    let progress = Words.progress(of: interview)
    let kept: Sentence =
      isSaved
      ? "saved \(length), \(marks), \(progress), in \(folder.path)"
      : "left open \(length), \(marks), \(progress), in \(folder.path)"
    let onward: Sentence = "continue with: leitfaden record --reopen \(interview.id.prefix(8))"
    lines = [kept.said] + end.notices.map(\.line) + (isSaved ? [] : [onward.said])
  }
}
