/// What the keys do at the moment. Nothing ever blocks: recording goes on in every mode.
enum RecorderMode: Hashable, Sendable {
  /// Keys are commands.
  case leading
  /// A note is typed; it was begun with the identifier.
  case note(id: String, text: String)
  /// An answer to a question is typed.
  case answer(question: String, text: String)
  /// Choices are made by keys, or the cells of a table filled in.
  case filling(AnswerDraft)
  /// The texts of the guide are read.
  case reading
  /// The number of a question is typed.
  case goTo(text: String)
  /// The name of a mark is typed.
  case label(mark: String, text: String)
  /// The reason for being off record is typed; the sound has stopped already.
  case reason(text: String)
  /// A new question is typed.
  case ask(text: String)
  /// The number of a probe is awaited.
  case probe
  /// The keys are shown.
  case help
  /// `q` was pressed once.
  case saving

  /// What is being typed, if anything.
  var text: String? {
    switch self {
    case .note(_, let text), .answer(_, let text), .goTo(let text), .label(_, let text), .reason(let text),
      .ask(let text):
      text
    case .filling(let draft): draft.typed[draft.cell]
    case .leading, .reading, .probe, .help, .saving: nil
    }
  }

  /// The same mode with other text.
  func with(text: String) -> RecorderMode {
    switch self {
    case .note(let id, _): .note(id: id, text: text)
    case .answer(let question, _): .answer(question: question, text: text)
    case .goTo: .goTo(text: text)
    case .label(let mark, _): .label(mark: mark, text: text)
    case .reason: .reason(text: text)
    case .ask: .ask(text: text)
    case .filling, .leading, .reading, .probe, .help, .saving: self
    }
  }

  /// Whether an answer is typed.
  var isAnswer: Bool { if case .answer = self { true } else { false } }

  /// The answer that is being given by keys.
  var draft: AnswerDraft? { if case .filling(let draft) = self { draft } else { nil } }
}
