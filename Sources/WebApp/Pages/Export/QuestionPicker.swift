import Exchange
import Guide
import Interview
import Library

/// The questions of one guide, of which a sound export can be of one alone.
struct QuestionPicker: Sendable {
  /// A question that can be chosen.
  struct Pick: Sendable {
    let questionID, questionName: String
  }

  /// Ends the identifiers of its elements.
  let pickerNumber: Int
  /// `id` of the guide, and its language, in which its questions are read.
  let guideID, guideLanguage: String
  let questions: [Pick]

  /// More of a question's words do not help in a menu.
  private static let mostBytes = 120

  init(_ guide: Guide, number: Int) {
    let codes = guide.questionCodes()
    pickerNumber = number
    (guideID, guideLanguage) = (guide.id, guide.language)
    questions = guide.questions.map { question in
      let words = question.text.isEmpty ? question.id : MarkerName.oneLine(question.text)
      let name = [codes[question.id], words].compactMap { $0 }.joined(separator: " · ")
      return Pick(questionID: question.id, questionName: MarkerName.cut(name, to: Self.mostBytes))
    }
  }

  /// One for each guide of these interviews, as it was in the latest of them. A guide that cannot be read has none: the
  /// page is whole without.
  static func all(_ summaries: [InterviewSummary], _ library: Library) -> [QuestionPicker] {
    Dictionary(grouping: summaries) { $0.guide }.sorted { $0.key < $1.key }.enumerated().compactMap {
      number, group in
      let latest = group.value.max { ($0.startedAt ?? $0.createdAt) < ($1.startedAt ?? $1.createdAt) }
      guard let latest, let interview = try? library.interview(latest.id) else { return nil }
      return QuestionPicker(interview.guide, number: number)
    }
  }
}
