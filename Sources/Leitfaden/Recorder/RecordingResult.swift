import Foundation
import Guide
import Interview
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

  var id: String
  var folder: String
  var status: String
  var sampleRate: SampleRate
  var frames: Int64
  var seconds: Double
  var parts: [Part]
  var gaps: [Gap]
  let sentences: [String]
  /// Those of the sentences that nobody may miss.
  var warnings: [String] { sentences.filter { $0.hasPrefix("warning: ") } }

  private enum CodingKeys: CodingKey { case id, folder, status, sampleRate, frames, seconds, parts, gaps }

  init(_ interview: Interview, folder: URL) {
    let rate = interview.sampleRate
    id = interview.id
    self.folder = folder.path
    status = interview.status.rawValue
    sampleRate = rate
    parts = interview.parts.map { Part(file: $0.file, firstFrame: $0.firstFrame, frames: $0.frames ?? 0) }
    frames = parts.map { $0.firstFrame.index + $0.frames }.max() ?? 0
    seconds = rate.seconds(frames: frames)
    gaps = interview.gaps.map { Gap(frame: $0.frame, frames: $0.frames, cause: $0.cause.rawValue) }
    sentences = Self.sentences(interview, Frame(frames), folder)
  }

  private static func sentences(_ interview: Interview, _ end: Frame, _ folder: URL) -> [String] {
    let rate = interview.sampleRate
    let questions = interview.guide.questions.filter(interview.isAsked)
    let asked = questions.count { interview.status(of: $0) != .open }
    var lines = [
      "\(interview.status == .saved ? "saved" : "left open") \(TimeCode.short(end, at: rate)), "
        + "\(Words.count(interview.marks.count, "mark")), \(asked) of \(questions.count) questions, in \(folder.path)"
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
