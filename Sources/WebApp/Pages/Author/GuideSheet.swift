import Foundation
import Guide
import GuideFormats

/// A guide file as it is being written: its text, what the reader makes of it, and the word for this very state.
struct GuideSheet: Sendable {
  let file: String
  let text: String
  let reading: GuideReading
  /// Changes with every change of the text, wherever it was made; the same text has the same version.
  let version: String
  /// Whether the form may write the guide: nothing stands in the text that would be lost by it.
  let isFormSafe: Bool
  /// Whether the form wrote it: then the guide alone gives the text.
  let isWrittenByForm: Bool

  var guide: Guide? { reading.guide }

  init(file: String, text: String, isWrittenByForm: Bool = false) {
    self.file = file
    self.text = text
    version = Self.version(of: text)
    let reading = GuideTextReader.read(text, name: file)
    self.reading = reading
    self.isWrittenByForm = isWrittenByForm
    isFormSafe = isWrittenByForm || Self.isSafe(text, reading, file)
  }

  /// The word for a state of a text.
  static func version(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16) + "-" + String(text.utf8.count, radix: 16)
  }

  // What the form writes is the guide as it was read. When that has fewer errors than the text, something that could not
  // be read would be gone with them.
  private static func isSafe(_ text: String, _ reading: GuideReading, _ file: String) -> Bool {
    guard let guide = reading.guide else { return false }
    guard reading.hasErrors else { return true }
    let written = GuideTextReader.read(GuideTextWriter.text(guide), name: file)
    return written.guide == guide && errors(written) == errors(reading)
  }

  private static func errors(_ reading: GuideReading) -> Int {
    reading.diagnostics.count { $0.severity == .error }
  }

  /// Id of the question or section that each line belongs to that has a problem.
  func owners() -> [Int: String] {
    guard let guide, !reading.diagnostics.isEmpty else { return [:] }
    let ids = Set(guide.sections.map(\.id) + guide.questions.map(\.id))
    let wanted = Set(reading.diagnostics.map(\.line))
    var owners: [Int: String] = [:]
    var current: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let start = line.range(of: "{#", options: .backwards) {
        let id = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if ids.contains(String(id)) { current = String(id) }
      }
      if wanted.contains(index + 1) { owners[index + 1] = current }
    }
    return owners
  }
}
