import Guide
import Interview

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

  /// What these events said, before they are taken back.
  init(_ ids: [String], of interview: Interview) {
    let bodies = interview.events.filter { ids.contains($0.id) }.map { ($0.id, $0.body) }
    (kind, words) = (.other, "")
    for (id, body) in bodies {
      guard let found = Self.told(id, body, interview) else { continue }
      // a note is told by its newest text, everything else by what came first
      if kind != .other, found.0 != .note { continue }
      (kind, words) = found
    }
  }

  /// One sentence.
  package func sentence(german: Bool) -> String {
    let what = words.isEmpty ? name(german) : "\(name(german)) \(german ? "„\(words)“" : "“\(words)”")"
    return (german ? "Zurückgenommen: " : "Taken back: ") + what
  }

  private func name(_ german: Bool) -> String {
    switch kind {
    case .mark: german ? "Marke" : "mark"
    case .markChange: german ? "Änderung der Marke" : "change of the mark"
    case .markDeletion: german ? "Löschen der Marke" : "deletion of the mark"
    case .note: german ? "Notiz" : "note"
    case .noteDeletion: german ? "Löschen der Notiz" : "deletion of the note"
    case .stroke: german ? "Strich" : "stroke"
    case .answer: german ? "Antwort auf" : "answer to"
    case .keyword: german ? "Stichwort" : "keyword"
    case .flag: german ? "Merken von" : "flag of"
    case .done: german ? "Erledigt-Vermerk bei" : "done or not done at"
    case .tick: german ? "Häkchen bei" : "tick at"
    case .step: german ? "Schritt zu" : "step to"
    case .addedQuestion: german ? "hinzugefügte Frage" : "added question"
    case .transcript: german ? "Transkript" : "transcript"
    case .facts: german ? "Angaben zum Interview" : "facts about the interview"
    case .consent: german ? "Einwilligung" : "consent"
    case .other: german ? "der letzte Schritt" : "the last step"
    }
  }

  private static func told(_ id: String, _ body: EventBody, _ interview: Interview) -> (Kind, String)? {
    func wording(_ question: String) -> String { short(interview.shown(question)?.text ?? question) }
    func mark(_ id: String) -> String {
      guard let mark = interview.marks.first(where: { $0.id == id }) else { return "" }
      return mark.label.isEmpty ? "\(mark.number)" : "\(mark.number): \(short(mark.label))"
    }
    func note(_ id: String) -> String { short(interview.notes.first { $0.id == id }?.text ?? "") }
    switch body {
    case .marked: return (.mark, mark(id))
    case .markEdited(let target, _, _, _, _): return (.markChange, mark(target))
    case .markDeleted: return (.markDeletion, "")
    case .noteBegun: return (.note, note(id))
    case .noteText(let target, let text): return (.note, text.isEmpty ? note(target) : short(text))
    case .noteDeleted: return (.noteDeletion, "")
    case .inked, .strokeDeleted: return (.stroke, "")
    case .keyworded(_, let word, _): return (.keyword, short(word))
    case .answered(let question, _, _), .unanswered(let question, _, _), .answerCleared(let question, _):
      return (.answer, wording(question))
    case .flagged(let question, _): return (.flag, wording(question))
    case .settled(let question, _): return (.done, wording(question))
    case .probed(let question, let number, _):
      let probes = interview.guide.question(question)?.probes ?? []
      return (.tick, probes.indices.contains(number - 1) ? short(probes[number - 1].text) : wording(question))
    case .asked(_, let text, _): return (.addedQuestion, short(text))
    case .visited(let question?, _): return (.step, wording(question))
    case .visited(nil, let section?):
      return (.step, short(interview.guide.sections.first { $0.id == section }?.title ?? section))
    case .transcribed(_, let text): return (.transcript, short(text))
    case .edited: return (.facts, "")
    case .consented: return (.consent, "")
    default: return nil
    }
  }

  /// As much as fits a line, without line breaks.
  private static func short(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? String(line.prefix(59)) + "…" : line
  }
}
