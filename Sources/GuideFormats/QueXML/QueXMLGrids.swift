import Documents

/// LimeSurvey 3 and later write each row of a two-dimensional table as a question of its own. This puts the rows
/// together again: neighbours that share all of their text but the last part, and the labels of their fields. Tables
/// with two scales, written as two questions with the same rows, become one as well.
enum QueXMLGrids {
  /// The questions of a section, rows of one table joined into one element with `subQuestion`s.
  static func joined(_ trees: [XMLTree]) -> [XMLTree] {
    var result: [XMLTree] = []
    var index = 0
    while index < trees.count {
      if index + 1 < trees.count, let dual = dual(trees[index], trees[index + 1]) {
        result.append(dual)
        index += 2
        continue
      }
      guard let key = key(trees[index]) else {
        result.append(trees[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < trees.count, self.key(trees[end]) == key { end += 1 }
      if end - index > 1 {
        result.append(table(Array(trees[index..<end])))
      } else {
        result.append(trees[index])
      }
      index = end
    }
    return result
  }

  // Two tables with rows of the same names and texts, one response each; the last text of each is its heading.
  private static func dual(_ first: XMLTree, _ second: XMLTree) -> XMLTree? {
    let rows = first.children("subQuestion")
    let others = second.children("subQuestion")
    guard !rows.isEmpty, rows.count == others.count,
      zip(rows, others).allSatisfy({ $0.attribute("varName") == $1.attribute("varName") }),
      first.children("response").count == 1, let response = second.child("response"),
      second.children("response").count == 1, response.child("fixed") != nil,
      first.child("response")?.child("fixed") != nil
    else { return nil }
    var joined = first
    joined.children.append(response)
    let texts = [first, second].map { $0.children("text") }
    let heads = texts.map { $0.count > 1 ? $0[$0.count - 1].allText.trimmingSpace : "" }
    if texts.allSatisfy({ $0.count > 1 }), let last = joined.children.lastIndex(where: { $0.name == "text" })
    {
      joined.children.remove(at: last)
      if !heads.joined().isEmpty {
        joined.attributes.append((name: "heads", value: heads.joined(separator: " | ")))
      }
    }
    return joined
  }

  private struct Key: Hashable {
    let texts: [String]
    let labels: [String]
  }

  private static func key(_ tree: XMLTree) -> Key? {
    let texts = tree.children("text").map(\.allText)
    let responses = tree.children("response")
    guard texts.count > 1, responses.count > 1, tree.child("subQuestion") == nil else { return nil }
    var labels: [String] = []
    for response in responses {
      guard let label = label(response), response.attribute("varName")?.contains("_") == true else {
        return nil
      }
      labels.append(label)
    }
    return Key(texts: Array(texts.dropLast()), labels: labels)
  }

  // The label of a field, or of the only box.
  private static func label(_ response: XMLTree) -> String? {
    if let field = response.child("free") { return field.child("label")?.allText }
    guard let categories = response.child("fixed")?.children("category"), categories.count == 1 else {
      return nil
    }
    return categories[0].child("label")?.allText
  }

  private static func table(_ trees: [XMLTree]) -> XMLTree {
    var table = trees[0]
    let texts = table.children("text")
    var parts: [XMLTree] = Array(texts.dropLast())
    for tree in trees {
      let name = tree.child("response")?.attribute("varName") ?? ""
      let row = name.lastIndex(of: "_").map { String(name[..<$0]) } ?? name
      parts.append(
        XMLTree(
          name: "subQuestion", attributes: [(name: "varName", value: row)],
          children: [tree.children("text").last ?? tree], text: "",
          mark: tree.mark))
    }
    let owner = parts.last?.attribute("varName").map { row in
      row.lastIndex(of: "_").map { String(row[..<$0]) } ?? row
    }
    for var response in table.children("response") {
      let name = response.attribute("varName") ?? ""
      let column = name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) } ?? name
      response.attributes = [(name: "varName", value: "\(owner ?? "")_\(column)")]
      parts.append(response)
    }
    table.children = parts + table.children("directive")
    return table
  }
}
