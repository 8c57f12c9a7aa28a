import Documents
import Guide
import Interview
import Timeline

/// A view of a question, with its answer before and after it.
struct AuditRow {
  var node: String
  var start: Frame
  var end: Frame
  var old = ""
  var new = ""
  private var question: String
  private var place: Int

  private struct Change {
    var entry: Answer.Entry
    var before: Answer.Entry?
    var place: Int
  }

  /// Every visit, and every answer that was given in none of its question, in order of time.
  static func rows(of exported: ExportedInterview) -> [AuditRow] {
    let order = EventOrder(exported.interview)
    var rows = exported.interview.visits.map { visit in
      AuditRow(
        node: node(visit.question, exported), start: visit.start, end: visit.end, question: visit.question,
        place: order.place(of: visit.id))
    }
    let turns = rows.map(\.place)
    for answer in exported.answersInOrder {
      let entries = answer.earlier + [answer.current]
      for (index, entry) in entries.enumerated() {
        let change = Change(
          entry: entry, before: index == 0 ? nil : entries[index - 1],
          place: order.place(ofEntry: index, of: answer.question))
        if let row = row(of: answer.question, change, in: rows, turns) {
          if !rows[row].isTouched { rows[row].old = value(change.before) }
          rows[row].isTouched = true
          rows[row].new = value(entry)
        } else {
          var own = AuditRow(
            node: node(answer.question, exported), start: entry.frame, end: entry.frame, question: "",
            place: change.place)
          (own.old, own.new) = (value(change.before), value(entry))
          rows.append(own)
        }
      }
    }
    return rows.sorted { ($0.start, $0.place) < ($1.start, $1.place) }
  }

  private var isTouched = false

  private init(node: String, start: Frame, end: Frame, question: String, place: Int) {
    (self.node, self.start, self.end) = (node, start, end)
    (self.question, self.place) = (question, place)
  }

  /// The visit during which it was answered. Where nothing is recorded everything has one frame, and only the order of what
  /// happened tells.
  private static func row(
    of question: String, _ change: Change, in rows: [AuditRow], _ turns: [Int]
  ) -> Int? {
    let frame = change.entry.frame
    let latest = turns.filter { $0 < change.place }.max()
    return rows.indices.last { index in
      let row = rows[index]
      guard row.question == question else { return false }
      if row.start <= frame, frame < row.end { return true }
      return row.place == latest && row.start <= frame && frame <= row.end
    }
  }

  private static func node(_ question: String, _ exported: ExportedInterview) -> String {
    let section = exported.section(ofQuestion: question)?.id
    return ["", exported.interview.guide.id, section, question].compactMap { $0 }.joined(separator: "/")
  }

  private static func value(_ entry: Answer.Entry?) -> String {
    guard let value = entry?.value else { return entry?.reason.map { String($0.code) } ?? "" }
    return AnswerText.value(value).content
  }
}
