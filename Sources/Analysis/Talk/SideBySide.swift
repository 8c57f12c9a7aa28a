import Guide
package import Interview

/// One question across interviews: what is needed to hear it in a row and to read the answers beside each other.
package struct SideBySide: Hashable, Sendable, Encodable {
  /// The question's identifier, its newest wording and its kind.
  package let id, text, kind: String
  /// BCP 47 tag of the language of its texts, or empty.
  package let language: String
  /// Every wording, newest first.
  package let wordings: [String]
  /// The interviews that have something on it: a visit, an answer, a note, a mark, a tick or a flag; in their order.
  package let rows: [SideBySideRow]
  /// The keywords that stand for the question, most frequent first; shares are of the interviews in `rows`.
  package let keywords: [CountRow]
  /// Identifiers of the interviews that have nothing.
  package let without: [String]

  /// Gathers a question, open or standardised; `nil` when no version of the guide has it. A question added on the spot
  /// belongs to its interview alone and is none of these.
  package init?(_ question: String, of interviews: [Interview], guide: SharedGuide? = nil) {
    guard let shared = (guide ?? SharedGuide(interviews)).questions[question] else { return nil }
    id = question
    text = shared.question.text
    kind = shared.question.kind
    language = shared.language
    wordings = shared.wordings
    let all = interviews.map { SideBySideRow(question, in: $0) }
    rows = all.filter { !$0.isEmpty }
    keywords = Self.keywords(of: rows)
    without = all.filter(\.isEmpty).map(\.interview.id)
  }

  /// What to play in a row: the visits of all interviews in order, without those too short to have been more than
  /// passing through.
  package var playlist: [Passage] {
    rows.flatMap { row in
      row.visits.filter { !$0.isPassing }.map { Passage(interview: row.interview, visit: $0) }
    }
  }

  private static func keywords(of rows: [SideBySideRow]) -> [CountRow] {
    var interviews: [String: [String]] = [:]
    for row in rows {
      for word in Set(row.keywords) { interviews[word, default: []].append(row.interview.id) }
    }
    return interviews.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      CountRow(code: $0.key, label: $0.key, interviews: $0.value, base: rows.count)
    }
  }

  /// One stretch of sound to play.
  package struct Passage: Hashable, Sendable, Encodable {
    /// The interview it lies in.
    package var interview: InterviewName
    /// The stretch.
    package var visit: SideBySideRow.VisitSpan
  }

  private enum CodingKeys: String, CodingKey {
    case id, text, kind, language, wordings, rows, keywords, without, playlist
  }

  /// Writes the playlist beside the rows.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(text, forKey: .text)
    try container.encode(kind, forKey: .kind)
    try container.encode(language, forKey: .language)
    try container.encode(wordings, forKey: .wordings)
    try container.encode(rows, forKey: .rows)
    try container.encode(keywords, forKey: .keywords)
    try container.encode(without, forKey: .without)
    try container.encode(playlist, forKey: .playlist)
  }
}
