package import Foundation
internal import CLibXML2
import Wording

/// Reads an XML document piece by piece, never as a whole: start of an element, text, end of an element.
///
/// No document type, no entities but the five predefined ones, no network, nothing beyond `XMLReadingLimits`. Not
/// thread-safe; one reader, one thread.
package struct XMLPullReader: ~Copyable {
  /// What was read.
  package enum Event: Sendable {
    /// An element begins; `name` and `attribute` say which.
    case start
    /// Text or CDATA; long text may come in several pieces.
    case text
    /// The element `name` ends. Empty elements end as well.
    case end
  }

  private let document: UnsafeMutableRawBufferPointer
  private let reader: xmlTextReaderPtr
  private let limits: XMLReadingLimits
  private var elements = 0
  private var pendingEnd = false
  private var lineOfStart = 0
  private var startsInLine = 0

  // Once per process, before any thread parses.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// Starts reading; a copy of `data` is held until the reader ends.
  ///
  /// - Throws: when the document is empty, declares a document type or names an encoding that is not read.
  package init(_ data: Data, limits: XMLReadingLimits = XMLReadingLimits()) throws(DocumentError) {
    let document = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 1)
    document.copyBytes(from: data)
    do {
      try XMLProlog.check(UnsafeRawBufferPointer(rebasing: document[..<data.count]))
    } catch {
      document.deallocate()
      throw error
    }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_BIG_LINES.rawValue
    let start = document.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard Self.isReady, data.count <= Int(Int32.max),
      let reader = xmlReaderForMemory(start, Int32(data.count), nil, nil, Int32(options))
    else {
      document.deallocate()
      throw DocumentError(.malformed, "the XML cannot be read; export the questionnaire again")
    }
    xmlResetLastError()
    // Some errors pass by XML_PARSE_NOERROR and would be printed; all are asked for afterwards.
    xmlTextReaderSetStructuredErrorHandler(reader, { _, _ in }, nil)
    self.document = document
    self.reader = reader
    self.limits = limits
  }

  deinit {
    xmlFreeTextReader(reader)
    document.deallocate()
  }

  /// The next piece; `nil` at the end of a whole, well-formed document.
  package mutating func next() throws(DocumentError) -> Event? {
    if pendingEnd {
      pendingEnd = false
      return .end
    }
    while true {
      guard try read() else { return nil }
      switch xmlTextReaderNodeType(reader) {
      case Int32(XML_READER_TYPE_ELEMENT.rawValue):
        try enter()
        return .start
      case Int32(XML_READER_TYPE_END_ELEMENT.rawValue): return .end
      case Int32(XML_READER_TYPE_TEXT.rawValue), Int32(XML_READER_TYPE_CDATA.rawValue),
        Int32(XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue):
        try checkText()
        return .text
      case Int32(XML_READER_TYPE_DOCUMENT_TYPE.rawValue):
        throw refusal(.forbidden, "document type declarations are not allowed here; delete it")
      case Int32(XML_READER_TYPE_ENTITY_REFERENCE.rawValue):
        throw refusal(
          .forbidden, "the entity &\(name); is not allowed here; write the character itself instead")
      default: continue
      }
    }
  }

  /// Name of the current element without a prefix.
  package var name: String { Self.string(xmlTextReaderConstLocalName(reader)) ?? "" }

  /// Namespace of the current element, or empty.
  package var namespace: String { Self.string(xmlTextReaderConstNamespaceUri(reader)) ?? "" }

  /// The current text.
  package var text: String { Self.string(xmlTextReaderConstValue(reader)) ?? "" }

  /// Whether the current text is white space between elements, or before them.
  var isSpace: Bool {
    xmlTextReaderNodeType(reader) == Int32(XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue)
  }

  /// How many elements the current one stands in.
  package var depth: Int { Int(xmlTextReaderDepth(reader)) }

  /// An attribute of the current element by its name without a prefix.
  package func attribute(_ name: StaticString) -> String? {
    var isNext = xmlTextReaderMoveToFirstAttribute(reader) == 1
    defer { xmlTextReaderMoveToElement(reader) }
    while isNext {
      // Without a `String` of each name: the cells of a sheet ask a hundred thousand times.
      if xmlStrEqual(xmlTextReaderConstLocalName(reader), name.utf8Start) == 1,
        xmlTextReaderIsNamespaceDecl(reader) != 1
      {
        return text
      }
      isNext = xmlTextReaderMoveToNextAttribute(reader) == 1
    }
    return nil
  }

  /// All attributes of the current element, names without prefixes.
  package var attributes: [(name: String, value: String)] {
    guard xmlTextReaderHasAttributes(reader) == 1, xmlTextReaderMoveToFirstAttribute(reader) == 1 else {
      return []
    }
    var result: [(name: String, value: String)] = []
    repeat {
      if xmlTextReaderIsNamespaceDecl(reader) != 1 { result.append((name, text)) }
    } while xmlTextReaderMoveToNextAttribute(reader) == 1
    xmlTextReaderMoveToElement(reader)
    return result
  }

  /// Where the element that began last begins; `XMLPlaces` knows its column.
  package var mark: XMLMark { XMLMark(line: lineOfStart, number: startsInLine) }

  // Whether there is a next node; damage is thrown.
  private mutating func read() throws(DocumentError) -> Bool {
    switch xmlTextReaderRead(reader) {
    case 1: return true
    case 0: return false
    default:
      throw XMLDamage.lastError(
        parserLine: Int(xmlTextReaderGetParserLineNumber(reader)), in: UnsafeRawBufferPointer(document))
    }
  }

  private mutating func enter() throws(DocumentError) {
    elements += 1
    pendingEnd = xmlTextReaderIsEmptyElement(reader) == 1
    let line = Int(clamping: xmlGetLineNo(xmlTextReaderCurrentNode(reader)))
    startsInLine = line == lineOfStart ? startsInLine + 1 : 1
    lineOfStart = line
    if elements > limits.elements {
      throw refusal(.tooLarge, "there are more than \(limits.elements) elements; divide the questionnaire")
    }
    if depth >= limits.depth {
      throw refusal(
        .tooLarge, "elements are nested more than \(limits.depth) deep; this is not a questionnaire")
    }
    guard xmlTextReaderHasAttributes(reader) == 1 else { return }
    if Int(xmlTextReaderAttributeCount(reader)) > limits.attributes {
      throw refusal(
        .tooLarge, "an element has more than \(limits.attributes) attributes; this is not a questionnaire")
    }
    var isFirst = true
    while (isFirst ? xmlTextReaderMoveToFirstAttribute(reader) : xmlTextReaderMoveToNextAttribute(reader))
      == 1
    {
      isFirst = false
      guard let value = xmlTextReaderConstValue(reader), xmlStrlen(value) > limits.attributeLength else {
        continue
      }
      throw refusal(
        .tooLarge,
        "the attribute “\(name.prefix(40))” is longer than \(limits.attributeLength / 1024) kB; shorten it")
    }
    xmlTextReaderMoveToElement(reader)
  }

  private func checkText() throws(DocumentError) {
    guard let value = xmlTextReaderConstValue(reader), xmlStrlen(value) > limits.textLength else { return }
    throw refusal(.tooLarge, "a text is longer than \(limits.textLength / 1024 / 1024) MB; shorten it")
  }

  private func refusal(_ code: DocumentError.Code, _ sentence: Sentence) -> DocumentError {
    let line = max(Int(clamping: xmlGetLineNo(xmlTextReaderCurrentNode(reader))), 1)
    return DocumentError(code, sentence, at: DocumentPlace(line: line, column: 1))
  }

  private static func string(_ text: UnsafePointer<xmlChar>?) -> String? {
    text.map { String(cString: $0) }
  }
}
