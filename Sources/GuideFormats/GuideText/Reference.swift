/// A place where a guide mentions one of its questions or sections.
struct Reference {
  enum Kind {
    /// Whether something is shown: may mention what was asked before it.
    case condition
    /// Whether an answer is right: may also mention the question itself.
    case check
    /// Takes the options from an earlier question.
    case filter
    /// Where the guide goes on.
    case target
  }

  let kind: Kind
  let value: Located<String>
}
