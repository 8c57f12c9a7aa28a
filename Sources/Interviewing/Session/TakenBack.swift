package import Guide
import Interview
package import Wording

/// What `undo` took back.
package struct TakenBack: Hashable, Sendable, Codable {
  /// What it was.
  package enum Kind: String, Sendable, Codable {
    /// A mark, or a change to one.
    case mark, markChange, markDeletion
    /// A note, a stroke on one, or a change to either.
    case note, noteDeletion, stroke
    /// What was said about a question.
    case answer, keyword, flag, done, tick
    /// A step to another question, or a question added on the spot.
    case step, addedQuestion
    /// What was said during a visit.
    case transcript
    /// Facts about the interview, or what the participant agreed to.
    case facts, consent
    /// Anything else.
    case other
  }

  /// What it was.
  package var kind: Kind
  /// Its words: of a mark its number and label, of a note its text, else the question's wording; may be empty.
  package var words: String
  /// Of an answer, what it said; `nil` where that is not told.
  package var given: Given?
  /// Of an answer, what stands now.
  package var now: Given?

  /// What an answer says.
  package enum Given: Hashable, Sendable, Codable {
    /// There is none.
    case nothing
    /// As people read it.
    case value(String)
    /// Why there is none.
    case reason(MissingReason)
    /// It is the interviewee's own, given on the handed-over device: it is not shown unasked.
    case interviewees
  }

  /// The question whose answer was taken back.
  private var question: String?

  /// What these events said, before they are taken back.
  init(_ ids: [String], of interview: Interview) {
    let bodies = interview.events.filter { ids.contains($0.id) }.map { ($0.id, $0.body) }
    (kind, words) = (.other, "")
    for (id, body) in bodies {
      if let said = Self.said(body, interview) { (question, given) = (said.question, said.given) }
      guard let found = Self.told(id, body, interview) else { continue }
      // a note is told by its newest text, everything else by what came first
      if kind != .other, found.0 != .note { continue }
      (kind, words) = found
    }
  }

  /// Learns from the interview without what was taken back how the answer stands now.
  mutating func learn(from interview: Interview) {
    guard let question, kind == .answer else { return }
    now = interview.answers[question].map { Self.given($0.current, question, interview) } ?? .nothing
  }

  /// What was taken back, and of an answer what stands now: one sentence each.
  package var sentence: Sentence {
    let what = what(words.isEmpty ? "" : " “\(words)”")
    guard let now else { return "Undone: \(what)" }
    return "Undone: \(what). \(now.standing)"
  }

  // `words` stand behind it, in quotation marks and with a space in front, where there are some.
  private func what(_ words: Sentence) -> Sentence {
    switch kind {
    case .mark: "mark\(words)"
    case .markChange: "change of the mark\(words)"
    case .markDeletion: "deletion of the mark\(words)"
    case .note: "note\(words)"
    case .noteDeletion: "deletion of the note\(words)"
    case .stroke: "stroke\(words)"
    case .answer:
      switch given?.quoted {
      case let answer?: "answer \(answer) to\(words)"
      case nil: "answer to\(words)"
      }
    case .keyword: "keyword\(words)"
    case .flag: "flag of\(words)"
    case .done: "mark “done” at\(words)"
    case .tick: "tick at\(words)"
    case .step: "step to\(words)"
    case .addedQuestion: "added question\(words)"
    case .transcript: "transcript\(words)"
    case .facts: "facts about the interview\(words)"
    case .consent: "consent\(words)"
    case .other: "the last step\(words)"
    }
  }

  private static func told(_ id: String, _ body: EventBody, _ interview: Interview) -> (Kind, String)? {
    func wording(_ question: String) -> String { short(interview.shown(question)?.text ?? question) }
    func mark(_ id: String) -> String {
      guard let mark = interview.marks.first(where: { $0.id == id }) else { return "" }
      return mark.label.isEmpty ? "\(mark.number)" : "\(mark.number): \(short(mark.label))"
    }
    func note(_ id: String) -> String { short(interview.notes.first { $0.id == id }?.text ?? "") }
    switch body.payload {
    case is EventBody.Marked: return (.mark, mark(id))
    case let edit as EventBody.MarkEdited: return (.markChange, mark(edit.mark))
    case is EventBody.MarkDeleted: return (.markDeletion, "")
    case is EventBody.NoteBegun: return (.note, note(id))
    case let written as EventBody.NoteText:
      return (.note, written.text.isEmpty ? note(written.note) : short(written.text))
    case is EventBody.NoteDeleted: return (.noteDeletion, "")
    case is EventBody.Inked, is EventBody.StrokeDeleted: return (.stroke, "")
    case let keyworded as EventBody.Keyworded: return (.keyword, short(keyworded.keyword))
    case is EventBody.Answered, is EventBody.Unanswered, is EventBody.AnswerCleared:
      return (.answer, body.question.map(wording) ?? "")
    case let flagged as EventBody.Flagged: return (.flag, wording(flagged.question))
    case let settled as EventBody.Settled: return (.done, wording(settled.question))
    case let probed as EventBody.Probed:
      let probes = interview.guide.question(probed.question)?.probes ?? []
      let tick = probed.probe - 1
      return (.tick, probes.indices.contains(tick) ? short(probes[tick].text) : wording(probed.question))
    case let asked as EventBody.Asked: return (.addedQuestion, short(asked.text))
    case let visited as EventBody.Visited:
      if let question = visited.question { return (.step, wording(question)) }
      guard let section = visited.section else { return nil }
      return (.step, short(interview.guide.sections.first { $0.id == section }?.title ?? section))
    case let said as EventBody.Transcribed: return (.transcript, short(said.text))
    case is EventBody.Metadata: return (.facts, "")
    case is EventBody.Consented: return (.consent, "")
    default: return nil
    }
  }

  /// The question that an event answers, and what it says.
  private static func said(_ body: EventBody, _ interview: Interview) -> (question: String, given: Given?)? {
    switch body.payload {
    case let said as EventBody.Answered:
      (
        said.question,
        said.mode == .handover ? nil : .value(text(said.value, said.question, interview))
      )
    case let said as EventBody.Unanswered:
      (said.question, said.mode == .handover ? nil : .reason(said.reason))
    case let cleared as EventBody.AnswerCleared: (cleared.question, nil)
    default: nil
    }
  }

  private static func given(_ entry: Answer.Entry, _ question: String, _ interview: Interview) -> Given {
    guard entry.value != nil || entry.reason != nil else { return .nothing }
    if entry.mode == .handover { return .interviewees }
    if let reason = entry.reason { return .reason(reason) }
    return entry.value.map { .value(text($0, question, interview)) } ?? .nothing
  }

  private static func text(_ value: AnswerValue, _ id: String, _ interview: Interview) -> String {
    guard let question = interview.shown(id) else { return "" }
    return short(AnswerKinds.kind(question.kind)?.text(for: value, of: question) ?? "")
  }

  /// As much as fits a line, without line breaks.
  private static func short(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? String(line.prefix(59)) + "…" : line
  }
}

extension TakenBack.Given {
  /// What was said, in quotation marks.
  fileprivate var quoted: Sentence? {
    switch self {
    case .value(let words) where !words.isEmpty: "“\(words)”"
    case .reason(let reason): "“\(reason.sentence)”"
    case .nothing, .value, .interviewees: nil
    }
  }

  /// One sentence: how the answer stands now.
  fileprivate var standing: Sentence {
    if let quoted { return "Now the answer is \(quoted) again." }
    return switch self {
    case .interviewees: "Now the interviewee’s own answer counts again."
    default: "Now there is no answer."
    }
  }
}
