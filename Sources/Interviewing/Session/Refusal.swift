package import Guide
package import Wording

/// Every reason for which a session refuses a command. Scripts of pages know it by its `key`; people read its `sentence`.
package enum Refusal: Hashable, Sendable {
  /// What a text was meant to be.
  package enum TextKind: String, Sendable {
    /// The name of a mark.
    case label
    /// A note.
    case note
    /// A question added on the spot.
    case question
    /// Why it is off record.
    case reason
    /// A keyword.
    case keyword
    /// What was said during a visit.
    case transcript
    /// Title, participant, place, persons or language.
    case fact
  }

  /// There is no sound: not begun yet, ended, or only edited.
  case notRecording
  /// It was meant for the recording of an earlier sitting, and this one is another.
  case earlierSitting
  /// It was meant for the recording at a moment at which nothing was recorded.
  case notRecordedThen
  /// An interview that was never begun cannot be edited.
  case notBegun
  /// Editing was ended; the interview may be recorded again elsewhere.
  case editingEnded
  /// The guide has no such question.
  case unknownQuestion(question: String)
  /// The command means the current question, and there is none.
  case noCurrentQuestion
  /// The guide has no questions.
  case noQuestions
  /// There is no question after the last.
  case lastQuestion
  /// There is no question before the first.
  case firstQuestion
  /// The guide has no such section, or it has no questions.
  case unknownSection(section: String)
  /// What was typed is no answer; `problem` says why and what to write.
  case notAnAnswer(question: String, kind: String, problem: AnswerProblem)
  /// The answer to this question is the talk.
  case noStandardisedAnswer(question: String)
  /// The question has no such probe to tick; it has `count` lines.
  case unknownProbe(question: String, probe: Int, count: Int)
  /// The mark is not there, or not any more.
  case unknownMark
  /// The note is not there, or not any more.
  case unknownNote
  /// The stroke is not there, or not any more.
  case unknownStroke
  /// The visit is not there, or not any more.
  case unknownVisit
  /// Colours are 1...9, of strokes 0...9.
  case unknownColour(colour: Int)
  /// A mark's end would lie before its beginning.
  case endBeforeBeginning
  /// Nothing but spaces.
  case emptyText(TextKind)
  /// More than `limit` bytes.
  case longText(TextKind, limit: Int)
  /// A stroke without points.
  case emptyStroke
  /// A stroke with more than `limit` points.
  case longStroke(points: Int, limit: Int)
  /// The sound is paused.
  case paused
  /// It is off record.
  case offRecord
  /// It is not off record.
  case notOffRecord
  /// The current question is never recorded.
  case neverRecorded
  /// The participant did not agree to being recorded.
  case recordingRefused
  /// It is recording already.
  case recordingAlready
  /// The device is with the interviewee already, for this section.
  case handedOverAlready(section: String)
  /// The device is not handed over.
  case notHandedOver
  /// The question does not stand in the section that was handed over.
  case outsideHandover(question: String, section: String)
  /// The guide is not there in this language.
  case unknownLanguage(language: String)
  /// Nothing was done that could be taken back.
  case nothingToUndo
  /// That command was taken back already.
  case undoneAlready
  /// No command of this sitting that can be taken back has this identifier.
  case notUndoable
  /// The disk refused; `reason` is the store's sentence.
  case notStored(reason: String)
  /// A sentence only, for what no page of ours causes.
  case other(SessionError.Code, Sentence)
}

extension Refusal {
  /// The stable word for this reason: the name of the case.
  package var key: String { String("\(self)".prefix { $0 != "(" }) }

  /// What stands in the sentence, by name.
  package var values: [String: String] {
    switch self {
    case .unknownQuestion(let question), .noStandardisedAnswer(let question): ["question": question]
    case .unknownSection(let section), .handedOverAlready(let section): ["section": section]
    case .notAnAnswer(let question, let kind, let problem):
      ["question": question, "kind": kind, "sentence": problem.message]
    case .unknownProbe(let question, let probe, let count):
      ["question": question, "probe": String(probe), "count": String(count)]
    case .unknownColour(let colour): ["colour": String(colour)]
    case .emptyText(let kind): ["text": kind.rawValue]
    case .longText(let kind, let limit): ["text": kind.rawValue, "limit": String(limit)]
    case .longStroke(let points, let limit): ["points": String(points), "limit": String(limit)]
    case .outsideHandover(let question, let section): ["question": question, "section": section]
    case .unknownLanguage(let language): ["language": language]
    case .notStored(let reason): ["reason": reason]
    case .other(_, let sentence): ["sentence": sentence.english]
    default: [:]
    }
  }

  /// The kind of trouble.
  package var code: SessionError.Code {
    switch self {
    case .notRecording, .earlierSitting, .notRecordedThen, .notBegun, .editingEnded, .paused, .offRecord,
      .notOffRecord, .neverRecorded,
      .recordingRefused, .recordingAlready:
      .wrongState
    case .unknownQuestion, .noCurrentQuestion, .unknownSection: .unknownQuestion
    case .noQuestions, .lastQuestion, .firstQuestion: .endOfGuide
    case .notAnAnswer, .noStandardisedAnswer: .notAnAnswer
    case .unknownProbe, .unknownMark, .unknownNote, .unknownStroke, .unknownVisit, .unknownColour:
      .unknownItem
    case .endBeforeBeginning, .emptyText, .longText, .emptyStroke, .longStroke: .badText
    case .handedOverAlready, .notHandedOver, .outsideHandover, .unknownLanguage: .handover
    case .nothingToUndo, .undoneAlready, .notUndoable: .nothingToUndo
    case .notStored: .notStored
    case .other(let code, _): code
    }
  }

  /// The sentence, in English.
  package var message: String { sentence.english }

  /// What happened, and what to do.
  package var sentence: Sentence {
    switch self {
    case .notRecording: "the interview is not being recorded"
    case .earlierSitting: "it was meant for the recording before the interview went on"
    case .notRecordedThen: "nothing was being recorded at that moment"
    case .notBegun: "the interview has not begun; there is nothing to edit yet"
    case .editingEnded: "this interview is no longer edited here; load it again"
    case .unknownQuestion(let question): "the guide has no question “\(question)”"
    case .noCurrentQuestion: "no question is current; go to one first"
    case .noQuestions: "the guide has no questions"
    case .lastQuestion: "this is the last question of the guide"
    case .firstQuestion: "this is the first question"
    case .unknownSection(let section): "the guide has no section “\(section)” with questions"
    case .notAnAnswer(_, _, let problem): problem.sentence
    case .noStandardisedAnswer(let question):
      "\(question) has no standardised answer here: its answer is the talk; write a note instead"
    case .unknownProbe(let question, _, 0): "\(question) has no probes"
    case .unknownProbe(let question, let probe, let count):
      "\(question) has no probe \(probe) to tick; it has \(count) lines"
    case .unknownMark: "there is no such mark (any more)"
    case .unknownNote: "there is no such note (any more)"
    case .unknownStroke: "there is no such stroke (any more)"
    case .unknownVisit: "there is no such visit (any more)"
    case .unknownColour: "marks have the colours 1 to 9"
    case .endBeforeBeginning: "a mark cannot end before it begins"
    case .emptyText(let kind): "\(kind.words) needs at least one letter"
    case .longText(let kind, let limit): "\(kind.words) may have at most \(limit) bytes"
    case .emptyStroke: "a stroke needs at least one point"
    case .longStroke(let points, let limit): "the stroke has \(points) points; at most \(limit) are kept"
    case .paused: "the recording is paused; continue it first"
    case .offRecord: "it is off record; go back on record first"
    case .notOffRecord: "it is not off record"
    case .neverRecorded: "this question is never recorded; go to another question first"
    case .recordingRefused: "the participant did not agree to being recorded; note it first if that changed"
    case .recordingAlready: "it is recording already"
    case .handedOverAlready(let section): "the device is handed over already, for the section “\(section)”"
    case .notHandedOver: "the device is not handed over"
    case .outsideHandover(let question, let section):
      "“\(question)” is not in the section “\(section)”, which was handed over"
    case .unknownLanguage(let language): "the guide is not there in the language “\(language)”"
    case .nothingToUndo: "there is nothing to undo"
    case .undoneAlready: "that was taken back already"
    case .notUndoable: "that cannot be taken back"
    case .notStored(let reason): "this could not be stored on the disk (\(reason)); the sound continues"
    case .other(_, let sentence): sentence
    }
  }
}

extension Refusal.TextKind {
  /// With its article.
  fileprivate var words: Sentence {
    switch self {
    case .label: "a label"
    case .note: "a note"
    case .question: "a question"
    case .reason: "a reason"
    case .keyword: "a keyword"
    case .transcript: "a transcript"
    case .fact: "a fact"
    }
  }
}
