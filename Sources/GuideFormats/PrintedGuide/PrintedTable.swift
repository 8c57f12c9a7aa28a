import Documents
import Guide
import Wording

/// A question with rows on paper: a row of circles, boxes or empty fields for each.
struct PrintedTable {
  private struct Column {
    var head: String
    var cell: String
    var begins = false
  }

  private let question: Question
  private let text: PrintedText
  private static let blank = "\u{A0}"
  private static let numeric: Set<String> = [ScaleMatrixAnswer.id, DifferentialAnswer.id]
  private static let fields: Set<String> = [NumberMatrixAnswer.id, TextMatrixAnswer.id]
  private static let lists: Set<String> = [NumbersAnswer.id, TextsAnswer.id]

  init(_ question: Question, text: PrintedText) {
    self.question = question.kind == DifferentialAnswer.id ? DifferentialAnswer.ranged(question) : question
    self.text = text
  }

  func write(to xml: borrowing XMLWriter) {
    let columns = columns
    let hasOpposites = question.rows.contains { $0.opposite != nil }
    let isToFill = Self.lists.union(Self.fields).contains(question.kind)
    xml.start("table", [("class", isToFill ? "fields" : nil)])
    heads(columns, hasOpposites, xml)
    for row in question.rows {
      xml.start("tr")
      xml.element(
        "th", row.text.isEmpty ? row.id : text.piped(row.text), [("class", "row"), ("dir", "auto")])
      for column in columns { xml.element("td", column.cell, [("class", column.begins ? "begins" : nil)]) }
      if hasOpposites {
        xml.element("th", row.opposite ?? Self.blank, [("class", "row"), ("dir", "auto")])
      }
      xml.end()
    }
    sum(xml)
    xml.end()
  }

  private var columns: [Column] {
    let unit = question.format.unit.map { " \($0)" } ?? ""
    if Self.lists.contains(question.kind) { return [Column(head: "", cell: Self.blank + unit)] }
    if Self.fields.contains(question.kind) {
      return question.options.map { Column(head: $0.text, cell: Self.blank + unit) }
    }
    let scale = PrintedScale(question)
    if Self.numeric.contains(question.kind), scale.isNumeric {
      guard let points = scale.points else { return [Column(head: "", cell: Self.blank)] }
      return points.map {
        Column(head: [$0, scale.label($0)].filter { !$0.isEmpty }.joined(separator: " "), cell: "○")
      }
        + question.options.filter(\.isMissing).map { Column(head: $0.text, cell: "○") }
    }
    let box = question.kind == MultipleMatrixAnswer.id ? "☐" : "○"
    let second = (question.secondOptions ?? []).enumerated().map { index, option in
      Column(head: option.text, cell: box, begins: index == 0)
    }
    return question.options.map { Column(head: $0.text, cell: box) } + second
  }

  private func heads(_ columns: [Column], _ hasOpposites: Bool, _ xml: borrowing XMLWriter) {
    let names = question.attribute("heads")?.split(separator: "|", omittingEmptySubsequences: false) ?? []
    if let second = question.secondOptions, names.count == 2 {
      xml.start("tr")
      xml.element("th", Self.blank)
      for (name, count) in zip(names, [question.options.count, second.count]) {
        xml.element("th", String(name).trimmingSpace, [("colspan", String(count)), ("dir", "auto")])
      }
      xml.end()
    }
    guard columns.contains(where: { !$0.head.isEmpty }) else { return }
    xml.start("tr")
    xml.element("th", Self.blank)
    for column in columns {
      xml.element(
        "th", text.piped(column.head), [("class", column.begins ? "begins" : nil), ("dir", "auto")])
    }
    if hasOpposites { xml.element("th", Self.blank) }
    xml.end()
  }

  private func sum(_ xml: borrowing XMLWriter) {
    let ends = [question.format.minimumSum, question.format.maximumSum].compactMap(\.self)
    guard question.kind == NumbersAnswer.id, let first = ends.first, let last = ends.last else { return }
    let range = first == last ? [first] : [first, last]
    let unit = question.format.unit.map { " \($0)" } ?? ""
    xml.start("tr")
    xml.element("th", text.said("Together"), [("class", "row")])
    xml.element("td", range.map { NumberReading.plain($0) }.joined(separator: "–") + unit)
    xml.end()
  }
}
