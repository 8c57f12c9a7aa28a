import Analysis
import Documents
import Foundation
import Guide
import Interview
import Timeline

/// What all pieces of a report of one interview share: the interview, its words, and how a moment is written.
struct ReportScene {
  /// The interview.
  let exported: ExportedInterview
  /// The words of the page.
  let words: ReportWords
  /// Whether the page is read on a screen and can play; else it is printed.
  let isPlayable: Bool
  /// Its waveform, if there is one.
  let waveform: Waveform?

  /// The interview itself.
  var interview: Interview { exported.interview }

  /// Who was interviewed, by code; the folder's name where there is no code.
  var name: String { interview.participant.isEmpty ? exported.stem : interview.participant }

  /// Attributes of a text of the guide.
  var guided: HTMLWriter.Attributes {
    [("dir", "auto"), ("lang", interview.guide.language.isEmpty ? nil : interview.guide.language)]
  }

  /// `0:45`, `1:02:04`
  func clock(_ frame: Frame) -> String {
    let seconds = max(0, frame.index) / Int64(exported.rate.hertz)
    let rest =
      "\(padded(Int(seconds / 60 % 60), to: seconds < 3600 ? 1 : 2)):\(padded(Int(seconds % 60), to: 2))"
    return seconds < 3600 ? rest : "\(seconds / 3600):\(rest)"
  }

  /// A length of time, cut like the moments it lies between: `1:39`.
  func length(_ frames: Int64) -> String { clock(Frame(frames)) }

  /// Seconds for the script.
  func seconds(_ frame: Frame) -> String { Seconds.text(exported.clamped(frame), at: exported.rate) }

  /// Where a touch plays from; `nil` where nothing can be played.
  func place(_ frame: Frame) -> String? { isPlayable ? seconds(frame) : nil }

  /// Where one listens to a mark from: a passage from its beginning, a point from as far before it as it reaches.
  func beginning(of mark: Mark) -> Frame {
    guard mark.end <= mark.frame else { return mark.frame }
    let usual = exported.rate.frames(seconds: Self.usualReach)
    return exported.clamped(Frame(mark.frame.index - (mark.reach > 0 ? mark.reach : usual)))
  }

  // As in the review: a moment begins a little before somebody noticed it.
  private static let usualReach = 2.0

  /// Writes a moment; on the screen a button that plays from there, or from `start`.
  func moment(_ text: String, from start: Frame, _ html: inout HTMLWriter) {
    guard isPlayable else { return html.element("span", [("class", "num")], text) }
    html.element(
      "button",
      [
        ("type", "button"), ("class", "at num"), ("data-at", seconds(start)),
        ("aria-label", words.playFrom(text)),
      ], text)
  }

  /// A text over several lines, as somebody wrote it.
  func written(_ text: String, _ html: inout HTMLWriter) {
    html.element("p", [("class", "written"), ("dir", "auto")], text)
  }
}
