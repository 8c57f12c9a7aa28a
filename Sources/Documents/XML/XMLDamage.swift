internal import CLibXML2
import Wording

/// What libxml2 says about damaged documents, as a sentence.
enum XMLDamage {
  /// The error of the last call in this thread.
  static func lastError(parserLine: Int, in document: UnsafeRawBufferPointer) -> DocumentError {
    guard let error = xmlGetLastError()?.pointee else {
      return DocumentError(
        .malformed, "the XML is damaged; export the questionnaire again",
        at: DocumentPlace(line: max(parserLine, 1), column: 1))
    }
    let place = DocumentPlace(line: max(Int(error.line), 1), column: max(Int(error.int2), 1))
    let said = error.message.map { String(cString: $0) } ?? ""
    // Of two errors libxml2 remembers the second: a wrong byte is then said to be a wrong character.
    let isBroken = UInt32(clamping: error.code) == XML_ERR_INVALID_CHAR.rawValue && isBrokenUTF8(document)
    // What ends within a tag is a wrong tag to libxml2.
    let isCut = UInt32(clamping: error.code) == XML_ERR_TAG_NAME_MISMATCH.rawValue && endsWithinTag(document)
    let code = isBroken ? XML_ERR_INVALID_ENCODING : isCut ? XML_ERR_TAG_NOT_FINISHED : nil
    return sentence(code.map { Int($0.rawValue) } ?? Int(error.code), said: said, at: place)
  }

  private static func endsWithinTag(_ document: UnsafeRawBufferPointer) -> Bool {
    document.last { !([0x20, 0x0A, 0x0D, 0x09, 0x00] as [UInt8]).contains($0) } != UInt8(ascii: ">")
  }

  private static func isBrokenUTF8(_ document: UnsafeRawBufferPointer) -> Bool {
    if document.starts(with: [0xFF, 0xFE]) || document.starts(with: [0xFE, 0xFF]) { return false }
    let head = String(decoding: document.prefix(200), as: UTF8.self).lowercased()
    return (!head.contains("encoding") || head.contains("utf-8"))
      && String(validating: document, as: UTF8.self) == nil
  }

  private static func sentence(_ code: Int, said: String, at place: DocumentPlace) -> DocumentError {
    switch UInt32(clamping: code) {
    case XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_DOCUMENT_START.rawValue:
      return DocumentError(.malformed, "the file holds no XML; export the questionnaire again", at: place)
    case XML_ERR_TAG_NOT_FINISHED.rawValue, XML_ERR_DOCUMENT_END.rawValue,
      XML_ERR_CDATA_NOT_FINISHED.rawValue,
      XML_ERR_COMMENT_NOT_FINISHED.rawValue:
      return DocumentError(
        .malformed, "the file ends too early, something was cut off; copy or export it again", at: place)
    case XML_ERR_INVALID_ENCODING.rawValue, XML_ERR_UNKNOWN_ENCODING.rawValue,
      XML_ERR_UNSUPPORTED_ENCODING.rawValue, XML_I18N_CONV_FAILED.rawValue:
      return DocumentError(
        .encoding, "the bytes are not the encoding that the file claims; save it as UTF-8", at: place)
    case XML_ERR_INVALID_CHAR.rawValue:
      return DocumentError(
        .malformed, "there is a control character that XML does not allow; delete it", at: place)
    case XML_ERR_INTERNAL_ERROR.rawValue where said.contains("depth"), XML_ERR_NAME_TOO_LONG.rawValue:
      return DocumentError(
        .tooLarge, "a name is too long or elements are nested too deeply; this is not a questionnaire",
        at: place)
    case _ where said.contains("huge text node"):
      return DocumentError(
        .tooLarge, "a text is longer than \(XMLReadingLimits().textLength / 1024 / 1024) MB; shorten it",
        at: place)
    default:
      let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return DocumentError(
        .malformed, "the XML is damaged (\(words.prefix(200))); export the questionnaire again", at: place)
    }
  }
}
