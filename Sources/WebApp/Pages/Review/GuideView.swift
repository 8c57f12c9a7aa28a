import Guide
import Interview

/// The guide of an interview as the scripts of a page know it: each question in the words in which it was asked.
struct GuideView: Encodable, Sendable {
  struct SectionView: Encodable, Sendable {
    var id, title: String
    var questions: [QuestionView]
  }

  struct QuestionView: Encodable, Sendable {
    var id, text, kind: String
    /// See `Interview.numbers`.
    var number: Int
    var probes: [String]
    var options: [OptionView]
    var minimum, maximum, unit: String?
    var step: Double?
    var maximumLength: Int?
  }

  struct OptionView: Encodable, Sendable {
    var code, text: String
    var hasText, isMissing, isExclusive: Bool
  }

  var id, title, language: String
  var sections: [SectionView]

  init(_ interview: Interview) {
    let (guide, numbers) = (interview.guideAsAsked, interview.numbers)
    (id, title, language) = (guide.id, guide.title, guide.language)
    sections = guide.sections.map { section in
      SectionView(
        id: section.id, title: section.title,
        questions: section.questions.map { QuestionView($0, number: numbers[$0.id] ?? 0) })
    }
  }
}

extension GuideView.QuestionView {
  init(_ question: Question, number: Int) {
    (id, text, kind) = (question.id, question.text, question.kind)
    self.number = number
    probes = question.probes.map(\.text)
    options = question.options.map {
      GuideView.OptionView(
        code: $0.code, text: $0.text, hasText: $0.hasText, isMissing: $0.isMissing,
        isExclusive: $0.isExclusive)
    }
    let format = question.format
    (minimum, maximum, unit, step) = (format.minimum, format.maximum, format.unit, format.step)
    maximumLength = format.maximumLength
  }
}
