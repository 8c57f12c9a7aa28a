/// A question of the guide: *open* (talk only) or with an answer kind.
package struct Question: Hashable, Sendable, Codable {
  /// Whether an answer is demanded.
  package enum Requirement: String, Sendable, Codable {
    /// May be left out without a word.
    case none
    /// Is asked for once, then may be left out.
    case soft
    /// Must have an answer or a missing reason.
    case required
  }

  /// Unique in the guide; what command files, tables and exports call the question.
  package var id: String
  /// The wording.
  package var text: String
  /// What helps to answer it, shown under the wording to whoever is asked: “Tick all that apply”. `nil` when there is none;
  /// several lines where it says several things.
  package var help: String?
  /// Identifier of an answer kind registered in `AnswerKinds`; `open` for talk only.
  package var kind: String
  /// Follow-ups, aspects to tick and keep-going prompts, in the order of the guide.
  package var probes: [Probe]
  /// Remarks for the interviewer only.
  package var interviewerNotes: [String]
  /// Pictures, sounds and films shown before the question.
  package var media: [Media]
  /// The choices of choice questions, the labels of scales and matrices.
  package var options: [AnswerOption]
  /// The labels of the second scale of a dual matrix.
  package var secondOptions: [AnswerOption]?
  /// The rows of a matrix, the items of a ranking.
  package var rows: [Row]
  /// Limits and presentation of the value.
  package var format: AnswerFormat
  /// Whether an answer is demanded.
  package var requirement: Requirement
  /// `if`, `shuffle`, `ask` and all else that stood in braces, without `#id`, `required`, `soft`, `min` and
  /// `max`. Readers put the known ones into the fixed order of docs/guide-format.md, the others after them.
  package var attributes: [Attribute]

  /// Makes a question; `kind` is `open` unless said otherwise.
  package init(
    id: String, text: String, help: String? = nil, kind: String = OpenAnswer.id, probes: [Probe] = [],
    interviewerNotes: [String] = [],
    media: [Media] = [], options: [AnswerOption] = [], secondOptions: [AnswerOption]? = nil, rows: [Row] = [],
    format: AnswerFormat = AnswerFormat(),
    requirement: Requirement = .none, attributes: [Attribute] = []
  ) {
    self.id = id
    self.text = text
    self.help = help
    self.kind = kind
    self.probes = probes
    self.interviewerNotes = interviewerNotes
    self.media = media
    self.options = options
    self.secondOptions = secondOptions
    self.rows = rows
    self.format = format
    self.requirement = requirement
    self.attributes = attributes
  }

  /// Whether it is talk only, without a standardised answer.
  package var isOpen: Bool { kind == OpenAnswer.id }

  /// Whether it is never recorded: the interview is off record while it is the current question.
  package var isOffRecord: Bool { attributes.contains { $0.name == Self.offRecord } }

  /// The attribute that says so.
  package static let offRecord = "off-record"

  /// Value of the attribute `name`, if it was given one.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
