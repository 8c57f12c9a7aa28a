import Foundation
import Testing

@testable import Documents

@Suite("Reading XML")
struct XMLPullReaderTests {
  @Test("elements, attributes and text come in order, with the place of each element")
  func order() throws {
    let xml = "<a x='1'>\n  <b y=\"&lt;&#228;\">t</b><c/><![CDATA[<d>]]></a>"
    var reader = try XMLPullReader(Data(xml.utf8))
    var places = XMLPlaces(Data(xml.utf8))
    var said: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start:
        let place = places.place(reader.mark)
        let attributes = reader.attributes.map { "\($0.name)=\($0.value)" }.joined()
        said.append("<\(reader.name) \(attributes) \(place.line):\(place.column)")
      case .text: said.append(reader.text.trimmingCharacters(in: .whitespacesAndNewlines))
      case .end: said.append(">\(reader.name)")
      }
    }
    #expect(
      said.filter { !$0.isEmpty } == [
        "<a x=1 1:1", "<b y=<ä 2:3", "t", ">b", "<c  2:26", ">c", "<d>", ">a",
      ])
  }

  @Test(
    "what could reach out of the document, or is damaged, is refused with one sentence and a place",
    arguments: [
      ("", DocumentError.Code.malformed), ("\u{FEFF} \n", .malformed), ("<a><b></a>", .malformed),
      ("<a>", .malformed), ("<!DOCTYPE a><a/>", .forbidden),
      ("<?xml version='1.0'?>\n<!-- <a> --><!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", .forbidden),
      ("<a>&x;</a>", .malformed), ("<?xml version='1.0' encoding='UTF-7'?><a/>", .encoding),
      ("<a>\u{1}</a>", .malformed),
    ])
  func refusals(_ xml: String, _ code: DocumentError.Code) {
    let error = #expect(throws: DocumentError.self) { try read(Data(xml.utf8)) }
    #expect(error?.code == code && error?.place != nil && error?.message.isEmpty == false)
  }

  @Test("deep nesting, long attributes, long texts and bytes that are no text are refused")
  func limits() {
    let deep = String(repeating: "<a>", count: 200_000)
    #expect(throws: DocumentError.self) { try read(Data(deep.utf8)) }
    let long = "<a b='\(String(repeating: "x", count: 70_000))'/>"
    #expect(throws: DocumentError.self) { try read(Data(long.utf8)) }
    let text = "<a>\(String(repeating: "x", count: 12_000_000))</a>"
    #expect(throws: DocumentError.self) { try read(Data(text.utf8)) }
    let error = #expect(throws: DocumentError.self) {
      try read(Data([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]))
    }
    #expect(error?.code == .encoding)
  }

  @Test("other encodings are read when the file says so")
  func encodings() throws {
    let latin =
      Data("<?xml version='1.0' encoding='ISO-8859-1'?><a>gr".utf8) + Data([0xF6, 0xDF]) + Data("er</a>".utf8)
    #expect(try read(latin) == "größer")
    let wide = try #require("\u{FEFF}<a>größer</a>".data(using: .utf16LittleEndian))
    #expect(try read(wide) == "größer")
  }

  private func read(_ data: Data) throws -> String {
    var reader = try XMLPullReader(data)
    var text = ""
    while let event = try reader.next() {
      if event == .text { text += reader.text }
    }
    return text
  }
}
