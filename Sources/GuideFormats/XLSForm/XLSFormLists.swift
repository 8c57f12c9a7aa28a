import Guide

/// The lists of choices of a written form; equal ones are written once.
struct XLSFormLists {
  private var names: [[String]: String] = [:]
  private var rows: [[String]] = []

  init() {}

  /// The name of the list with these choices.
  mutating func list(_ choices: [(code: String, label: String)], called id: String) -> String {
    let key = choices.flatMap { [$0.code, $0.label] }
    if let name = names[key] { return name }
    let name = "\(id)_choices"
    names[key] = name
    for choice in choices { rows.append([name, choice.code, choice.label]) }
    return name
  }

  /// The sheet, with its headings.
  var sheet: [[String]] { [["list_name", "name", "label"]] + rows }
}
