import Foundation

/// What the names in a queXML file tell: which question a row or box belongs to, and what its own code is.
enum QueXMLNames {
  // What all names begin with; a single name is its own prefix up to the last underscore.
  static func commonPrefix(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    if names.count == 1 { return first.lastIndex(of: "_").map { String(first[...$0]) } ?? "" }
    var prefix = first[...]
    for name in names.dropFirst() {
      while !name.hasPrefix(prefix) { prefix = prefix.dropLast() }
    }
    // `q_a1 q_a2` share `q_a`, but the underscore is what divides.
    if let underscore = prefix.lastIndex(of: "_") { return String(prefix[...underscore]) }
    return String(prefix)
  }

  static func rowPrefix(_ names: [String], owner: String) -> String {
    for prefix in [owner + "_", owner]
    where !owner.isEmpty && names.allSatisfy({ $0.hasPrefix(prefix) && $0 != prefix }) {
      return prefix
    }
    let common = commonPrefix(names)
    return names.allSatisfy { $0 != common } && names.count > 1 ? common : ""
  }

  static func prefix(_ text: String) -> String {
    var text = text
    while text.hasSuffix("_") { text.removeLast() }
    return text
  }

  /// The id of a table and nothing else: what its rows begin with, where they tell, otherwise the response's name.
  static func table(_ rows: [String], response: String) -> String {
    if !response.isEmpty, rows.allSatisfy({ $0.hasPrefix(response) }) { return response }
    let common = commonPrefix(rows)
    if common.hasSuffix("_") || response.isEmpty, !prefix(common).isEmpty { return prefix(common) }
    return response
  }

  /// The id of a question with boxes, and what their names have in front of the codes.
  static func boxes(_ names: [String], owner: String, dialect: QueXMLDialect) -> (id: String, prefix: String)
  {
    let common = commonPrefix(names)
    if common.hasSuffix("_") { return (prefix(common), common) }
    if !owner.isEmpty {
      for prefix in [owner + "_", owner] where names.allSatisfy({ $0.hasPrefix(prefix) }) {
        return (owner, prefix)
      }
      return (owner, "")
    }
    return dialect == .bareBoxes ? ("", "") : (prefix(common), common)
  }
}

/// How names are put together.
enum QueXMLDialect {
  /// LimeSurvey before 2.05: code and part without anything between.
  case glued
  /// LimeSurvey 2.05 to 2.7: boxes have only the name of the part.
  case bareBoxes

  /// Looks at the first rows of tables: later versions have an underscore in their names.
  init(_ document: Data) {
    let mark = Array("<subQuestion varName=\"".utf8)
    var rows = 0
    var withUnderscore = 0
    document.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rows < 50, let sign = rest.firstIndex(of: 0x3C) {
        rest = rest[sign...]
        guard rest.starts(with: mark) else {
          rest = rest.dropFirst()
          continue
        }
        rest = rest.dropFirst(mark.count)
        rows += 1
        if rest.prefix(80).prefix(while: { $0 != 0x22 }).contains(0x5F) { withUnderscore += 1 }
      }
    }
    self = rows > 0 && withUnderscore * 2 > rows ? .bareBoxes : .glued
  }
}
