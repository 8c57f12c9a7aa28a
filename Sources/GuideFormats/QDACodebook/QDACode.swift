package import Documents

/// A code of a QDA program: a word that passages are filed under, and the codes under it.
package struct QDACode: Hashable, Sendable {
  /// The same for the same thing in every file, so that programs recognise it.
  package var guid: String
  /// One line, unlike its neighbours' names.
  package var name: String
  /// What it means, or empty.
  package var text: String
  /// Whether passages can be filed under it; headings are not for that.
  package var isCodable: Bool
  /// `#RRGGBB`, or `nil` for the program's own choice.
  package var colour: String?
  /// The codes under it, in order.
  package var children: [QDACode]

  /// Makes a code.
  package init(
    guid: String, name: String, text: String = "", isCodable: Bool = true, colour: String? = nil,
    children: [QDACode] = []
  ) {
    self.guid = guid
    self.name = name
    self.text = text
    self.isCodable = isCodable
    self.colour = colour
    self.children = children
  }

  /// Writes it as REFI-QDA does, in a codebook and in a project alike.
  package func write(to xml: borrowing XMLWriter) {
    xml.start(
      "Code", [("guid", guid), ("name", name), ("isCodable", String(isCodable)), ("color", colour)])
    if !text.isEmpty { xml.element("Description", text) }
    for child in children { child.write(to: xml) }
    xml.end()
  }
}
