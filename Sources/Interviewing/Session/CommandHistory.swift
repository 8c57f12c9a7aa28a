/// What was done in one sitting and can be taken back.
struct CommandHistory {
  /// What `undo` takes back at once: a command, or a note that is still being written.
  private struct Step {
    /// The note this is about.
    var note: String?
    /// Whether it is the text of the note.
    var isText = false
    var events: [String]
  }

  private var steps: [Step] = []
  /// The events of each command, by the identifier of each of its events.
  private var companions: [String: [String]] = [:]
  private var undone: Set<String> = []

  /// A command that stored these events, perhaps about a note.
  mutating func did(_ events: [String], note: String? = nil) {
    steps.append(Step(note: note, events: events))
    know(events)
  }

  /// A note was begun. Nothing can be seen of it yet, so that only its identifier takes it back.
  mutating func began(note: String) { know([note]) }

  /// The text of a note was written. As long as nothing else is done it is one step, however often it is stored.
  ///
  /// - Parameter isFirst: Whether the note was empty before and begun in this sitting: then it goes with its text.
  mutating func wrote(_ event: String, note: String, isFirst: Bool) {
    know([event])
    if let last = steps.indices.last, steps[last].isText, steps[last].note == note {
      steps[last].events.append(event)
    } else {
      let events = isFirst && companions[note] != nil ? [note, event] : [event]
      steps.append(Step(note: note, isText: true, events: events))
    }
  }

  /// The events that the next `undo` takes back, oldest first.
  var last: [String]? { steps.last?.events }

  /// The events of the command with this identifier; `nil` when it cannot be taken back.
  func command(_ id: String) -> [String]? { companions[id] }

  /// Whether it was taken back.
  func isUndone(_ id: String) -> Bool { undone.contains(id) }

  /// Events were taken back. A step that loses its note loses everything.
  mutating func tookBack(_ events: [String]) {
    undone.formUnion(events)
    for index in steps.indices {
      if let note = steps[index].note, undone.contains(note) { undone.formUnion(steps[index].events) }
      steps[index].events.removeAll(where: undone.contains)
    }
    steps.removeAll(where: \.events.isEmpty)
  }

  private mutating func know(_ events: [String]) {
    for event in events { companions[event] = events }
  }
}
