import Documents
import Foundation
import Interview
import Timeline

/// A passage of a sound file with its code.
struct QDPXSelection {
  var guid: String
  var name: String
  var text: String
  var stretch: TimeGrid.Stretch
  var code: String
  var note: String?
  var wall: Date?

  // A point must have a length to be heard: a second.
  private static let pointLength: Int64 = 1000

  /// Everything in a sound file: visits, what keywords stand for, marks, notes.
  static func selections(in sound: SoundFile, of exported: ExportedInterview, _ words: QDAWords)
    -> [QDPXSelection]
  {
    let selections =
      visits(in: sound, of: exported) + keywords(in: sound, of: exported) + marks(in: sound, of: exported)
      + notes(in: sound, of: exported, words)
    return selections.enumerated().sorted {
      ($0.element.stretch.start, $0.offset) < ($1.element.stretch.start, $1.offset)
    }.map(\.element)
  }

  private static func visits(in sound: SoundFile, of exported: ExportedInterview) -> [QDPXSelection] {
    let numbers = Dictionary(exported.interview.visits.map { ($0.id, $0.number) }) { first, _ in first }
    // A heading is no code that something can be coded with.
    return exported.items(of: .questions, in: sound).filter { $0.question != nil }.map { item in
      let number = numbers[item.id] ?? 1
      return QDPXSelection(
        guid: guid("visit/\(item.id)", sound, exported),
        name: item.text + (number > 1 ? " (\(number))" : ""),
        text: MarkerName.oneLine(exported.questionText(item.question, visit: item.id))
          + (number > 1 ? " (\(number))" : ""),
        stretch: stretch(item.span, 1, sound, exported),
        code: QDPXCodes.question(item.question ?? "", of: exported), wall: exported.wallTime(ofEvent: item.id)
      )
    }
  }

  /// A keyword stands for what was said about a question: the visit during which it was set, else the first one.
  private static func keywords(in sound: SoundFile, of exported: ExportedInterview) -> [QDPXSelection] {
    let interview = exported.interview
    return exported.items(of: .questions, in: sound).flatMap { item -> [QDPXSelection] in
      guard let question = item.question else { return [] }
      let visits = interview.visits(to: question)
      return (interview.keywords[question] ?? []).filter { keyword in
        let visit = visits.last { $0.start <= keyword.frame } ?? visits.first
        return visit?.id == item.id
      }.map { keyword in
        QDPXSelection(
          guid: guid("keyword/\(keyword.id)", sound, exported), name: MarkerName.line(keyword.word),
          text: keyword.word,
          stretch: stretch(item.span, 1, sound, exported), code: QDPXCodes.keyword(keyword.word),
          wall: exported.wallTime(ofEvent: keyword.id))
      }
    }
  }

  /// A mark means what was said before it was set: its selection begins where it reaches back to.
  private static func marks(in sound: SoundFile, of exported: ExportedInterview) -> [QDPXSelection] {
    let marks = Dictionary(exported.interview.marks.map { ($0.id, $0) }) { first, _ in first }
    return exported.items(of: .marks, in: sound).compactMap { item in
      guard let mark = marks[item.id] else { return nil }
      let span = Span(start: max(.zero, item.span.start - max(0, mark.reach)), end: item.span.end)
      return QDPXSelection(
        guid: guid("mark/\(item.id)", sound, exported), name: MarkerName.line(item.text), text: item.text,
        stretch: stretch(span, pointLength, sound, exported), code: QDPXCodes.mark(mark.colour),
        wall: exported.wallTime(ofEvent: item.id))
    }
  }

  private static func notes(
    in sound: SoundFile, of exported: ExportedInterview, _ words: QDAWords
  ) -> [QDPXSelection] {
    exported.items(of: .notes, in: sound).map { item in
      QDPXSelection(
        guid: guid("note/\(item.id)", sound, exported), name: MarkerName.line("\(words.note): \(item.text)"),
        text: item.text, stretch: stretch(item.span, pointLength, sound, exported), code: QDPXCodes.note,
        note: QDPXNote.guid(item.id, of: exported), wall: exported.wallTime(ofEvent: item.id))
    }
  }

  private static func guid(_ what: String, _ sound: SoundFile, _ exported: ExportedInterview) -> String {
    DerivedGUID.text("selection/\(exported.interview.id)/\(sound.number)/\(what)")
  }

  private static func stretch(
    _ span: Span, _ pointLength: Int64, _ sound: SoundFile, _ exported: ExportedInterview
  ) -> TimeGrid.Stretch {
    TimeGrid.milliseconds.stretch(span, in: sound, at: exported.rate, pointLength: pointLength)
  }

  /// Writes it. QualCoder takes the description and no name: it says everything, and is left out where there is nothing to
  /// say, because programs show an empty one as words.
  func write(to xml: borrowing XMLWriter, user: String) {
    xml.start(
      "AudioSelection",
      [
        ("guid", guid), ("name", name), ("begin", String(stretch.start)), ("end", String(stretch.end)),
        ("creatingUser", user), ("creationDateTime", wall.map { QDPXProject.moment($0) }),
      ])
    if !text.isEmpty { xml.element("Description", text) }
    QDPXProject.writeCoding(of: guid, by: code, user: user, to: xml)
    if let note { xml.element("NoteRef", "", [("targetGUID", note)]) }
    xml.end()
  }
}
