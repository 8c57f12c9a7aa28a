import Guide
import Interview
import Timeline
import Wording

/// A line of the list one listens by: a visit to a question, a mark or a note.
struct ListeningItem: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case question, mark, note }

  var kind: Kind
  var start: Frame
  var text: String

  /// All of an interview in order of time; questions before marks and notes at the same frame.
  static func all(of interview: Interview) -> [ListeningItem] {
    var items: [ListeningItem] = interview.visits.map { visit in
      let text = interview.asked(visit)?.text ?? visit.question
      let again = visit.number > 1 ? " (\(visit.number))" : ""
      return ListeningItem(kind: .question, start: visit.start, text: "\(visit.question)\(again): \(text)")
    }
    for mark in interview.marks {
      let name = "\(mark.number) \(MarkColour.name(mark.colour).said) \(mark.label)"
      items.append(ListeningItem(kind: .mark, start: mark.frame, text: name))
    }
    for note in interview.notes where !note.text.isEmpty {
      items.append(
        ListeningItem(kind: .note, start: note.frame, text: note.text.replacing("\n", with: " ")))
    }
    return items.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
