import Guide

/// A guide as the scripts of a page know it.
struct GuideView: Encodable, Sendable {
  struct SectionView: Encodable, Sendable {
    var id, title: String
    var questions: [QuestionView]
  }

  struct QuestionView: Encodable, Sendable {
    var id, text, kind: String
    /// Counted through the whole guide, from 1.
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

  init(_ guide: Guide) {
    (id, title, language) = (guide.id, guide.title, guide.language)
    var number = 0
    sections = guide.sections.map { section in
      SectionView(
        id: section.id, title: section.title,
        questions: section.questions.map { question in
          number += 1
          return QuestionView(question, number: number)
        })
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
