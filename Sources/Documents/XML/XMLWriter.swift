package import Foundation
internal import CLibXML2
import Wording

/// Writes an XML document in UTF-8, indented by two spaces. Texts may hold anything: signs with a meaning are escaped,
/// characters that XML does not know are left out.
package struct XMLWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  /// Starts a document.
  ///
  /// - Throws: when there is no memory left.
  package init() throws(DocumentError) {
    let failure = DocumentError(.tooLarge, "there is not enough memory to write the file")
    guard let buffer = xmlBufferCreate() else { throw failure }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      throw failure
    }
    self.buffer = buffer
    self.writer = writer
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, nil, "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Begins an element; attributes without a value are left out.
  package func start(_ name: String, _ attributes: [(name: String, value: String?)] = []) {
    xmlTextWriterStartElement(writer, name)
    for case let (name, value?) in attributes {
      xmlTextWriterWriteAttribute(writer, name, Self.allowed(value))
    }
  }

  /// Ends the element that began last.
  package func end() { xmlTextWriterEndElement(writer) }

  /// Writes a whole element with a text.
  package func element(_ name: String, _ text: String, _ attributes: [(name: String, value: String?)] = []) {
    start(name, attributes)
    if !text.isEmpty { xmlTextWriterWriteString(writer, Self.allowed(text)) }
    end()
  }

  /// Writes a whole element whose text is a CDATA section; `]]>` in it is parted by a space, as LimeSurvey does.
  package func data(_ name: String, _ text: String) {
    start(name)
    if !text.isEmpty { xmlTextWriterWriteCDATA(writer, Self.allowed(text).replacing("]]>", with: "]] >")) }
    end()
  }

  /// Writes an element and what `content` writes into it.
  package func element(
    _ name: String, _ attributes: [(name: String, value: String?)] = [],
    content: (borrowing XMLWriter) -> Void
  ) {
    start(name, attributes)
    content(self)
    end()
  }

  /// Ends all elements and the document.
  package consuming func finish() -> Data {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    let count = Int(xmlBufferLength(buffer))
    guard let bytes = xmlBufferContent(buffer) else { return Data() }
    return Data(bytes: bytes, count: count)
  }

  private static func allowed(_ text: String) -> String {
    let isAllowed = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || "\t\n\r".unicodeScalars.contains(scalar)
    }
    if text.unicodeScalars.allSatisfy(isAllowed) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isAllowed)))
  }
}
