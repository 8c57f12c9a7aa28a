package import Guide

extension CountRow {
  /// One row for each option, chosen or not, then one for each chosen code that is no option.
  package static func rows(_ options: [AnswerOption], answers: [GivenAnswer]) -> [CountRow] {
    var interviews: [String: [String]] = [:]
    var written: [String: [Written]] = [:]
    var strangers: [String] = []
    let known = Set(options.map(\.code))
    for answer in answers {
      guard case .choices(let choices) = answer.value else { continue }
      for choice in choices where interviews[choice.code]?.last != answer.interview.id {
        if !known.contains(choice.code), interviews[choice.code] == nil { strangers.append(choice.code) }
        interviews[choice.code, default: []].append(answer.interview.id)
        if let text = choice.text {
          written[choice.code, default: []].append(Written(interview: answer.interview, text: text))
        }
      }
    }
    return (options.map { ($0.code, $0.text) } + strangers.map { ($0, $0) }).map { code, label in
      CountRow(
        code: code, label: label, interviews: interviews[code] ?? [], base: answers.count,
        written: written[code] ?? [])
    }
  }
}
