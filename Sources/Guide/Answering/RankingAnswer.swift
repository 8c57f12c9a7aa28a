package import Wording

/// Items put in order, the first one first. All of them, unless the guide says how many.
package enum RankingAnswer: AnswerKind {
  /// `rank`
  package static let id = "rank"

  /// What is known of it.
  package static let sheet = KindSheet(
    "put in order", group: .choose, picture: .rank, example: "1. quiet  2. green  3. shops",
    parts: KindParts(rows: .items, with: [.counts]),
    widget: .rank,
    formats: KindFormats(xlsForm: .whole, limeSurvey: .whole, queXML: .whole, redcap: .left))

  /// How many, and the codes with their labels.
  package static func expectation(for question: Question) -> Sentence {
    let list = list(question)
    guard let amount = amount(question) else {
      return "all in order, the first one first: \(list); with commas between"
    }
    return "\(amount) in order, the first one first: \(list); with commas between"
  }

  /// Reads codes or labels with commas, semicolons, `>` or line breaks between: `ease > cost > stab`.
  package static func value(
    from text: String, for question: Question
  ) throws(AnswerProblem) -> AnswerValue {
    if let missing = question.missingChoice(text) { return missing }
    let places = places(question)
    var parts = text.split { $0 == "," || $0 == ";" || $0 == ">" || $0.isNewline }.map(String.init)
    if case .ranking(let sent)? = AnswerValue.decoded(text) { parts = sent }
    var ranked: [String] = []
    var seen: Set<String> = []
    for part in parts.map(\.trimmingSpaces) where !part.isEmpty {
      guard let place = places[part.lowercased()] else {
        throw AnswerProblem(
          "“\(part.shortened)” is not among the items of \(question.id); choose from \(list(question))")
      }
      let row = question.rows[place]
      guard seen.insert(row.id).inserted else {
        throw AnswerProblem("“\(row.text.shortened)” is ranked twice; name it once")
      }
      ranked.append(row.id)
    }
    guard !ranked.isEmpty else {
      throw AnswerProblem("nothing was typed; type \(expectation(for: question))")
    }
    let least =
      question.format.minimumAnswers ?? (question.format.maximumAnswers == nil ? question.rows.count : 1)
    guard ranked.count >= least, ranked.count <= question.format.maximumAnswers ?? question.rows.count else {
      guard let amount = amount(question) else {
        throw AnswerProblem("\(ranked.count) are in order; put all in order")
      }
      throw AnswerProblem("\(ranked.count) are in order; put \(amount) in order")
    }
    return .ranking(ranked)
  }

  /// `id_item` for each item: its place, 1 for the first.
  package static func statistics(for question: Question) -> [StatisticsVariable] {
    RowTable(question: question).variables { name, label, _ in
      StatisticsVariable(
        name: name, label: label, form: .number(width: 2, decimals: 0), measure: .ordinal)
    }
  }

  /// The place of each item, empty when it was left out.
  package static func cells(for value: AnswerValue, of question: Question) -> [String] {
    guard case .ranking(let codes) = value else { return RowTable(question: question).cells(value) }
    return question.rows.map { row in codes.firstIndex(of: row.id).map { String($0 + 1) } ?? "" }
  }

  /// `1. Ease of use, 2. Cost`
  package static func text(for value: AnswerValue, of question: Question) -> String {
    guard case .ranking(let codes) = value else { return ChoiceTable(question: question).label(of: value) }
    return codes.enumerated().map { place, code in
      "\(place + 1). \(question.rows.first { $0.id == code }?.text ?? code)"
    }.joined(separator: ", ")
  }

  private static func places(_ question: Question) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, row) in question.rows.enumerated() { places[row.id.lowercased()] = place }
    for (place, row) in question.rows.enumerated() where places[row.text.lowercased()] == nil {
      places[row.text.lowercased()] = place
    }
    return places
  }

  // `nil` for all of them.
  private static func amount(_ question: Question) -> Sentence? {
    let isAll = question.format.minimumAnswers == nil && question.format.maximumAnswers == nil
    return isAll ? nil : question.format.amount
  }

  private static func list(_ question: Question) -> String {
    question.rows.prefix(12).map { "\($0.id) = \($0.text)" }.joined(separator: ", ")
      + (question.rows.count > 12 ? ", ..." : "")
  }
}
