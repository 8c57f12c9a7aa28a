import Guide

/// A question while its lines are being read.
struct QuestionDraft {
  /// A line with a list mark under the question.
  struct Item {
    var marks: [Mark]
    /// Columns before the list mark.
    let indent: Int
  }

  let place: Place
  /// Columns before its list mark.
  let indent: Int
  var text = TextLines()
  var attributes = AttributeList()
  var notes: [TextLines] = []
  var media: [Media] = []
  var answer: AnswerLine?
  var items: [Item] = []

  init(place: Place, indent: Int) {
    self.place = place
    self.indent = indent
  }

  mutating func appendNote(_ marks: Marks, continues: Bool) {
    GuideTextReader.append(marks, to: &notes, continues: continues)
  }

  /// Goes on with the last item.
  mutating func continueItem(_ marks: Marks) {
    guard let first = marks.first, !items.isEmpty else { return }
    items[items.count - 1].marks.append(.space(first.place))
    items[items.count - 1].marks.append(contentsOf: marks)
  }
}

/// A text that may go on over several lines: a space joins them, a backslash at the end breaks the line.
struct TextLines {
  private(set) var text = ""
  /// Whether the next line begins a line of its own.
  private(set) var endsWithBreak = false

  var isEmpty: Bool { text.isEmpty }

  init() {}

  init(_ marks: Marks) { append(marks) }

  mutating func append(_ marks: Marks) {
    var rest = marks.trimmed
    let breaks = rest.last?.isMark("\\") == true
    if breaks { rest = rest.dropLast() }
    let line = rest.text
    if !text.isEmpty, !line.isEmpty { text += endsWithBreak ? "\n" : " " }
    text += line
    endsWithBreak = breaks
  }
}

/// A section while its lines are being read.
struct SectionDraft {
  let place: Place
  var title: String
  var isSubsection: Bool
  var attributes = AttributeList()
  var texts: [TextLines] = []
  var notes: [TextLines] = []
  var questions: [QuestionDraft] = []
}
