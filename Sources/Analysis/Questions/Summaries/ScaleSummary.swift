package import Guide

/// Points of a rating scale: numbers between two ends, or a row of labelled points.
package enum ScaleSummary: QuestionSummary {
  /// `scale`
  package static let kinds = [ScaleAnswer.id]

  // A longer scale is summed up like any other number.
  private static let mostPoints = 21

  /// Numbers, and choices.
  package static func reads(_ value: AnswerValue, of question: SharedQuestion) -> Bool {
    switch value {
    case .number(let number): number.isFinite
    case .choices: true
    default: false
    }
  }

  /// One block: every point with its count, and where the answers lie (mean, median, spread). The numbers of scales
  /// with more than 21 points are in classes.
  package static func blocks(of answers: [GivenAnswer], to question: SharedQuestion) -> [SummaryBlock] {
    guard let points = points(of: question.question, answers) else {
      return [SummaryBlock(.numbers(NumberTable(answers)))]
    }
    let chosen = answers.map { answer -> GivenAnswer in
      guard case .number(let number) = answer.value else { return answer }
      var chosen = answer
      chosen.value = .choices([AnswerValue.Choice(code: NumberReading.plain(number))])
      return chosen
    }
    let rows = CountRow.rows(points, answers: chosen)
    let table = CountTable(
      rows: rows, interviews: answers.map(\.interview.id), isOrdered: true,
      distribution: distribution(of: rows))
    return [SummaryBlock(.counts(table))]
  }

  /// The points in order; `nil` when there are too many to show each.
  private static func points(of question: Question, _ answers: [GivenAnswer]) -> [AnswerOption]? {
    let labels = question.options.filter { !$0.isMissing }
    guard let least = question.format.minimum.flatMap(NumberReading.number),
      let most = question.format.maximum.flatMap(NumberReading.number)
    else { return labels }
    let step = question.format.step.map { $0 > 0 ? $0 : 1 } ?? 1
    let amount = ((most - least) / step).rounded(.down) + 1
    guard amount >= 1, amount <= Double(mostPoints) else { return nil }
    var numbers = (0..<Int(amount)).map { least + Double($0) * step }
    // Points that only another version of the guide had are points too.
    for case .number(let number) in answers.map(\.value) where !numbers.contains(number) {
      numbers.append(number)
    }
    guard numbers.count <= 2 * mostPoints else { return nil }
    return numbers.sorted().map { number in
      let code = NumberReading.plain(number)
      let label = labels.first { $0.code == code }?.text
      return AnswerOption(code: code, text: label.map { $0 == code ? code : "\(code) – \($0)" } ?? code)
    }
  }

  private static func distribution(of rows: [CountRow]) -> Distribution? {
    let codes = rows.map { NumberReading.number($0.code) }
    let areNumbers = codes.allSatisfy { $0 != nil }
    return Distribution(
      rows.enumerated().flatMap { index, row in
        Array(repeating: areNumbers ? codes[index] ?? 0 : Double(index + 1), count: row.count)
      })
  }
}
