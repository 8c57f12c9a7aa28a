import Testing

@testable import WebServing

@Suite struct ByteRangeRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let header: String?
    let length: Int64
    let expected: ByteRangeRequest
    var testDescription: String { "\(header ?? "no header") of \(length)" }

    init(_ header: String?, of length: Int64 = 1000, _ expected: ByteRangeRequest) {
      (self.header, self.length, self.expected) = (header, length, expected)
    }
  }

  @Test(
    "a well-formed range is answered with the bytes it asks for, cut to the file",
    arguments: [
      Case("bytes=0-", .part(0..<1000)),
      Case("bytes=0-499", .part(0..<500)),
      Case("bytes=500-999", .part(500..<1000)),
      Case("bytes=999-", .part(999..<1000)),
      Case("bytes=7-7", .part(7..<8)),
      Case("bytes=007-0008", .part(7..<9)),
      Case("bytes=990-5000", .part(990..<1000)),
      Case("bytes=-500", .part(500..<1000)),
      Case("bytes=-1", .part(999..<1000)),
      Case("bytes=-1000", .part(0..<1000)),
      Case("bytes=-5000", .part(0..<1000)),
      Case("Bytes=1-2", .part(1..<3)),
      Case("  bytes=1-2\t", .part(1..<3)),
      Case("bytes= 1-2 ", .part(1..<3)),
      Case("bytes=0-0", of: 1, .part(0..<1)),
    ])
  func answered(_ one: Case) {
    #expect(ByteRangeRequest(one.header, length: one.length) == one.expected)
  }

  @Test(
    "a range of which the file has nothing is refused",
    arguments: [
      Case("bytes=1000-", .unsatisfiable),
      Case("bytes=5000000-", .unsatisfiable),
      Case("bytes=1000-2000", .unsatisfiable),
      Case("bytes=-0", .unsatisfiable),
      Case("bytes=-000", .unsatisfiable),
      Case("bytes=1000-, -0, 2000-3000", .unsatisfiable),
    ])
  func refused(_ one: Case) {
    #expect(ByteRangeRequest(one.header, length: one.length) == one.expected)
  }

  @Test(
    "what has no meaning is ignored and the whole file sent",
    arguments: [
      nil, "", "bytes", "bytes=", "bytes=-", "bytes=--1", "bytes=,", "bytes=1", "bytes=9-8", "bytes=500-499",
      "bytes=a-b", "bytes=1-b", "bytes=+1-2", "bytes=1 - 2", "bytes=1-2-3", "bytes=0x1-2", "bytes=-1.5",
      "items=0-5",
      "bytes:0-5", "0-5", "bytes=٣-٤", "bytes=5\u{301}-6", "bytes=0-5;6-7", "bytes=0-1, 9-8", "bytes=0-1, x",
      "=0-5",
      "bytes==0-5",
    ])
  func ignored(_ header: String?) {
    #expect(ByteRangeRequest(header, length: 1000) == .whole)
  }

  @Test(
    "of several ranges the first that the file has is answered",
    arguments: [
      Case("bytes=0-0,-1", .part(0..<1)),
      Case("bytes=10-19 , 0-5", .part(10..<20)),
      Case("bytes=, 5-6,,", .part(5..<7)),
      Case("bytes=2000-, -5", .part(995..<1000)),
      Case("bytes=-0,3-4", .part(3..<5)),
    ])
  func several(_ one: Case) {
    #expect(ByteRangeRequest(one.header, length: one.length) == one.expected)
  }

  @Test(
    "numbers too large for 64 bits are beyond the end",
    arguments: [
      Case("bytes=99999999999999999999-", .unsatisfiable),
      Case("bytes=99999999999999999999-99999999999999999998", .whole),
      Case("bytes=99999999999999999998-99999999999999999999", .unsatisfiable),
      Case("bytes=9223372036854775807-9223372036854775807", .unsatisfiable),
      Case("bytes=10-99999999999999999999", .part(10..<1000)),
      Case("bytes=-99999999999999999999", .part(0..<1000)),
      Case("bytes=10-", of: .max, .part(10..<(.max))),
      Case("bytes=10-9223372036854775807", of: .max, .part(10..<(.max))),
    ])
  func overflowing(_ one: Case) {
    #expect(ByteRangeRequest(one.header, length: one.length) == one.expected)
  }

  @Test("an empty file is sent whole, whatever was asked", arguments: ["bytes=0-", "bytes=-1", "bytes=5-6"])
  func empty(_ header: String) {
    #expect(ByteRangeRequest(header, length: 0) == .whole)
  }

  @Test("very many ranges are taken for an attack and ignored")
  func attack() {
    let header = "bytes=" + Array(repeating: "0-", count: 10_000).joined(separator: ",")
    #expect(ByteRangeRequest(header, length: 1000) == .whole)
  }

  @Test("status and Content-Range fit the answer")
  func answer() {
    let whole = ByteRangeRequest.whole
    #expect(
      whole.status == 200 && whole.contentRange(ofLength: 9) == nil && whole.bytes(ofLength: 9) == 0..<9)
    let part = ByteRangeRequest.part(2..<5)
    #expect(part.status == 206 && part.bytes(ofLength: 9) == 2..<5)
    #expect(part.contentRange(ofLength: 9) == "bytes 2-4/9")
    let refused = ByteRangeRequest.unsatisfiable
    #expect(refused.status == 416 && refused.bytes(ofLength: 9) == nil)
    #expect(refused.contentRange(ofLength: 9) == "bytes */9")
  }
}
