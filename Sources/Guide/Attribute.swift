/// A word, or a word with a value, written in braces: `{required}`, `{if="std = 1"}`.
package struct Attribute: Hashable, Sendable, Codable {
  /// The word before the equals sign.
  package var name: String
  /// What stands after it; `nil` for a bare word.
  package var value: String?

  /// Makes an attribute.
  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}
