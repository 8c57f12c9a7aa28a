import Foundation
import Guide
import GuideFormats
import WebServing

/// What a guide file would be in the library, shown before it is accepted.
struct GuideCheck: Encodable, Sendable {
  /// A section and its questions, as far as they are shown.
  struct Outline: Encodable, Sendable {
    let title: String
    let questions: [Line]
  }

  /// A question.
  struct Line: Encodable, Sendable {
    let text, kind: String
  }

  /// Names of the guide texts, one for each language.
  let fileNames: [String]
  /// What people call the format it came in.
  let formatName: String
  let title, about: String?
  /// The language of its texts, for those who read them aloud.
  let language: String
  let isUsable: Bool
  /// The first hundred, and how many there are.
  let problems: [GuideTile.Problem]
  let problemCount: Int
  let outline: [Outline]
  /// How many questions are not in the outline.
  let unshown: Int
  let sentence: String

  /// No more questions are shown before the guide is accepted.
  static let mostQuestions = 200

  init(_ name: String, _ data: Data, _ amounts: Amounts) throws {
    let upload = try GuideUpload(name: name, data: data)
    let reading = upload.reading
    fileNames = upload.fileNames
    formatName = upload.content.formatName
    title = reading.guide?.title
    language = reading.guide?.language ?? ""
    let tile = GuideTile(
      GuideShelf.Item(file: fileNames.first ?? name, reading: reading, problem: nil), amounts)
    let languages = fileNames.count > 1 ? " · " + amounts.count("guideLanguages", fileNames.count) : ""
    about = reading.guide == nil ? nil : tile.about + languages
    isUsable = tile.isUsable
    problems = Array(tile.problems.prefix(100))
    problemCount = tile.problems.count
    let shown = reading.guide.map { Self.outline($0, amounts.language) } ?? []
    outline = shown
    unshown = (reading.guide?.questions.count ?? 0) - shown.reduce(0) { $0 + $1.questions.count }
    sentence = Texts.text(
      !tile.isUsable ? "uploadBroken" : problems.isEmpty ? "uploadFine" : "uploadHints", amounts.language)
  }

  private static func outline(_ guide: Guide, _ language: Language) -> [Outline] {
    var room = mostQuestions
    var shown: [Outline] = []
    for section in guide.sections where room > 0 {
      let questions = section.questions.prefix(room)
      room -= questions.count
      shown.append(
        Outline(
          title: section.title.isEmpty ? Texts.text("noHeading", language) : section.title,
          questions: questions.map { Line(text: $0.text, kind: GuidePage.kind($0, language)) }))
    }
    return shown
  }
}
