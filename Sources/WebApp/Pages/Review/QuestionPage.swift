import Foundation
import Guide
import Interview
import Library
import Timeline
import WebServing

/// One question in all interviews with a guide: who said what, and where.
struct QuestionPage: Sendable {
  let text, section, guide, guideTitle, guideLanguage: String
  let count: String
  let texts: String
  /// JSON for `js/question.js`.
  let start: String

  private struct Start: Encodable {
    var question: String
    var interviews: [Row]
  }

  private struct Row: Encodable {
    var id, name, facts: String
    var passages: [Passage]
    var answer: String?
    var reason: String?
    var moments: [Moment]
    /// Whether there is a file to play.
    var hasSound: Bool
  }

  private struct Passage: Encodable {
    var id: String
    var from, to: Double
    var transcript: String?
  }

  private struct Moment: Encodable {
    var kind: String
    var seconds: Double
    var text: String
    var colour: Int?
  }

  /// Looks at all interviews with the guide, the newest first; `nil` when none of them has the question.
  ///
  /// - Throws: `LibraryError` when the library cannot be read.
  init?(_ question: String, in material: AnalysisMaterial, library: Library, language: Language) throws {
    var rows: [Row] = []
    var found: (question: Question, section: String, guide: Guide)?
    for interview in material.interviews.reversed() where !interview.events.isEmpty {
      guard let asked = interview.guide.question(question) else { continue }
      let told = material.interviews.count == 1 ? interview.guideTold : interview.guide.withPlaceholders
      let title = told.section(ofQuestion: question)?.title ?? ""
      found = found ?? (told.question(question) ?? asked, title, interview.guide)
      let folder = try library.interviewFolder(interview.id).url
      rows.append(Self.row(interview, interview.asked(question) ?? asked, folder, language))
    }
    guard let found else { return nil }
    text = found.question.text
    section = found.section
    (self.guide, guideTitle, guideLanguage) = (found.guide.id, found.guide.title, found.guide.language)
    let heard = rows.count { !$0.passages.isEmpty }
    count = Texts.text(
      heard == 1 && rows.count == 1 ? "rvInTheInterview" : "rvInInterviews", language,
      ["n": String(heard), "all": String(rows.count)])
    texts = Texts.json(CommonTexts.phrases, ReviewTexts.plain, language: language)
    start = JSONBody.embedded(Start(question: question, interviews: rows))
  }

  private static func row(
    _ interview: Interview, _ question: Question, _ folder: URL, _ language: Language
  ) -> Row {
    let rate = interview.sampleRate
    let answer = interview.answers[question.id]?.current
    let marks = interview.marks.filter { $0.question == question.id }.map {
      Moment(kind: "mark", seconds: $0.frame.seconds(at: rate), text: $0.label, colour: $0.colour)
    }
    let notes = interview.filledNotes.filter { $0.question == question.id }.map {
      Moment(kind: "note", seconds: $0.frame.seconds(at: rate), text: $0.text)
    }
    let name = [interview.participant, interview.title].filter { !$0.isEmpty }.joined(separator: " · ")
    return Row(
      id: interview.id, name: name.isEmpty ? interview.id : name,
      facts: ReviewPage.facts(of: interview, language),
      passages: interview.visits(to: question.id).map {
        Passage(
          id: $0.id, from: $0.start.seconds(at: rate), to: $0.end.seconds(at: rate),
          transcript: interview.transcripts[$0.id])
      },
      answer: answer?.value.map {
        AnswerKinds.kind(question.kind)?.text(for: $0, of: question) ?? $0.plainText
      },
      reason: answer?.reason?.word, moments: (marks + notes).sorted { $0.seconds < $1.seconds },
      hasSound: interview.parts.contains {
        FileManager.default.isReadableFile(
          atPath: folder.appending(path: $0.file).path(percentEncoded: false))
      })
  }
}
