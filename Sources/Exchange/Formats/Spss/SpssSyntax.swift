import Guide
import Wording

/// The syntax that makes one set of the 0/1 variables of each question with several answers.
enum SpssSyntax {
  // SPSS takes lines of 256 bytes; names have at most 64.
  private static let namesInLine = 3
  private static let longestLabel = 120

  /// `nil` when no question has several answers.
  static func text(of study: StudyTable, _ variables: [SpssVariable], file: String) -> String? {
    let sets = sets(of: study, variables)
    guard !sets.isEmpty else { return nil }
    // With a byte order mark SPSS reads it as UTF-8 whatever its settings are.
    let heading: Sentence = "* Open \(file) first. This makes its sets of multiple responses."
    return "\u{FEFF}\(heading.said(in: study.guide.language))\n"
      + sets.map { set in
        let lines = stride(from: 0, to: set.variables.count, by: namesInLine).map { start in
          set.variables[start..<min(start + namesInLine, set.variables.count)].joined(separator: " ")
        }
        return "MRSETS\n  /MDGROUP NAME=$\(set.name)\n    LABEL=\(quoted(set.label))\n    VARIABLES="
          + lines.joined(separator: "\n      ") + "\n    VALUE=1.\n"
      }.joined()
  }

  private struct ResponseSet {
    var name: String
    var label: String
    var variables: [String]
  }

  /// One for each question, for tables of choices one for each row.
  private static func sets(of study: StudyTable, _ variables: [SpssVariable]) -> [ResponseSet] {
    var names = SpssNames()
    var sets: [ResponseSet] = []
    var seen: Set<String> = []
    for variable in variables {
      guard let question = variable.source.question, seen.insert(question.id).inserted else { continue }
      let own = variables.filter { $0.source.question?.id == question.id && isFlag($0) }
      switch question.kind {
      case MultipleAnswer.id:
        sets.append(
          ResponseSet(name: names.name(for: question.id), label: question.text, variables: own.map(\.name)))
      case MultipleMatrixAnswer.id:
        for row in question.rows {
          let codes = question.options.map { "\(question.id)_\(row.id)_\($0.code)" }
          sets.append(
            ResponseSet(
              name: names.name(for: "\(question.id)_\(row.id)"), label: "\(question.text): \(row.text)",
              variables: own.filter { codes.contains($0.source.column) }.map(\.name)))
        }
      default: break
      }
    }
    return sets.filter { $0.variables.count > 1 }
  }

  private static func isFlag(_ variable: SpssVariable) -> Bool {
    Set(variable.source.statistics.labels.map(\.code)) == ["0", "1"]
  }

  private static func quoted(_ text: String) -> String {
    let line = MarkerName.cut(MarkerName.oneLine(text), to: longestLabel)
    return "'\(line.replacing("'", with: "''"))'"
  }
}
