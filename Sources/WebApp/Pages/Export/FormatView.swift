import Exchange

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

  init(_ format: any ExportFormat.Type, isOn: Bool, _ language: Language) {
    let lost = language == .german ? format.germanLost : format.lost
    formatID = format.id
    formatName = language == .german ? format.germanName : format.name
    programs = (language == .german ? format.germanOpensIn : format.opensIn).joined(separator: ", ")
    self.isOn = isOn
    self.lost = lost.isEmpty ? nil : Texts.text("formatLost", language, ["what": lost])
    lacks = format.missingProgram.map { Texts.text("formatLacks", language, ["program": $0]) }
    isSound = format.needsSound
    isOfQuestions = format.isOfQuestions
    isReport = format.isReport
  }
}
