import Guide
import Interview
import Wording

/// The words of a transcript in the language of the talk, as far as somebody wrote them in it; else in English.
struct TranscriptWords {
  /// BCP 47 tag of the language.
  let language: String

  var visit: String { said("visit") }
  var answer: String { said("Answer") }
  var takenBack: String { said("taken back") }

  /// The heading of a section that was chosen as a whole.
  func section(_ title: String) -> String { said("Section: \(title)") }

  /// The sound in front of a visit.
  var before: String { said("before") }

  /// The sound behind a visit.
  var after: String { said("after") }

  /// The first lines of a transcript: which interview it is, of whom, when, along which guide, and its sound.
  func interview(_ name: String) -> String { said("Interview: \(name)") }
  func participant(_ code: String) -> String { said("Participant: \(code)") }
  func date(_ moment: String) -> String { said("Date: \(moment)") }
  func guide(_ title: String) -> String { said("Guide: \(title)") }
  func sound(_ file: String) -> String { said("Sound: \(file)") }

  /// From a time on.
  func from(_ moment: String) -> String { said("from \(moment)") }

  func note(_ text: String) -> String { said("Note: \(text)") }

  func part(_ number: Int, of count: Int) -> String { said("part \(number) of \(count)") }

  func mark(_ number: Int, _ colour: Int, _ label: String) -> String {
    said("Mark \(number) \(MarkerName.colour(colour))") + (label.isEmpty ? "" : ": \(label)")
  }

  func reason(_ reason: MissingReason) -> String { said(MissingWords.sentence(reason)) }

  func stretch(_ stretch: SoundBreak) -> String {
    let word: Sentence =
      switch stretch.kind {
      case .pause: "Pause"
      case .offRecord: "Off record"
      case .interruption: "interrupted at \(stretch.clock), everything kept"
      }
    let reason = MarkerName.oneLine(stretch.reason)
    let length = stretch.nanoseconds.map { ", \(Int(($0 + 500_000_000) / 1_000_000_000)) s" } ?? ""
    return said(word) + (reason.isEmpty ? "" : ": \(reason)") + length
  }

  func gap(seconds: Double) -> String {
    let tenths = Int((min(max(seconds, 0), 1e9) * 10).rounded())
    return said("Sound is missing, \(tenths / 10).\(tenths % 10) s")
  }

  private func said(_ sentence: Sentence) -> String { sentence.said(in: language) }
}
