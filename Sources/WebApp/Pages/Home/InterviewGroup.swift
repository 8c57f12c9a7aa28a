import WebServing

/// Interviews under one heading: a study, or a guide that names none.
struct InterviewGroup: Sendable {
  let heading: String
  /// `nil` when the heading is a study's.
  let headingAddress: String?
  /// The analysis of each guide in it.
  let analyses: [HomePage.Choice]
  let rows: [InterviewRow]

  /// Groups rows that come newest first; the group of the newest comes first.
  ///
  /// - Parameter studies: Name of the study by guide, as far as guides name one.
  static func groups(_ rows: [InterviewRow], studies: [String: String], _ language: Language)
    -> [InterviewGroup]
  {
    var order: [String] = []
    var members: [String: [InterviewRow]] = [:]
    for row in rows {
      let key = studies[row.guideID].map { "study \($0)" } ?? "guide \(row.guideID)"
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(row)
    }
    return order.compactMap { key in
      guard let rows = members[key], let first = rows.first else { return nil }
      let study = studies[first.guideID]
      return InterviewGroup(
        heading: study ?? first.guideName,
        headingAddress: study == nil ? Address.guide(first.guideID) : nil,
        analyses: analyses(rows, language), rows: rows)
    }
  }

  /// One way to the analysis for each guide, named only when there are several.
  private static func analyses(_ rows: [InterviewRow], _ language: Language) -> [HomePage.Choice] {
    var guides: [(id: String, name: String)] = []
    for row in rows where !row.isPlanned && !guides.contains(where: { $0.id == row.guideID }) {
      guides.append((row.guideID, row.guideName))
    }
    return guides.map { guide in
      HomePage.Choice(
        choiceName: guides.count == 1
          ? Texts.text("analysis", language) : Texts.text("analysisOf", language, ["name": guide.name]),
        choiceAddress: Address.analysis(guide.id), isChosen: false)
    }
  }
}
