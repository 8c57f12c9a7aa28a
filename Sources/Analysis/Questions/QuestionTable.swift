package import Guide
package import Interview

/// What the interviews say to one standardised question. Every interview stands in exactly one of `answered`,
/// `missing`, `withoutAnswer`, `notAsked` and `notInGuide`.
package struct QuestionTable: Hashable, Sendable, Encodable {
  /// The question's identifier, its newest wording and its answer kind.
  package private(set) var id, text, kind: String
  /// Identifier and title of its section.
  package private(set) var section, sectionTitle: String
  /// BCP 47 tag of the language of the question's texts, or empty.
  package private(set) var language: String
  /// Every wording, newest first.
  package private(set) var wordings: [String]
  /// How many interviews were looked at.
  package private(set) var total: Int
  /// Identifiers of the interviews with an answer.
  package private(set) var answered: [String] = []
  /// The tables.
  package private(set) var blocks: [SummaryBlock]
  /// Reasons for having no answer: skipped, don't know, refused, not applicable, then the guide's own, each also when
  /// nobody gave it.
  package private(set) var missing: [MissingRow]
  /// Identifiers of the interviews in which the question came up, but nothing was entered.
  package private(set) var withoutAnswer: [String] = []
  /// Identifiers of the interviews in which it did not come up.
  package private(set) var notAsked: [String] = []
  /// Identifiers of the interviews whose version of the guide has no such question.
  package private(set) var notInGuide: [String] = []

  /// Looks at one question; `nil` when it is open, only informs, or stands in no version of the guide.
  package init?(_ question: String, of interviews: [Interview], guide: SharedGuide? = nil) {
    let guide = guide ?? SharedGuide(interviews)
    guard let shared = guide.questions[question], Self.isStandardised(shared.question) else { return nil }
    id = question
    text = shared.question.text
    kind = shared.question.kind
    section = shared.section
    sectionTitle = guide.section(shared.section)?.title ?? ""
    language = shared.language
    wordings = shared.wordings
    total = interviews.count
    blocks = []
    missing = MissingReason.allCases.map {
      MissingRow(reason: $0, code: String($0.code), label: "", interviews: [])
    }
    missing += shared.question.options.filter(\.isMissing).map {
      MissingRow(reason: nil, code: $0.code, label: $0.text, interviews: [])
    }
    let answers = interviews.compactMap { sort($0) }
    let summary = QuestionSummaries.summary(forKind: kind)
    blocks = summary.blocks(of: answers.filter { summary.reads($0.value, of: shared) }, to: shared)
    let rest = answers.filter { !summary.reads($0.value, of: shared) }
    if !rest.isEmpty { blocks.append(SummaryBlock(.texts(rest), isRest: true)) }
  }

  /// The tables of all standardised questions, in the order of the guide.
  package static func tables(of interviews: [Interview]) -> [QuestionTable] {
    let guide = SharedGuide(interviews)
    return guide.inOrder.compactMap { QuestionTable($0.question.id, of: interviews, guide: guide) }
  }

  /// Whether answers to such a question can be put together: it has an answer kind, known or not.
  package static func isStandardised(_ question: Question) -> Bool {
    !question.isOpen && question.kind != InformationAnswer.id
  }

  /// Puts an interview where it belongs, and gives its answer if there is one.
  private mutating func sort(_ interview: Interview) -> GivenAnswer? {
    guard interview.isInGuide(id), let question = interview.guide.question(id) else {
      notInGuide.append(interview.id)
      return nil
    }
    let entry = interview.answers[id]?.current
    if !interview.applies(id), let index = missing.firstIndex(where: { $0.reason == .notApplicable }) {
      missing[index].interviews.append(interview.id)
      return nil
    }
    if let entry, let value = entry.value {
      if question.isMissing(value), case .choices(let choices) = value {
        let codes = choices.map(\.code)
        if let index = missing.firstIndex(where: { $0.reason == nil && codes.contains($0.code) }) {
          missing[index].interviews.append(interview.id)
          return nil
        }
      }
      answered.append(interview.id)
      return GivenAnswer(value, to: id, at: entry.frame, in: interview)
    }
    if let reason = entry?.reason, let index = missing.firstIndex(where: { $0.reason == reason }) {
      missing[index].interviews.append(interview.id)
    } else if interview.wasAsked(id) {
      withoutAnswer.append(interview.id)
    } else {
      notAsked.append(interview.id)
    }
    return nil
  }
}
