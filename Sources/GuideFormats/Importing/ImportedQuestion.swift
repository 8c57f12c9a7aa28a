import Documents
import Guide
import Wording

/// What importers do to every question.
extension Question {
  /// Keeps something of the original file that guides have no word for: `source-preg="/x/"`.
  mutating func keep(_ name: String, _ value: String) { attributes.keep("source-" + name, value) }

  /// Sets an attribute that guides know.
  mutating func set(_ name: String, _ value: String? = nil) {
    guard !attributes.contains(where: { $0.name == name }) else { return }
    attributes.append(Attribute(name, value))
  }

  /// Takes a text with HTML as wording, another as help for whoever answers, and what they show as media where that lies
  /// beside the file.
  ///
  /// - Parameter keepsLines: See `ImportedText`.
  mutating func take(
    html: String, help: String = "", keepsLines: Bool = false, _ remark: (Sentence) -> Void
  ) {
    let read = ImportedText(html, keepsLines: keepsLines)
    let helpRead = ImportedText(help, keepsLines: keepsLines)
    text = read.text
    if text.isEmpty {
      // A question that consists of its help only is asked with it.
      text = helpRead.text
    } else if !helpRead.text.isEmpty {
      self.help = helpRead.text
    }
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
      keep("media", path)
      remark(
        "“\(id)” shows \(path.prefix(200)), which is not in the file; put it beside the guide and name it there"
      )
    }
  }

  /// Takes the pictures, sounds and films of a choice: one picture, and only where choices stand one below the other.
  mutating func take(media paths: [String], ofOption index: Int, _ remark: (Sentence) -> Void) {
    for path in paths {
      let isPicture = !Self.otherMedia.contains(path.split(separator: ".").last?.lowercased() ?? "")
      if isPicture, options[index].image == nil, [SingleAnswer.id, MultipleAnswer.id].contains(kind),
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
    keep("media-" + part.replacing(".", with: "_"), path)
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

extension [Attribute] {
  /// Keeps a value under a name, behind another one that is there: in a guide text no word stands twice.
  mutating func keep(_ name: String, _ value: String) {
    if let index = firstIndex(where: { $0.name == name }) {
      self[index].value = [self[index].value, value].compactMap(\.self).joined(separator: " ")
    } else {
      append(Attribute(name, value))
    }
  }
}
