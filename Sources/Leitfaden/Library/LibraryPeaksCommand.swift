import ArgumentParser
import Foundation
import Interview
import Library
import Sound
import Timeline
import Vault
import Wording

/// `leitfaden library peaks INTERVIEW`: computes the waveform of an interview again.
struct LibraryPeaksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peaks",
    abstract: Help.said("Compute the waveform of an interview again."),
    discussion: Help.text(
      """
      The waveform is kept beside the sound, in \(PeaksMaker.fileName), and follows the sound by itself. \
      Computing it again is for a waveform that looks wrong. INTERVIEW is an id, a unique beginning of one, a \
      folder, a participant's code, or "last".
      """,
      examples: ["leitfaden library peaks last"]))

  @Argument(help: .said("The interview."))
  var interview: String

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let store = try library.open()
    let id = try store.find(interview).id
    let folder = try store.interviewFolder(id).url
    let identity = try store.key(of: id)?.identity
    let parts = try store.interview(id).parts.map {
      PlayablePart(
        url: folder.appending(path: $0.file), firstFrame: $0.firstFrame, frames: $0.frames, identity: identity
      )
    }
    let progress = ProgressLine()
    let peaks = try PeaksMaker.peaks(of: parts, in: folder, reusing: false) {
      progress.show("\(Int($0 * 100)) %")
    }
    progress.clear()
    for part in peaks.missingParts {
      Console.warn("\(part) cannot be read; it is drawn as silence")
    }
    let length = TimeCode.short(Frame(peaks.frames), at: peaks.rate)
    Console.say("computed the waveform of \(length): \(Words.blocks(peaks.level(0).count / 2))")
  }
}
