extension Guide {
  /// `Q03` for the third question by its identifier, `A01` for the first of those that `added` names: numbers that are
  /// the same in all interviews with this guide, whatever was added in one of them.
  ///
  /// - Parameter added: Identifiers of the questions added on the spot, in the order in which they were.
  package func questionCodes(added: [String] = []) -> [String: String] {
    let asked = questions.map(\.id).filter { !added.contains($0) }
    var codes: [String: String] = [:]
    for (letter, ids) in [("Q", asked), ("A", added)] {
      let width = max(2, String(ids.count).count)
      for (index, id) in ids.enumerated() where codes[id] == nil {
        let number = String(index + 1)
        codes[id] = letter + String(repeating: "0", count: width - number.count) + number
      }
    }
    return codes
  }
}
