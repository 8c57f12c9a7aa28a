import Wording

/// Turns lines into marks: takes out comments, resolves backslashes, replaces control characters.
struct MarkReader {
  private var commentStart: Place?

  /// Where a comment was opened that is still open.
  var openComment: Place? { commentStart }

  /// The marks of a line; `nil` when it holds nothing but a comment.
  mutating func marks(of line: TextSource.Line, number: Int, _ problems: inout DiagnosticList) -> Marks? {
    var marks: [Mark] = []
    var index = 0
    var sawComment = commentStart != nil
    let end = min(line.count, TextSource.longestLine)
    if line.count > end {
      problems.error(
        Place(line: number, offset: end),
        "the line is longer than \(TextSource.longestLine) characters; the rest was not read")
    }
    while index < end {
      let place = Place(line: number, offset: index)
      if commentStart != nil {
        if line[index...].starts(with: "-->".unicodeScalars) {
          commentStart = nil
          index += 2
        }
        index += 1
      } else if line[index] == "<", line[index...].starts(with: "<!--".unicodeScalars) {
        commentStart = place
        sawComment = true
        index += 4
      } else {
        index += appendMark(line, at: place, end: end, to: &marks, &problems)
      }
    }
    return sawComment && marks.allSatisfy(\.isSpace) ? nil : marks[...]
  }

  // Returns how many scalars were used.
  private func appendMark(
    _ line: TextSource.Line, at place: Place, end: Int, to marks: inout [Mark],
    _ problems: inout DiagnosticList
  ) -> Int {
    let scalar = line[place.offset]
    if scalar == "\\", place.offset + 1 < end, line[place.offset + 1].isPunctuation {
      marks.append(Mark(scalar: line[place.offset + 1], isLiteral: true, place: place))
      return 2
    }
    let isControl = scalar.isControl && scalar != "\t"
    if isControl {
      problems.error(
        place, "there is an invisible control character here; delete it (shown as \u{FFFD} until then)")
    }
    marks.append(Mark(scalar: isControl ? "\u{FFFD}" : scalar, isLiteral: false, place: place))
    return 1
  }
}
