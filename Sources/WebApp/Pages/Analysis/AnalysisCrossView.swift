import Analysis

/// A question by groups: how many of each group gave which answer.
struct AnalysisCrossView: Sendable {
  struct Column: Sendable {
    let columnLabel, columnCount: String
  }

  struct Line: Sendable {
    let lineLabel: String
    let cells: [Cell]
  }

  struct Cell: Sendable {
    let amount, part, cellWho, cellWords: String
    let isNobody: Bool
  }

  let crossTitle, leftOut: String
  let crossLang: String?
  let columns: [Column]
  let lines: [Line]
  /// Numbers as boxes, one for each group.
  let boxes: [String]

  /// `nil` when the question cannot be counted, or is the one that makes the groups.
  init?(_ question: QuestionTable, by attribute: AnalysisAttribute, number: Int, _ scene: AnalysisScene) {
    guard attribute != .question(question.id),
      let table = CrossTable(
        .question(question.id), by: attribute, of: scene.interviews, texts: scene.words.tables,
        guide: scene.shared)
    else { return nil }
    let texts = scene.words.tables
    crossTitle = table.columnAttribute.title
    if case .question = attribute { crossLang = question.language.ifAny } else { crossLang = nil }
    columns = table.columns.map {
      Column(
        columnLabel: scene.words.label($0, of: attribute),
        columnCount: "n\u{A0}=\u{A0}\(texts.count($0.count))"
      )
    }
    let labels = columns.map(\.columnLabel)
    lines = table.rows.indices.map { row in
      let cells = table.columns.indices.map { column in
        let ids = table.cells[row][column]
        let share = table.columnShare(row, column)
        return Cell(
          amount: texts.count(ids.count), part: share == nil ? "" : texts.percent(share),
          cellWho: scene.people.who(ids), cellWords: "\(table.rows[row].label), \(labels[column])",
          isNobody: ids.isEmpty)
      }
      return Line(lineLabel: table.rows[row].label, cells: cells)
    }
    leftOut = table.leftOut.isEmpty ? "" : scene.words.count("anLeftOut", table.leftOut.count)
    boxes = question.blocks.filter { !$0.isRest }.compactMap { block in
      guard case .numbers(let numbers) = block.content, !numbers.answers.isEmpty
      else { return nil }
      return BoxChart(numbers, of: question, by: table.columnAttribute)
        .svg(id: "q\(number)-by", texts: texts)
    }
  }
}
