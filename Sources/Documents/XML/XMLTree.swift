/// One element with everything in it, for parts of a document that are small.
package struct XMLTree: Sendable {
  /// Name without a prefix.
  package var name: String
  /// Attributes, names without prefixes.
  package var attributes: [(name: String, value: String)]
  /// Elements in it, in order.
  package var children: [XMLTree]
  /// All text directly in it, without the line breaks and indents that stand before the first word.
  package var text: String
  /// Where it begins.
  package var mark: XMLMark

  /// Makes an element.
  package init(
    name: String, attributes: [(name: String, value: String)] = [], children: [XMLTree] = [],
    text: String = "",
    mark: XMLMark
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.mark = mark
  }

  /// An attribute's value.
  package func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The first element in it with this name.
  package func child(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// All elements in it with this name.
  package func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The text in it and in all elements in it, in the order of kinds: its own first.
  package var allText: String { children.reduce(text) { $0 + $1.allText } }
}

extension XMLPullReader {
  /// Reads the rest of the element whose start was just read; afterwards its end has been read.
  package mutating func tree() throws(DocumentError) -> XMLTree {
    var tree = XMLTree(name: name, attributes: attributes, children: [], text: "", mark: mark)
    while let event = try next() {
      switch event {
      case .start: tree.children.append(try self.tree())
      case .text: if !isSpace || !tree.text.isEmpty { tree.text += text }
      case .end: return tree
      }
    }
    return tree
  }

  /// Reads the text of the element whose start was just read, without elements in it; afterwards its end has been read.
  package mutating func textOfElement() throws(DocumentError) -> String {
    var result = ""
    var inside = 0
    while let event = try next() {
      switch event {
      case .start: inside += 1
      case .text: if inside == 0 { result += text }
      case .end:
        if inside == 0 { return result }
        inside -= 1
      }
    }
    return result
  }

  /// Passes over the rest of the element whose start was just read.
  package mutating func skip() throws(DocumentError) {
    var inside = 0
    while let event = try next() {
      switch event {
      case .start: inside += 1
      case .text: continue
      case .end:
        if inside == 0 { return }
        inside -= 1
      }
    }
  }
}
