import Guide

/// Writes pictures, sounds and films.
enum MediaWriting {
  /// `![what it shows](media/file.png)`
  static func written(_ media: Media) -> String {
    let description = TextEscaping.escaping("]", in: TextEscaping.inline(media.description, braces: true))
    // On the line of a choice an arrow would lead somewhere.
    let parts = [description, TextEscaping.inline(media.path, braces: true)].map {
      $0.contains("->") ? TextEscaping.escaping(">", in: $0) : $0
    }
    return "![\(parts[0])](\(parts[1]))"
  }
}
