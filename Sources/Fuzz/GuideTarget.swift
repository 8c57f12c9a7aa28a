import Foundation
import Guide
import GuideFormats

/// Guide texts: they are read, and what could be read is written and read again.
enum GuideTarget {
  static func run(_ bytes: [UInt8]) {
    let reading = GuideTextFormat.read(Data(bytes), name: "guide.guide.md")
    guard let guide = reading.guide, !reading.hasErrors else { return }
    let text = GuideTextWriter.text(guide)
    let again = GuideTextFormat.read(Data(text.utf8), name: "guide.guide.md")
    precondition(again.guide != nil, "a guide that was written cannot be read")
    precondition(!again.hasErrors, "a guide that was written has errors")
    precondition(again.guide?.questions.count == guide.questions.count, "questions were lost in writing")
  }
}
