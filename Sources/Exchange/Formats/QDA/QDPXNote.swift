import Documents
import Foundation
import Interview

/// A note as a text of its own in the project.
struct QDPXNote {
  let guid: String
  let name: String
  let text: String
  let wall: Date?

  /// The notes of an interview, with names that no other interview has.
  static func notes(of exported: ExportedInterview, _ words: QDAWords) -> [QDPXNote] {
    exported.writtenNotes.enumerated().map { index, note in
      QDPXNote(
        guid: guid(note.id, of: exported), name: "\(exported.stem) \(words.note) \(index + 1)",
        text: note.text,
        wall: exported.wallTime(ofEvent: note.id))
    }
  }

  static func guid(_ id: String, of exported: ExportedInterview) -> String {
    DerivedGUID.text("note/\(exported.interview.id)/\(id)")
  }
}
