package import Guide

/// One option, several options, or yes and no.
package enum ChoiceSummary: QuestionSummary {
  /// `single`, `multiple`, `yesno`, `gender`
  package static let kinds = [SingleAnswer.id, MultipleAnswer.id, YesNoAnswer.id, GenderAnswer.id]

  /// Choices.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    if case .choices = value { true } else { false }
  }

  /// One block: every option with its count. With several answers allowed, percent of the people who answered.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    let rows = CountRow.rows(options(of: question), answers: answers)
    let table = CountTable(
      rows: rows, interviews: answers.map(\.interview.id),
      isMultiple: question.question.kind == MultipleAnswer.id)
    return [SummaryBlock(.counts(table))]
  }

  // Questions for yes or no and for the gender need no options in the guide.
  private static func options(of question: SharedQuestion) -> [AnswerOption] {
    let given = question.question.options.filter { !$0.isMissing }
    if question.question.kind == GenderAnswer.id, given.isEmpty {
      return GenderAnswer.defaultOptions(question.language)
    }
    guard question.question.kind == YesNoAnswer.id else { return given }
    let texts = AnalysisTexts(language: question.language)
    let answers = [("1", texts.yes), ("0", texts.no)].map { code, word in
      given.first { $0.code == code } ?? AnswerOption(code: code, text: word)
    }
    return answers + given.filter { $0.code != "1" && $0.code != "0" }
  }
}
