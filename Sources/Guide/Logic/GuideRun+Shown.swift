extension GuideRun {
  /// The question as people see it now: its texts with earlier answers put in, and only the choices and rows that are
  /// offered, in the order in which `words` has them.
  package func shown(_ words: Question) -> Question {
    var question = words
    if let stop = logic.places[words.id], !logic.isPlain(stop) {
      question.text = piped(words.text, at: words.id).text
      question.help = words.help.map { piped($0, at: words.id).text }
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
    return question
  }

  /// Whether the question may look different when earlier answers change.
  package func isPlain(_ question: String) -> Bool { logic.places[question].map(logic.isPlain) ?? true }
}
