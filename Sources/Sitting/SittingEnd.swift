import Foundation
package import Interview
import Interviewing
import Library
import Sound
import Timeline
import Wording

/// How a sitting ended.
package struct SittingEnd: Sendable {
  /// The interview as it was stored.
  package let interview: Interview
  /// What has to be known of the end.
  package internal(set) var notices: [SittingNotice]
  /// Why `interview.json` or the entry of the log could not be written; the interview itself is safe.
  package internal(set) var problem: (any Error)?

  /// Makes it.
  package init(_ interview: Interview, notices: [SittingNotice] = [], problem: (any Error)? = nil) {
    (self.interview, self.notices, self.problem) = (interview, notices, problem)
  }
}

extension Sittings {
  /// Writes the `interview.json` of a saved or left interview, puts it beside the second copy, and lets go of the recorder's
  /// lock. Called once per live interview, after its session has ended. May block.
  package func end(_ live: LiveInterview) async -> SittingEnd {
    let hold = live.lock as? RecordingHold
    defer { hold?.release() }
    let settled = await hold?.settled() ?? []
    let interview = await live.session.state.interview
    var end = SittingEnd(interview, notices: settled + SittingNotice.missing(in: interview))
    do {
      try store.writeDocument(interview.id)
      try store.note(.recorded, [interview.id])
      end.notices += keepDocument(of: interview, beside: live.mirror)
    } catch {
      end.problem = error
    }
    if let mirror = live.mirror { end.notices += MirrorEnd(interview).notices(of: mirror.folder.path) }
    return end
  }

  /// Puts `interview.json` and, in a sealed library, the interview's key beside the second copy of the sound. Not when
  /// that copy is not whole: a medium that hangs would hold up the end.
  private func keepDocument(of interview: Interview, beside mirror: MirrorPlace?) -> [SittingNotice] {
    guard let mirror, MirrorEnd(interview).isWhole else { return [] }
    do {
      let folder = try store.interviewFolder(interview.id).url
      for file in Library.documents(in: folder) { try mirror.keep(file) }
      return []
    } catch {
      return [.documentNotCopied(reason: Self.reason(error))]
    }
  }

  private static func reason(_ error: any Error) -> Sentence {
    guard let error = error as? SoundError else { return "\(String(describing: error))" }
    return error.advice.map { "\(error.sentence) (\($0))" } ?? error.sentence
  }
}

extension SittingNotice {
  /// One for each stretch of sound that is missing.
  static func missing(in interview: Interview) -> [SittingNotice] {
    let rate = interview.sampleRate
    return interview.gaps.map { gap in
      .missingSound(
        milliseconds: Int64((rate.seconds(frames: gap.frames) * 1000).rounded()),
        at: TimeCode.text(gap.frame, at: rate), cause: gap.cause.rawValue)
    }
  }
}
