import Foundation
import Guide
import Testing

@testable import Interview

@Suite("The quick way of reading and writing events says what JSONDecoder and JSONEncoder say")
struct PlainEventJSONTests {
  static let texts = [
    "", "plain", "quotes \" and \\ and / and \u{7F}", "two\nlines\r\nand\ttabs",
    "bell \u{7} nul \u{0} escape \u{1B}",
    "ä e\u{301} 👩‍🔬 שלום \u{2028} \u{FEFF} \u{10FFFF}", String(repeating: "ß", count: 5000),
  ]
  static let numbers = [
    0, -0.0, 1, -1, 0.1, -2.5, 1.0 / 3, 100_000, 999_999_999_999_999, 9_007_199_254_740_991,
    9_007_199_254_740_992,
    1e15, 1e16, 1e17, 1e22, -1e300, 1e-4, 1e-5, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    123_456_789.123_456_78,
  ]
  static let values: [AnswerValue] =
    texts.flatMap { text -> [AnswerValue] in
      [
        .text(text), .date(text), .time(text), .dateTime(text), .ranking([text, text]), .ranking([]),
        .choices([.init(code: text), .init(code: "b", text: text)]), .choices([]),
        .rows([RowValue(row: text, cell: .text(text))]), .place(Place(text: text)), .points([]),
        .strokes([Stroke(points: [])]), .files([FileReference(name: text, sha256: "", mediaType: "")]),
      ]
    } + numbers.flatMap { [.number($0), .duration($0)] }
  static let bodies: [EventBody] =
    EventCodingTests.bodies
    + values.map { .answered(question: "q", value: $0, mode: .handover) }
    + texts.flatMap { text -> [EventBody] in
      [
        .noteText(note: text, text: text), .visited(question: text),
        .keyworded(question: text, keyword: text, isSet: true),
        .asked(question: text, text: text, section: text),
      ]
    }
    + [.probed(question: "q", probe: .max, isTicked: false), .recovered(part: .min, frames: .min)]

  /// Written by hand, damaged, or made to mislead.
  static let wild = [
    "",
    " ",
    "{",
    "}",
    "{}",
    "{} ",
    " {}",
    "{}{}",
    "[]",
    "null",
    "{,}",
    #"{"question"}"#,
    #"{"question":}"#,
    #"{"question":"a",}"#,
    #"{"question":"a" }"#,
    #"{"question": "a"}"#,
    #"{"question":"a","question":"b"}"#,
    #"{"question":"a","unknown":7}"#,
    #"{"unknown":{"question":"x"},"question":"a"}"#,
    #"{"quest\u0069on":"a"}"#,
    #"{"question":null}"#,
    #"{"question":7}"#,
    #"{"question":"\ud83d\ude00"}"#,
    #"{"question":"\ud83d"}"#,
    #"{"question":"\/\b\f"}"#,
    #"{"question":"\x"}"#,
    #"{"question":"a\"#,
    #"{"question":"a\""#,
    "{\"question\":\"a\u{1}\"}",
    #"{"number":01}"#,
    #"{"number":-}"#,
    #"{"number":-0}"#,
    #"{"number":1.0}"#,
    #"{"number":1e3}"#,
    #"{"number":"1"}"#,
    #"{"number":9223372036854775807}"#,
    #"{"number":9223372036854775808}"#,
    #"{"number":99999999999999999999999999}"#,
    #"{"frames":999999999999999999}"#,
    #"{"frames":-999999999999999999}"#,
    #"{"on":tru}"#,
    #"{"on":1}"#,
    #"{"on":truefalse}"#,
    #"{"mode":"nobody"}"#,
    #"{"reason":"nothing"}"#,
    #"{"value":{}}"#,
    #"{"value":{"text":"a","number":1}}"#,
    #"{"value":{"text":"a","text":"b"}}"#,
    #"{"value":{"number":-0}}"#,
    #"{"value":{"number":-0.0}}"#,
    #"{"value":{"number":1.}}"#,
    #"{"value":{"number":.5}}"#,
    #"{"value":{"number":00.5}}"#,
    #"{"value":{"number":1e999}}"#,
    #"{"value":{"number":0.1000000000000000055511151231257827}}"#,
    #"{"value":{"number":9007199254740993}}"#,
    #"{"value":{"number":9007199254740993.5}}"#,
    #"{"value":{"number":123456789012345678}}"#,
    #"{"value":{"number":1234567890123456789012.5}}"#,
    #"{"value":{"choices":[{"code":"a","code":"b"}]}}"#,
    #"{"value":{"choices":[{"text":"a"}]}}"#,
    #"{"value":{"choices":[{"code":"a","more":"b"}]}}"#,
    #"{"value":{"choices":[{"code":"a"},]}}"#,
    #"{"value":{"ranking":["a",1]}}"#,
    #"{"value":{"dream":"a"}}"#,
    "\u{FEFF}{}",
    "{\"question\":\"\u{0}\"}",
    String(repeating: "[", count: 2000),
    String(repeating: #"{"value":"#, count: 2000),
  ]

  @Test("every kind and every value is written to the same byte", arguments: bodies)
  func writing(body: EventBody) throws {
    guard let fields = body.flat, let plain = fields.plainJSON else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(plain == String(decoding: try encoder.encode(fields), as: UTF8.self))
  }

  @Test("every kind and every value is read as the same", arguments: bodies)
  func reading(body: EventBody) throws { try compare(try body.json()) }

  @Test("hostile, damaged and foreign JSON is read as the same or left to JSONDecoder", arguments: wild)
  func hostile(json: String) throws { try compare(json) }

  @Test("what was cut off anywhere is not read", arguments: bodies)
  func cut(body: EventBody) throws {
    let json = try body.json()
    for end in json.unicodeScalars.indices.dropFirst().prefix(300) {
      #expect(FlatFields(plainJSON: String(json.unicodeScalars[..<end])) == nil)
    }
  }

  @Test("no value that is not a number is written")
  func notANumber() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(
        FlatFields(question: "q", value: .number(number), mode: .interviewer).plainJSON == nil)
    }
  }

  @Test("answers in words, numbers and choices, visits and notes take the quick way")
  func quick() throws {
    let bodies: [EventBody] = [
      .answered(question: "q", value: .text("ä \"x\"\n"), mode: .interviewer),
      .answered(question: "q", value: .number(-7), mode: .interviewer),
      .answered(question: "q", value: .number(20.5), mode: .interviewer),
      .answered(
        question: "q", value: .choices([.init(code: "a"), .init(code: "b", text: "x")]), mode: .handover),
      .unanswered(question: "q", reason: .refused, mode: .handover), .visited(question: "q"),
      .noteText(note: "n", text: "x"),
    ]
    for body in bodies {
      let json = try #require(body.flat?.plainJSON)
      #expect(FlatFields(plainJSON: json) == body.flat)
    }
  }

  private func compare(_ json: String) throws {
    guard let quick = FlatFields(plainJSON: json) else { return }
    let slow = try JSONDecoder().decode(FlatFields.self, from: Data(json.utf8))
    #expect(quick == slow)
    // -0 equals 0, but is not the same answer
    #expect(String(describing: quick) == String(describing: slow))
  }
}

extension EventBody {
  /// What is read and written the quick way; `nil` for kinds that are not.
  fileprivate var flat: FlatFields? { known?.stored as? FlatFields }
}
