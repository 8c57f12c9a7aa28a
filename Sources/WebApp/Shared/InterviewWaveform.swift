package import Exchange
import Foundation
import Interview
import Sound
import Timeline
import Vault

/// Waveforms for exports, from the same peaks that pages are drawn from.
package enum InterviewWaveform {
  /// Draws an interview's sound as so many columns; `nil` when not one part can be read. Reads all sound where nobody
  /// has listened to it yet: for a thread that may be kept busy.
  package static func draw(_ exported: ExportedInterview, columns: Int) -> Waveform? {
    let parts = parts(of: exported.interview, in: exported.folder, identity: exported.identity)
    guard let peaks = try? PeaksMaker.peaks(of: parts, in: exported.folder, isCancelled: { false }) else {
      return nil
    }
    let drawn = peaks.columns(Frame.zero..<exported.soundEnd, count: columns)
    return Waveform(columns: drawn.map { $0.low...$0.high })
  }

  /// The sound of an interview as it lies in a folder.
  static func parts(of interview: Interview, in folder: URL, identity: AgeIdentity?) -> [PlayablePart] {
    interview.parts.map {
      PlayablePart(
        url: folder.appending(path: $0.file), firstFrame: $0.firstFrame, frames: $0.frames, identity: identity
      )
    }
  }
}
