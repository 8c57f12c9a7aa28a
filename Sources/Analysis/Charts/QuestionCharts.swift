/// Which charts go with which tables.
package enum QuestionCharts {
  /// The most points that are shown as a stacked bar; more could not be told apart.
  package static let mostStackedPoints = 7

  /// The charts of a question, the one to show first first; none for texts.
  package static func charts(for question: QuestionTable) -> [any Chart] {
    if let matrix = matrix(question) { return [matrix] }
    return question.blocks.filter { !$0.isRest }.flatMap { block -> [any Chart] in
      switch block.content {
      case .counts(let table): [BarChart(table, of: question, title: block.title)]
      case .numbers(let table):
        [
          HistogramChart(table, of: question, title: block.title),
          BoxChart(table, of: question, title: block.title),
        ]
      case .dates(let table): [DateChart(table, of: question, title: block.title)]
      case .texts: []
      }
    }
  }

  /// Scale questions that follow each other in a section and have the same points, each such row in one chart; the
  /// chart is called after the section. Single scale questions are left out.
  package static func batteries(of questions: [QuestionTable]) -> [LikertChart] {
    var batteries: [[(QuestionTable, CountTable)]] = []
    var isOpen = false
    for question in questions {
      guard let counts = scale(question) else {
        isOpen = false
        continue
      }
      if isOpen, let (before, points) = batteries.last?.last, before.section == question.section,
        points.rows.map(\.code) == counts.rows.map(\.code)
      {
        batteries[batteries.count - 1].append((question, counts))
      } else {
        batteries.append([(question, counts)])
      }
      isOpen = true
    }
    return batteries.filter { $0.count > 1 }.compactMap { battery in
      LikertChart(
        title: battery[0].0.sectionTitle,
        rows: battery.map { LikertChart.Row(label: $0.0.text, counts: $0.1) })
    }
  }

  /// Several blocks over the same points, as a matrix makes them.
  private static func matrix(_ question: QuestionTable) -> LikertChart? {
    let rows = question.blocks.filter { !$0.isRest }.compactMap { block -> LikertChart.Row? in
      guard case .counts(let table) = block.content, table.isOrdered, fits(table) else { return nil }
      return LikertChart.Row(label: block.title, counts: table)
    }
    guard rows.count > 1, rows.count == question.blocks.count(where: { !$0.isRest }) else { return nil }
    return LikertChart(title: question.text, rows: rows)
  }

  private static func scale(_ question: QuestionTable) -> CountTable? {
    let blocks = question.blocks.filter { !$0.isRest }
    guard blocks.count == 1, case .counts(let table)? = blocks.first?.content, table.isOrdered, fits(table)
    else { return nil }
    return table
  }

  private static func fits(_ table: CountTable) -> Bool { (2...mostStackedPoints).contains(table.rows.count) }
}
