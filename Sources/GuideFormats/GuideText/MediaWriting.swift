import Guide

/// Writes pictures, sounds and films.
enum MediaWriting {
  /// `![what it shows](media/file.png)`
  static func written(_ media: Media) -> String {
    let description = TextEscaping.escaping("]", in: TextEscaping.inline(media.description, braces: true))
    return "![\(description)](\(TextEscaping.inline(media.path, braces: true)))"
  }
}
