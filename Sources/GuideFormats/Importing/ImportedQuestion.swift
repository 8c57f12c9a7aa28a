import Documents
import Guide
import Wording

/// What importers do to every question.
extension Question {
  /// Keeps something of the original file that guides have no word for: `source-preg="/x/"`.
  mutating func keep(_ name: String, _ value: String) {
    attributes.append(Attribute("source-" + name, value))
  }

  /// Sets an attribute that guides know.
  mutating func set(_ name: String, _ value: String? = nil) {
    attributes.append(Attribute(name, value))
  }

  /// Takes a text with HTML as wording, and what it shows as media where that lies beside the file.
  mutating func take(html: String, help: String = "", _ remark: (Sentence) -> Void) {
    let read = ImportedText(html)
    let helpRead = ImportedText(help)
    text = read.text
    // What the interviewee reads under the question is part of it.
    if !helpRead.text.isEmpty { text += (text.isEmpty ? "" : "\n") + helpRead.text }
    for path in read.media + helpRead.media { take(media: path, remark) }
    if read.isSimplified || helpRead.isSimplified {
      remark("tables, forms and scripts in the text of “\(id)” became plain text; read it again")
    }
  }

  /// Takes a picture, sound or film.
  mutating func take(media path: String, _ remark: (Sentence) -> Void) {
    if MediaPath.fault(path) == nil {
      media.append(Media(path: path, description: ""))
    } else {
      attributes.append(Attribute("source-media", path))
      remark(
        "“\(id)” shows \(path.prefix(200)), which is not in the file; put it beside the guide and name it there"
      )
    }
  }

  /// Takes the pictures, sounds and films of a choice: one picture, and only where choices stand one below the other.
  mutating func take(media paths: [String], ofOption index: Int, _ remark: (Sentence) -> Void) {
    for path in paths {
      let isPicture = !Self.otherMedia.contains(path.split(separator: ".").last?.lowercased() ?? "")
      if isPicture, options[index].image == nil, ["single", "multiple"].contains(kind),
        MediaPath.fault(path) == nil
      {
        options[index].image = Media(path: path, description: "")
      } else {
        keep(media: path, of: options[index].code, remark)
      }
    }
  }

  /// Keeps what a row shows, for which guides have no place, in the file.
  mutating func keep(media path: String, of part: String, _ remark: (Sentence) -> Void) {
    let name = "source-media-" + part.replacing(".", with: "_")
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = [attributes[index].value ?? "", path].joined(separator: " ")
    } else {
      attributes.append(Attribute(name, path))
    }
    remark(
      "“\(part)” in “\(id)” shows \(path.prefix(200)), which cannot stand there or is not in the file; show it with"
        + " the question")
  }

  private static let otherMedia: Set<String> = [
    "wav", "mp3", "ogg", "m4a", "flac", "aac", "mp4", "mov", "webm", "mkv", "avi",
  ]

  /// Puts the known attributes into their order, as readers of guides do.
  mutating func orderAttributes() {
    attributes = KnownAttributes.ordered(attributes, by: KnownAttributes.question)
  }
}
