import Foundation
import Guide
import Testing

@Suite("Guides as they are kept")
struct KeptGuideTests {
  @Test("a guide kept before there were studies is read, and written back with the same bytes")
  func withoutStudy() throws {
    let json = #"""
      {"author":"","date":"","id":"g","interviewerNotes":[],"introduction":["Hello"],"language":"en","note":"",\#
      "otherProperties":[],"sections":[],"title":"G","version":"2"}
      """#
    let guide = try JSONDecoder().decode(Guide.self, from: Data(json.utf8))
    #expect(guide.study.isEmpty && guide.introduction == ["Hello"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(String(decoding: try encoder.encode(guide), as: UTF8.self) == json)
  }

  @Test("a study is kept with the guide")
  func study() throws {
    let guide = Guide(id: "g", title: "G", study: "Working life", sections: [Section(id: "s", title: "S")])
    #expect(try JSONDecoder().decode(Guide.self, from: JSONEncoder().encode(guide)) == guide)
  }
}
