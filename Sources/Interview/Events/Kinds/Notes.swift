import Guide

extension EventBody {
  /// The first letter of a note was typed; the event's identifier is the note's.
  package static func noteBegun(question: String?) -> EventBody { EventBody(NoteBegun(question: question)) }

  /// The text of a note, whole; the last one counts. An empty text removes the note, unless something is drawn on it.
  package static func noteText(note: String, text: String) -> EventBody {
    EventBody(NoteText(note: note, text: text))
  }

  /// A note was removed, with what was drawn on it.
  package static func noteDeleted(note: String) -> EventBody { EventBody(NoteDeleted(note: note)) }

  /// The first letter of a note was typed; the event's identifier is the note's.
  package struct NoteBegun: FlatEvent {
    static let word = "noteBegun"
    static var privacy: EventPrivacy<Self> { .harmless }

    var question: String?

    init(question: String?) { self.question = question }
    init?(_ fields: FlatFields) { self.init(question: fields.question) }
    var stored: FlatFields { FlatFields(question: question) }

    var impossibility: String? { nil }
    var subject: String? { question }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.insert(Note(id: event.id, frame: event.frame, question: question, text: "", strokes: []))
    }
  }

  /// The text of a note, whole; the last one counts.
  package struct NoteText: FlatEvent {
    static let word = "noteText"
    static var privacy: EventPrivacy<Self> {
      EventPrivacy(
        names: nil, text: { note, _ in note.text = note.text.isEmpty ? "" : AnswerValue.omission })
    }

    /// The identifier of the note.
    package var note: String
    /// All of it.
    package var text: String

    init(note: String, text: String) {
      (self.note, self.text) = (note, text)
    }

    init?(_ fields: FlatFields) {
      guard let note = fields.target, let text = fields.text else { return nil }
      self.init(note: note, text: text)
    }

    var stored: FlatFields { FlatFields(text: text, target: note) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) { interview.setNote(note, text) }
  }

  /// A note was removed, with what was drawn on it.
  package struct NoteDeleted: FlatEvent {
    static let word = "noteDeleted"
    static var privacy: EventPrivacy<Self> { .harmless }

    /// The identifier of the note.
    package var note: String

    init(note: String) {
      self.note = note
    }

    init?(_ fields: FlatFields) {
      guard let note = fields.target else { return nil }
      self.init(note: note)
    }

    var stored: FlatFields { FlatFields(target: note) }

    var impossibility: String? { nil }

    func fold(into interview: inout Interview, _ event: InterviewEvent) {
      interview.notes.removeAll { $0.id == note }
    }
  }
}
