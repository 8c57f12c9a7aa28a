extension Guide {
  /// The guide as it is told of several interviews: where a text names an earlier answer, which is another one in each of
  /// them, the name stands in brackets. `What did you like about [place]?`
  package var withPlaceholders: Guide {
    var guide = self
    var known: Set<String> = []
    func told(_ text: String) -> String {
      text.contains("{")
        ? PipedText(text) { id, part in known.contains(id) ? "[\(id)\(part.map { ": \($0)" } ?? "")]" : nil }
          .text
        : text
    }
    for index in guide.sections.indices {
      guide.sections[index].title = told(guide.sections[index].title)
      guide.sections[index].texts = guide.sections[index].texts.map(told)
      for place in guide.sections[index].questions.indices {
        guide.sections[index].questions[place].changeWords(told)
        known.insert(guide.sections[index].questions[place].id)
      }
    }
    return guide
  }
}

extension Question {
  /// Changes all that is said or shown.
  fileprivate mutating func changeWords(_ change: (String) -> String) {
    text = change(text)
    help = help.map(change)
    interviewerNotes = interviewerNotes.map(change)
    for index in options.indices { options[index].text = change(options[index].text) }
    for index in rows.indices { rows[index].text = change(rows[index].text) }
  }

  /// Takes the words of the same question as it was asked; what was not offered keeps its own.
  package mutating func takeWords(of asked: Question) {
    (text, help) = (asked.text, asked.help)
    interviewerNotes = asked.interviewerNotes
    let options = Dictionary(asked.options.map { ($0.code, $0.text) }) { first, _ in first }
    for index in self.options.indices {
      self.options[index].text = options[self.options[index].code] ?? self.options[index].text
    }
    let rows = Dictionary(asked.rows.map { ($0.id, $0.text) }) { first, _ in first }
    for index in self.rows.indices {
      self.rows[index].text = rows[self.rows[index].id] ?? self.rows[index].text
    }
  }
}
