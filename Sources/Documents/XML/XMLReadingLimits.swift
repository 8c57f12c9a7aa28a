/// How much of an XML document is read before it is refused. Questionnaires stay far below.
package struct XMLReadingLimits: Sendable {
  /// Elements inside each other.
  package var depth = 64
  /// Elements in the document.
  package var elements = 2_000_000
  /// Attributes of one element.
  package var attributes = 256
  /// Bytes of one attribute's value.
  package var attributeLength = 64 * 1024
  /// Bytes of one piece of text.
  package var textLength = 4 * 1024 * 1024

  /// The usual limits.
  package init() {}
}
