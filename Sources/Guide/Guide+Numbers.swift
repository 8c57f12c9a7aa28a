extension Guide {
  /// The number of each question by its identifier: counted through all sections, from 1.
  package var numbers: [String: Int] {
    Dictionary(questions.enumerated().map { ($0.element.id, $0.offset + 1) }) { first, _ in first }
  }
}
