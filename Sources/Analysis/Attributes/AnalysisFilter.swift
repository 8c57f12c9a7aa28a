package import Interview

/// Which interviews are looked at. Within an attribute one of the chosen values is enough; of several attributes each
/// must fit. The empty filter lets everything through.
package struct AnalysisFilter: Hashable, Sendable {
  /// The chosen values by attribute: codes of `AttributeValue`. An attribute without values is not asked.
  package var chosen: [AnalysisAttribute: Set<String>]

  /// Makes a filter.
  package init(_ chosen: [AnalysisAttribute: Set<String>] = [:]) { self.chosen = chosen }

  /// The interviews that fit, in their order. Classes of numbers (`5..<10`) and beginnings of dates (`2026-1`) mean the
  /// same whatever interviews there are, so that an address keeps its meaning when more are held. A question that
  /// cannot be filtered by lets nothing through.
  package func subset(of interviews: [Interview]) -> [Interview] {
    var left = interviews
    for (attribute, values) in chosen.sorted(by: { $0.key.word < $1.key.word }) where !values.isEmpty {
      let fitting = Self.fitting(attribute, values, in: interviews)
      left.removeAll { !fitting.contains($0.id) }
    }
    return left
  }

  private static func fitting(
    _ attribute: AnalysisAttribute, _ values: Set<String>, in interviews: [Interview]
  ) -> Set<String> {
    guard case .question(let id) = attribute else {
      return Set(
        interviews.filter { interview in
          let fact = ParticipantAttribute.fact(attribute, of: interview)
          return values.contains(fact.isEmpty ? AttributeValue.none : fact)
        }.map(\.id))
    }
    guard let table = QuestionTable(id, of: interviews), let content = ParticipantAttribute.countable(table)
    else { return [] }
    var fitting: Set<String> = []
    if values.contains(AttributeValue.none) {
      let having = Set(answers(content).flatMap(\.interviews))
      fitting = Set(interviews.map(\.id)).subtracting(having)
    }
    for answer in answers(content) where values.contains(where: { answer.fits($0) }) {
      fitting.formUnion(answer.interviews)
    }
    return fitting
  }

  /// Interviews with what tells whether a code means them.
  private struct Candidate {
    var interviews: [String]
    var fits: (String) -> Bool
  }

  private static func answers(_ content: SummaryBlock.Content) -> [Candidate] {
    switch content {
    case .counts(let table):
      table.rows.map { row in Candidate(interviews: row.interviews) { $0 == row.code } }
    case .numbers(let table):
      table.answers.map { answer in
        let number = NumberTable.number(answer)
        return Candidate(interviews: [answer.interview.id]) { code in
          number.map { NumberRange(code: code)?.contains($0) ?? false } ?? false
        }
      }
    case .dates(let table):
      table.answers.map { answer in
        let date = DateTable.date(answer) ?? ""
        return Candidate(interviews: [answer.interview.id]) { !$0.isEmpty && date.hasPrefix($0) }
      }
    case .texts: []
    }
  }
}

extension AnalysisFilter: Encodable {
  private struct Choice: Encodable {
    var attribute: AnalysisAttribute
    var values: [String]
  }

  /// Writes a list of `{attribute, values}` in a fixed order.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let choices = chosen.filter { !$0.value.isEmpty }.sorted { $0.key.word < $1.key.word }
    try container.encode(choices.map { Choice(attribute: $0.key, values: $0.value.sorted()) })
  }
}
