package import Wording

/// A code in an expression that the question it is compared with does not have, so that the comparison never holds.
package struct UnknownCode: Hashable, Sendable {
  /// Id of the question.
  package let id: String
  /// What was written.
  package let code: String
  /// The codes that the question has.
  package let known: [String]

  /// What is wrong and what to do, one sentence without a full stop.
  package var sentence: Sentence {
    let some = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? " …" : "")
    return "“\(id)” has no choice with the code “\(code.prefix(60))” (it has \(some)); check its spelling"
  }

  /// The codes in an expression that the questions it names do not have, each once, in its order.
  package static func all(in root: LogicNode, question: (String) -> Question?) -> [UnknownCode] {
    var found: [UnknownCode] = []
    collect(root, question) { code in
      if !found.contains(code) { found.append(code) }
    }
    return found
  }

  private static func collect(
    _ node: LogicNode, _ question: (String) -> Question?, _ report: (UnknownCode) -> Void
  ) {
    switch node {
    case .number, .text, .name, .nothing: return
    case .list(let nodes), .any(let nodes), .all(let nodes):
      for node in nodes { collect(node, question, report) }
    case .not(let inside), .minus(let inside): collect(inside, question, report)
    case .sum(let first, let terms), .product(let first, let terms):
      for node in [first] + terms.map(\.node) { collect(node, question, report) }
    case .call(let function, let nodes):
      if [.selected, .countrows].contains(function), nodes.count == 2 {
        check(nodes[0], nodes[1], isRow: function == .countrows, question, report)
      }
      for node in nodes { collect(node, question, report) }
    case .compare(let left, let sign, let right):
      if [.equal, .unequal, .isIn].contains(sign) {
        check(left, right, isRow: false, question, report)
        check(right, left, isRow: false, question, report)
      }
      for node in [left, right] { collect(node, question, report) }
    }
  }

  // A name on one side and what it is compared with on the other.
  private static func check(
    _ name: LogicNode, _ other: LogicNode, isRow: Bool, _ question: (String) -> Question?,
    _ report: (UnknownCode) -> Void
  ) {
    guard case .name(let id, let part) = name else { return }
    var literals = [other]
    if case .list(let nodes) = other { literals = nodes }
    let texts = literals.compactMap { $0.literal }
    guard !texts.isEmpty, let question = question(id), question.isClosed(isRow: isRow || part != nil, part)
    else { return }
    for value in texts {
      guard let text = value.text, !text.isEmpty, !question.hasCode(text) else { continue }
      // 01 and 1 are the same number.
      let known = question.closedCodes
      let isKnown = (known + reasons).contains {
        LogicComparison.equal.holds(.text($0), value) == .yes
      }
      if !isKnown { report(UnknownCode(id: id, code: text, known: known)) }
    }
  }

  // Every question may have no answer for one of these reasons.
  private static let reasons = MissingReason.allCases.map { String($0.code) }
}

extension LogicNode {
  fileprivate var literal: LogicValue? {
    switch self {
    case .text(let text): .text(text)
    case .number(let text): Double(text).map { .finite($0) }
    case .minus(.number(let text)): Double(text).map { .finite(-$0) }
    default: nil
    }
  }
}

extension Question {
  /// Whether an answer, or that of a row, can have only certain codes.
  fileprivate func isClosed(isRow: Bool, _ part: String?) -> Bool {
    switch kind {
    case SingleAnswer.id, MultipleAnswer.id, YesNoAnswer.id, GenderAnswer.id:
      !isRow && !options.isEmpty
    case MatrixAnswer.id, MultipleMatrixAnswer.id, YesNoMatrixAnswer.id, ChangeMatrixAnswer.id,
      DualMatrixAnswer.id:
      // A cell of a table of boxes is ticked or not.
      isRow && !options.isEmpty && (part == nil || rows.contains { $0.id == part })
    default: false
    }
  }

  fileprivate func hasCode(_ code: String) -> Bool {
    options.contains { $0.code == code } || secondOptions?.contains { $0.code == code } == true
  }

  fileprivate var closedCodes: [String] { (options + (secondOptions ?? [])).map(\.code) }
}
