extension GuideRun {
  /// The question as people see it now: its texts with earlier answers put in, the choices and rows that are offered, in
  /// the order of this run. `words` has its texts in the language in which it is shown.
  package func shown(_ words: Question) -> Question {
    var question = words
    if let stop = logic.places[words.id], !logic.isPlain(stop) {
      question.text = piped(words.text, at: words.id).text
      question.interviewerNotes = words.interviewerNotes.map { piped($0, at: words.id).text }
      question.options.removeAll { relevance(of: $0, in: words) == .no }
      question.rows.removeAll { relevance(of: $0, in: words) == .no }
      for index in question.options.indices {
        question.options[index].text = piped(question.options[index].text, at: words.id).text
      }
      for index in question.rows.indices {
        question.rows[index].text = piped(question.rows[index].text, at: words.id).text
      }
    }
    question.options = ordered(question.options, like: options(of: words)) { $0.code }
    question.rows = ordered(question.rows, like: rows(of: words)) { $0.id }
    return question
  }

  /// Whether the question may look different when earlier answers change.
  package func isPlain(_ question: String) -> Bool { logic.places[question].map(logic.isPlain) ?? true }

  private func ordered<Part>(_ parts: [Part], like order: [Part], _ key: (Part) -> String) -> [Part] {
    let places = Dictionary(order.enumerated().map { (key($1), $0) }) { first, _ in first }
    return parts.sorted { (places[key($0)] ?? 0, key($0)) < (places[key($1)] ?? 0, key($1)) }
  }
}
