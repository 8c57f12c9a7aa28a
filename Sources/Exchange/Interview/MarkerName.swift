import Guide
package import Interview
package import Wording

/// Names of markers that every program can take: one line, no control characters, 255 bytes.
package enum MarkerName {
  // libsndfile leaves longer cue labels without a terminating NUL and reads past them (PR #1140).
  /// Most bytes of a label.
  package static let mostBytes = 255

  /// `text` on one line, cut to 255 bytes at a character. A line break becomes ` / `, other control characters
  /// and runs of them a space.
  package static func line(_ text: String) -> String { cut(oneLine(text), to: mostBytes) }

  /// `text` with its line breaks as LF, without empty lines and other control characters: for places where an empty line
  /// would end the text.
  package static func lines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { oneLine(String($0)) }.filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  /// `text` on one line, not cut.
  package static func oneLine(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split { $0.isWhitespace || isControl($0) }.joined(separator: " ")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: " / ")
  }

  /// As many characters of `text` as fit in `bytes` bytes; an ellipsis says that something is missing.
  package static func cut(_ text: String, to bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let ellipsis: Character = "…"
    var room = bytes - ellipsis.utf8.count
    var kept = ""
    for character in text {
      room -= character.utf8.count
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept.isEmpty ? "" : kept + String(ellipsis)
  }

  /// What the colour of a mark is called.
  package static func colour(_ number: Int) -> Sentence {
    MarkColour.words.indices.contains(number - 1) ? MarkColour.name(number) : "colour \(number)"
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension ExportedInterview {
  /// `Q03 first_day (2): What was your first day like?`, before it is made to fit.
  package func name(of visit: Visit) -> String {
    var name = [questionCode(visit.question), visit.question].compactMap { $0 }.joined(separator: " ")
    if visit.number > 1 { name += " (\(visit.number))" }
    guard question(visit.question) != nil else { return name }
    let text = questionText(visit)
    return text.isEmpty ? name : "\(name): \(text)"
  }

  /// Where sections were chosen as a whole.
  var wholeSections: [Outside] {
    interview.outside.filter { if case .section = $0.cause { true } else { false } }
  }

  /// `Section: Hotel life` in the language of the talk, before it is made to fit.
  func name(of stretch: Outside) -> String {
    let id = stretch.cause.section ?? ""
    let title = MarkerName.oneLine(interview.title(ofSection: id))
    return TranscriptWords(language: interview.language).section(title.isEmpty ? id : title)
  }

  /// The mark's label, or `Mark 3 red` in the language of the talk, before it is made to fit.
  package func name(of mark: Mark) -> String {
    MarkerName.oneLine(mark.label).isEmpty
      ? TranscriptWords(language: interview.language).mark(mark.number, mark.colour, "") : mark.label
  }

  /// `Note: She laughs` in the language of the talk, made to fit.
  package func name(of note: Note) -> String {
    MarkerName.line(TranscriptWords(language: interview.language).note(note.text))
  }

  /// The notes that have a text; one is without while its first letters are being typed.
  package var writtenNotes: [Note] {
    interview.notes.filter { !MarkerName.oneLine($0.text).isEmpty }
  }
}
