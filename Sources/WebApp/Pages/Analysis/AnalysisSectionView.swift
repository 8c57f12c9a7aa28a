import Analysis

/// The standardised questions of one section.
struct AnalysisSectionView: Sendable {
  let sectionTitle: String
  let sectionLang: String?
  /// Scales of the section in one chart.
  let batteries: [String]
  let hasBatteries: Bool
  let questions: [AnalysisQuestionView]

  /// Puts `tables` under their sections, in their order; `numbers` says where each question stands in the guide.
  static func sections(
    _ tables: [QuestionTable], numbers: [String: Int], _ scene: AnalysisScene
  ) -> [AnalysisSectionView] {
    var groups: [[QuestionTable]] = []
    for table in tables {
      if groups.last?.first?.section == table.section {
        groups[groups.count - 1].append(table)
      } else {
        groups.append([table])
      }
    }
    return groups.map { group in
      let first = group[0]
      let charts = QuestionCharts.batteries(of: group).enumerated().map {
        $1.svg(id: "s\(numbers[first.id] ?? 0)-\($0)", texts: scene.words.tables)
      }
      return AnalysisSectionView(
        sectionTitle: first.sectionTitle.isEmpty ? scene.words.tables.untitledSection : first.sectionTitle,
        sectionLang: first.sectionTitle.isEmpty ? nil : first.language.ifAny, batteries: charts,
        hasBatteries: !charts.isEmpty,
        questions: group.map { AnalysisQuestionView($0, number: numbers[$0.id] ?? 0, scene) })
    }
  }
}
