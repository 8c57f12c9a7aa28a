import Wording

/// Something a guide says about itself, a section, a question or a choice that another program may have no place for.
/// A writer claims what it writes or reports itself; all else becomes a loss.
enum GuideFact: CaseIterable {
  // the guide
  case study, version, author, date, note, languageTag, guideNotes, shuffledSections
  // a section
  case parent, handover, minutes, sectionCondition, shuffledQuestions, sectionPin, sectionNotes
  // a question
  case required, soft, condition, shuffle, check, message, preset, asker, hidden, offRecord, filter, exclude
  case calculation, comment, dropdown, heads, pin, help, probes, notes, media
  case limits, step, unit, decimals, maximumLength, pattern, mask, numberOfAnswers, sums
  // a choice
  case optionText, missing, exclusive, preselected, jump, optionCondition, optionPin, optionPicture

  /// What is lost with it, to stand after “loses”.
  var words: Sentence {
    switch self {
    case .study: "the name of its study"
    case .version: "its version"
    case .author: "its author"
    case .date: "its date"
    case .note: "its remark"
    case .languageTag: "which language it is in"
    case .guideNotes, .sectionNotes, .notes: "its notes for the interviewer"
    case .shuffledSections: "that its sections are shuffled"
    case .parent: "that it is part of another section"
    case .handover: "that it is handed over to the interviewee"
    case .minutes: "the time meant for it"
    case .sectionCondition, .condition: "its condition"
    case .shuffledQuestions: "that its questions are shuffled"
    case .sectionPin, .pin: "that it keeps its place when others are shuffled"
    case .required: "that it needs an answer"
    case .soft: "that it is asked for once"
    case .shuffle: "that its choices or rows are shuffled"
    case .check: "its check"
    case .message: "what is said when its check fails"
    case .preset: "what is filled in beforehand"
    case .asker: "who answers it"
    case .hidden: "that it is hidden"
    case .offRecord: "that it is never recorded"
    case .filter: "that it takes only what was chosen in another question"
    case .exclude: "that it leaves out what was chosen in another question"
    case .calculation: "how it is calculated"
    case .comment: "the comment beside its choices"
    case .dropdown: "that its choices fold"
    case .heads: "the names of its two scales"
    case .help: "its help text"
    case .probes: "its probes"
    case .media: "its pictures, sounds and films"
    case .limits: "its smallest and largest value"
    case .step: "the distance between its values"
    case .unit: "its unit"
    case .decimals: "its number of decimals"
    case .maximumLength: "how long its text may be"
    case .pattern: "its pattern"
    case .mask: "its mask"
    case .numberOfAnswers: "how many may be chosen"
    case .sums: "the sum its rows must have"
    case .optionText: "the text beside a choice"
    case .missing: "that a choice is a reason for having no answer"
    case .exclusive: "that a choice rules out the others"
    case .preselected: "that a choice is ticked beforehand"
    case .jump: "its jumps"
    case .optionCondition: "the conditions of its choices"
    case .optionPin: "that a choice keeps its place when others are shuffled"
    case .optionPicture: "the pictures of its choices"
    }
  }
}
