import Guide

/// One step of an author, as a page sends it.
enum AuthorStep: Decodable, Sendable {
  /// A step of the form.
  case edit(GuideCommand)
  /// What was typed into the text.
  case text(TextPatch)
  /// Back or forward to a state of this sitting.
  case goTo(version: String)
  /// Back to a kept version.
  case restore(name: String)

  private enum Key: String, CodingKey { case command, version, name }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(String.self, forKey: .command) {
    case "text": self = .text(try TextPatch(from: decoder))
    case "go-to": self = .goTo(version: try fields.decode(String.self, forKey: .version))
    case "restore": self = .restore(name: try fields.decode(String.self, forKey: .name))
    default: self = .edit(try GuideCommand(from: decoder))
    }
  }
}
