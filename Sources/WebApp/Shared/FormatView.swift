import Exchange
import WebServing
import Wording

/// A kind of file that can be chosen, in the words of a page.
struct FormatView: Sendable {
  let formatID, formatName, programs: String
  let isOn: Bool
  /// What is not in it.
  let lost: String?
  /// The program it needs and that is not there.
  let lacks: String?
  /// Whether it holds the voice.
  let isSound: Bool
  /// Whether it cuts the sound at questions, so that one of them can be chosen.
  let isOfQuestions: Bool
  /// Whether it has words of ours, in a language that can be chosen.
  let isReport: Bool

  init(_ format: ExportFormat, isOn: Bool, _ language: Language) {
    formatID = format.id
    formatName = format.name.said(in: language.rawValue)
    programs = format.opensIn.map { $0.said(in: language.rawValue) }.joined(separator: ", ")
    self.isOn = isOn
    lost = format.lost.map { Texts.text("formatLost", language, ["what": $0.said(in: language.rawValue)]) }
    lacks = format.missingProgram.map { Texts.text("formatLacks", language, ["program": $0]) }
    isSound = format.needsSound
    isOfQuestions = format.isOfQuestions
    isReport = format.isReport
  }
}
