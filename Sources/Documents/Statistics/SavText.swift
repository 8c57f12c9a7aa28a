/// Texts as .sav files hold them.
enum SavText {
  /// As many whole characters as fit: half a character would make the file unreadable.
  static func cut(_ text: String, to bytes: Int) -> String {
    let text = text.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text
    guard text.utf8.count > bytes else { return text }
    var room = bytes
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      room -= text.utf8.distance(from: end, to: next)
      guard room >= 0 else { break }
      end = next
    }
    return String(text[..<end])
  }
}
