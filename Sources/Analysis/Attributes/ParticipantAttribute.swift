import Guide
package import Interview

/// An attribute with the values that some interviews have.
package struct ParticipantAttribute: Hashable, Sendable, Encodable {
  /// Which one.
  package var attribute: AnalysisAttribute
  /// What people read: the question's wording, or the name of the fact.
  package var title: String
  /// The values: options and classes in the order of the guide, also when nobody has them; texts in the order of the
  /// alphabet; last those without a value, if there are any.
  package var values: [AttributeValue]
  /// Whether one interview may have several values.
  package var isMultiple: Bool

  /// Looks at one attribute of `interviews`. A question has countable values when its summary has one table of counts,
  /// numbers or dates; numbers are in classes, dates by month, year or decade. `nil` for other questions.
  package init?(
    _ attribute: AnalysisAttribute, of interviews: [Interview], texts: AnalysisTexts,
    guide: SharedGuide? = nil
  ) {
    self.attribute = attribute
    isMultiple = false
    if case .question(let id) = attribute {
      guard let table = QuestionTable(id, of: interviews, guide: guide),
        let block = Self.countable(table)
      else { return nil }
      title = table.text
      values = Self.values(of: block, texts)
      if case .counts(let counts) = block { isMultiple = counts.isMultiple }
    } else {
      title = texts.attribute(attribute)
      values = Self.values(of: attribute, in: interviews, texts)
    }
    let having = Set(values.flatMap(\.interviews))
    let others = interviews.map(\.id).filter { !having.contains($0) }
    if !others.isEmpty {
      values.append(AttributeValue(code: AttributeValue.none, label: texts.notSaid, interviews: others))
    }
  }

  /// All attributes: the facts, then the standardised questions in the order of the guide. Facts that are the same in
  /// all interviews are left out.
  package static func all(in interviews: [Interview], texts: AnalysisTexts) -> [ParticipantAttribute] {
    let guide = SharedGuide(interviews)
    let facts = AnalysisAttribute.allFacts.compactMap {
      ParticipantAttribute($0, of: interviews, texts: texts, guide: guide)
    }.filter { $0.values.count { $0.count > 0 } > 1 }
    return facts
      + guide.inOrder.compactMap {
        ParticipantAttribute(.question($0.question.id), of: interviews, texts: texts, guide: guide)
      }
  }

  /// The one table of a question whose values can be chosen.
  static func countable(_ table: QuestionTable) -> SummaryBlock.Content? {
    let blocks = table.blocks.filter { !$0.isRest }
    guard blocks.count == 1, let only = blocks.first else { return nil }
    if case .texts = only.content { return nil }
    return only.content
  }

  /// The fact of an interview as a code, empty when it has none.
  static func fact(_ attribute: AnalysisAttribute, of interview: Interview) -> String {
    switch attribute {
    case .status: interview.status.rawValue
    case .language: interview.language
    case .place: interview.place
    case .guideVersion: interview.beginning?.guideVersion ?? interview.guide.version
    case .participant: interview.participant
    case .question: ""
    }
  }

  private static func values(
    of attribute: AnalysisAttribute, in interviews: [Interview], _ texts: AnalysisTexts
  ) -> [AttributeValue] {
    let groups = Dictionary(grouping: interviews) { fact(attribute, of: $0) }
    return groups.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { code, members in
      var label = code
      if attribute == .status, let status = members.first?.status { label = texts.status(status) }
      return AttributeValue(code: code, label: label, interviews: members.map(\.id))
    }
  }

  private static func values(of content: SummaryBlock.Content, _ texts: AnalysisTexts) -> [AttributeValue] {
    switch content {
    case .counts(let table):
      table.rows.map { AttributeValue(code: $0.code, label: $0.label, interviews: $0.interviews) }
    case .numbers(let table):
      table.histogram.bins.map { bin in
        AttributeValue(
          code: NumberRange(bin).code, label: texts.bin(bin, isWhole: table.histogram.isWhole),
          interviews: bin.interviews)
      }
    case .dates(let table):
      table.rows.map {
        AttributeValue(code: $0.code, label: texts.period($0.code), interviews: $0.interviews)
      }
    case .texts: []
    }
  }
}
