import Documents
import Wording

/// The rows of a form with its loops written out: what stands in one is asked once for each choice of a list.
struct XLSFormLoops {
  private let form: XLSFormTables
  private let language: String?

  init(_ form: XLSFormTables, language: String?) { (self.form, self.language) = (form, language) }

  /// The rows as they are asked. Loops in loops, and loops over nothing, stay what they are.
  var rows: [Sheet.Row] {
    let rows = form.survey.rows
    // No form has one, nearly.
    guard rows.contains(where: { isLoop($0) }) else { return rows }
    var result: [Sheet.Row] = []
    var index = 0
    while index < rows.count {
      guard case .beginLoop(let list) = XLSFormType(type(rows[index])),
        let choices = choices(list, before: index),
        let end = rows[index...].firstIndex(where: {
          type($0).lowercased().replacing("_", with: " ") == "end loop"
        }),
        (end - index) * choices.count + result.count <= QuestionLimit.most
      else {
        result.append(rows[index])
        index += 1
        continue
      }
      result.append(retyped(rows[index], "begin group"))
      for choice in choices {
        for row in rows[(index + 1)..<end] { result.append(filled(row, choice)) }
      }
      result.append(retyped(rows[end], "end group"))
      index = end + 1
    }
    return result
  }

  private func type(_ row: Sheet.Row) -> String { form.survey.text("type", row) }

  private func isLoop(_ row: Sheet.Row) -> Bool {
    if case .beginLoop = XLSFormType(type(row)) { true } else { false }
  }

  private struct Choice {
    let name: String
    let cells: (String) -> String
  }

  // `or specify other` anywhere before adds a choice to the list.
  private func choices(_ list: String, before index: Int) -> [Choice]? {
    guard let choices = form.list(list), !choices.isEmpty else { return nil }
    let table = form.table(ofList: list)
    var all = choices.map { choice in
      Choice(name: choice.name) { table.text($0, choice.row, in: language) }
    }
    let hasOther = form.survey.rows[..<index].contains { row in
      if case .choice(_, list, true) = XLSFormType(type(row)) { true } else { false }
    }
    if hasOther { all.append(Choice(name: "other") { _ in "other" }) }
    return all
  }

  private func retyped(_ row: Sheet.Row, _ type: String) -> Sheet.Row {
    var row = row
    let column = form.survey.columns.first { $0.name == "type" }?.number
    for index in row.cells.indices where row.cells[index].column == column { row.cells[index].text = type }
    return row
  }

  private func filled(_ row: Sheet.Row, _ choice: Choice) -> Sheet.Row {
    var row = row
    let nameColumn = form.survey.columns.first { $0.name == "name" && $0.language == nil }?.number
    for index in row.cells.indices {
      var text = row.cells[index].text
      if text.contains("%(") {
        text = text.replacing(/%\(([^()]+)\)s/) { match in
          match.1 == "name" ? choice.name : choice.cells(String(match.1))
        }
      }
      if row.cells[index].column == nameColumn, !text.isEmpty { text = "\(choice.name)_\(text)" }
      row.cells[index].text = text
    }
    return row
  }
}
