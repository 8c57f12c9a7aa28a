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
  /// Identifier of an answer kind registered in `AnswerKinds`; `open` for talk only.
  package var kind: String
  /// Follow-ups, aspects to tick and keep-going prompts, in the order of the guide.
  package var probes: [Probe]
  /// Remarks for the interviewer only.
  package var interviewerNotes: [String]
  /// Pictures, sounds and films shown before the question.
  package var media: [Media]
  /// The choices of choice questions, the labels of scales and matrices.
  package var options: [Option]
  /// The rows of a matrix, the items of a ranking.
  package var rows: [Row]
  /// Limits and presentation of the value.
  package var format: AnswerFormat
  /// Whether an answer is demanded.
  package var requirement: Requirement
  /// `if`, `shuffle`, `ask` and all else that stood in braces, in the order of the file, without `#id`,
  /// `required`, `soft`, `min` and `max`.
  package var attributes: [Attribute]

  /// Makes a question; `kind` is `open` unless said otherwise.
  package init(
    id: String, text: String, kind: String = "open", probes: [Probe] = [], interviewerNotes: [String] = [],
    media: [Media] = [], options: [Option] = [], rows: [Row] = [], format: AnswerFormat = AnswerFormat(),
    requirement: Requirement = .none, attributes: [Attribute] = []
  ) {
    self.id = id
    self.text = text
    self.kind = kind
    self.probes = probes
    self.interviewerNotes = interviewerNotes
    self.media = media
    self.options = options
    self.rows = rows
    self.format = format
    self.requirement = requirement
    self.attributes = attributes
  }

  /// Whether it is talk only, without a standardised answer.
  package var isOpen: Bool { kind == "open" }

  /// Value of the attribute `name`, if it was given one.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// A line under a question that helps the interviewer along.
package struct Probe: Hashable, Sendable, Codable {
  /// What the line is for.
  package enum Kind: String, Sendable, Codable {
    /// A follow-up to ask if it did not come up.
    case probe
    /// An aspect to tick when it came up by itself.
    case check
    /// A neutral prompt that keeps the talk going; never ticked.
    case prompt
  }

  /// What the line is for.
  package var kind: Kind
  /// The wording.
  package var text: String

  /// Makes a probe.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A picture, sound or film that belongs to a question.
package struct Media: Hashable, Sendable, Codable {
  /// Path relative to the guide file; never absolute, never upwards.
  package var path: String
  /// What it shows, for those who cannot see it.
  package var description: String

  /// Makes a reference to a media file.
  package init(path: String, description: String) {
    self.path = path
    self.description = description
  }
}

/// One choice of a question, or one label of a scale.
package struct Option: Hashable, Sendable, Codable {
  /// What is stored; unique in the question.
  package var code: String
  /// What people read.
  package var text: String
  /// Whether choosing it asks for a text.
  package var hasText: Bool
  /// Whether it is a reason for having no answer ("don't know") rather than an answer.
  package var isMissing: Bool
  /// Whether it rules out all others.
  package var isExclusive: Bool
  /// Whether it is chosen beforehand.
  package var isPreselected: Bool
  /// Where the guide goes on after it: a question, a section or `end`.
  package var target: String?
  /// Whatever else stood in braces.
  package var attributes: [Attribute]

  /// Makes an option.
  package init(
    code: String, text: String, hasText: Bool = false, isMissing: Bool = false, isExclusive: Bool = false,
    isPreselected: Bool = false, target: String? = nil, attributes: [Attribute] = []
  ) {
    self.code = code
    self.text = text
    self.hasText = hasText
    self.isMissing = isMissing
    self.isExclusive = isExclusive
    self.isPreselected = isPreselected
    self.target = target
    self.attributes = attributes
  }
}

/// One row of a matrix or one item to rank.
package struct Row: Hashable, Sendable, Codable {
  /// Unique in the question.
  package var id: String
  /// What people read.
  package var text: String

  /// Makes a row.
  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
