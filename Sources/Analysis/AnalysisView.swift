import Guide
package import Interview

/// Everything that interviews along one guide say together, as data: pages, `--json` and exports show the same.
package struct AnalysisView: Sendable, Encodable {
  /// The guide.
  package struct GuideName: Hashable, Sendable, Encodable {
    /// Its identifier, and title and language of its newest version.
    package var id, title, language: String
    /// The version labels that interviews followed, newest interview first.
    package var versions: [String]
  }

  /// The guide.
  package let guide: GuideName
  /// What was filtered by.
  package let filter: AnalysisFilter
  /// The interviews that fit, in their order.
  package let interviews: [InterviewName]
  /// How many interviews with the guide there are, those that do not fit included.
  package let total: Int
  /// By what the interviews can be told apart, with counts of all of them.
  package let attributes: [ParticipantAttribute]
  /// The standardised questions of those that fit, in the order of the guide.
  package let questions: [QuestionTable]
  /// The talking time of those that fit.
  package let talkTime: TalkTime

  /// Looks at those of `interviews` that follow `guide` and fit `filter`; `nil` when none follows it. Labels of facts
  /// are in the language of `texts`.
  package init?(
    guide id: String, interviews: [Interview], filter: AnalysisFilter = AnalysisFilter(), texts: AnalysisTexts
  ) {
    let all = interviews.filter { $0.guide.id == id }
    let shared = SharedGuide(all)
    guard let newest = shared.newest else { return nil }
    let chosen = filter.subset(of: all)
    guide = GuideName(id: id, title: newest.title, language: newest.language, versions: shared.versions)
    self.filter = filter
    self.interviews = chosen.map(InterviewName.init)
    total = all.count
    attributes = ParticipantAttribute.all(in: all, texts: texts)
    questions = QuestionTable.tables(of: chosen)
    talkTime = TalkTime(chosen)
  }
}
