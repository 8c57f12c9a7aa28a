/// Boxes over one axis: where the numbers of one or several groups lie. The box holds the middle half, the thick line is
/// the median, the thin lines reach to the smallest and largest number; every number is a dot while there are few.
package struct BoxChart: Chart {
  /// One box.
  package struct Group: Sendable {
    /// Who these are; empty when there is only one group.
    package var label: String
    /// Their numbers.
    package var numbers: [Double]

    /// Makes a group; what is no number, or too large to be drawn, is left out.
    package init(label: String, numbers: [Double]) {
      self.label = label
      self.numbers = numbers.filter { abs($0) <= 1e15 }
    }
  }

  /// What it is about.
  package let title: String
  private let unit: String
  private let groups: [Group]

  /// With fewer numbers a box would claim more than is known: only dots.
  private static let fewestForBox = 5
  private static let mostDots = 20

  /// Draws `groups`; all have the same axis.
  package init(title: String, unit: String, groups: [Group]) {
    self.title = title
    self.unit = unit
    self.groups = groups
  }

  /// Draws the numbers of a question in one box.
  package init(_ table: NumberTable, of question: QuestionTable, title: String = "") {
    self.init(
      title: title.isEmpty ? question.text : title, unit: table.unit,
      groups: [Group(label: "", numbers: table.answers.compactMap(NumberTable.number))])
  }

  /// Draws the numbers of a question in one box for each value of an attribute that somebody has.
  package init(_ table: NumberTable, of question: QuestionTable, by attribute: ParticipantAttribute) {
    let groups = attribute.values.map { value in
      let members = Set(value.interviews)
      let numbers = table.answers.filter { members.contains($0.interview.id) }
      return Group(label: value.label, numbers: numbers.compactMap(NumberTable.number))
    }
    self.init(title: question.text, unit: table.unit, groups: groups.filter { !$0.numbers.isEmpty })
  }

  /// For each group n, median, quartiles, smallest and largest.
  package func description(_ texts: AnalysisTexts) -> String {
    groups.map { group in
      (group.label.isEmpty ? "" : "\(group.label): ") + words(group, texts)
        + (Distribution(group.numbers).map { ends($0, texts) } ?? "")
    }.joined(separator: "; ")
  }

  /// Label and numbers above each box, the axis below the last.
  package func svg(id: String, texts: AnalysisTexts) -> String {
    var drawing = Drawing(id: id)
    let numbers = groups.flatMap(\.numbers)
    guard let least = numbers.min(), let most = numbers.max() else {
      drawing.footnote(texts.noAnswers)
      return drawing.svg(title: title, description: texts.noAnswers, language: texts.language)
    }
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
    let axis = Steps.axis(from: least, to: most, isWhole: isWhole)
    let (first, last) = (axis.first ?? 0, axis.last ?? 1)
    let left = Drawing.margin + 8
    let scale = (Drawing.innerWidth - 16) / max(last - first, .leastNormalMagnitude)
    let place = { (number: Double) in left + (number - first) * scale }
    for group in groups {
      drawing.group("\(group.label.isEmpty ? title : group.label): \(words(group, texts))") { drawing in
        if !group.label.isEmpty { drawing.label(group.label, lines: 2, isBold: true) }
        drawing.footnote(words(group, texts))
        box(group, place, &drawing)
      }
    }
    drawing.line(fromX: left, y: drawing.y, toX: place(last), y: drawing.y)
    drawing.y += 4
    AxisLabels.draw(axis.map { (place($0), texts.number($0, decimals: 6)) }, &drawing)
    if !unit.isEmpty { drawing.label(unit, size: Drawing.smallSize, lines: 1) }
    return drawing.svg(title: title, description: description(texts), language: texts.language)
  }

  private func words(_ group: Group, _ texts: AnalysisTexts) -> String {
    guard let distribution = Distribution(group.numbers) else { return texts.noAnswers }
    let n = "n = \(texts.count(distribution.count)), "
    let median = "\(texts.median) \(texts.statistic(distribution.median))"
    guard distribution.count >= Self.fewestForBox else { return n + median }
    return n + median
      + ", \(texts.middleHalf(texts.statistic(distribution.lowerQuartile), texts.statistic(distribution.upperQuartile)))"
  }

  private func ends(_ distribution: Distribution, _ texts: AnalysisTexts) -> String {
    ", \(texts.minimum) \(texts.statistic(distribution.minimum)), \(texts.maximum) \(texts.statistic(distribution.maximum))"
  }

  private func box(_ group: Group, _ place: (Double) -> Double, _ drawing: inout Drawing) {
    guard let distribution = Distribution(group.numbers) else { return }
    let top = drawing.y + 6
    let middle = top + 14
    drawing.line(
      fromX: place(distribution.minimum), y: middle, toX: place(distribution.maximum), y: middle, width: 1.5)
    if distribution.count >= Self.fewestForBox {
      let start = place(distribution.lowerQuartile)
      drawing.rect(
        x: start, y: top, width: max(place(distribution.upperQuartile) - start, 1), height: 28, fill: .box)
      for end in [distribution.minimum, distribution.maximum] {
        drawing.line(fromX: place(end), y: middle - 6, toX: place(end), y: middle + 6, width: 1.5)
      }
    }
    let median = place(distribution.median)
    drawing.median(x: median, y: top - 3, height: 34)
    if group.numbers.count <= Self.mostDots {
      var stacked: [Double: Int] = [:]
      for number in group.numbers.sorted() {
        let level = stacked[number, default: 0]
        stacked[number] = level + 1
        // Equal numbers lie beside each other, above and below in turn.
        let shift = Double((level + 1) / 2) * (level.isMultiple(of: 2) ? 5 : -5)
        drawing.dot(x: place(number), y: middle + min(max(shift, -12), 12), radius: 3)
      }
    }
    drawing.y = top + 40
  }
}
