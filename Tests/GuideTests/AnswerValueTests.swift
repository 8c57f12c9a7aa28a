import Foundation
import Testing

@testable import Guide

@Suite("Values as they are stored")
struct AnswerValueTests {
  static let samples: [(json: String, value: AnswerValue)] = [
    (#"{"text":"Hallo"}"#, .text("Hallo")), (#"{"number":12.5}"#, .number(12.5)),
    (#"{"date":"2026-11-21"}"#, .date("2026-11-21")),
    (
      #"{"choices":[{"code":"other","text":"Minidisc"}]}"#, .choices([.init(code: "other", text: "Minidisc")])
    ),
    (#"{"choices":[{"code":"-8"}]}"#, .choices([.init(code: "-8")])), (#"{"choices":[]}"#, .choices([])),
    (#"{"time":"08:30"}"#, .time("08:30")),
    (#"{"dateTime":"2026-11-21T08:30Z"}"#, .dateTime("2026-11-21T08:30Z")),
    (#"{"duration":5400}"#, .duration(5400)), (#"{"ranking":["b","a"]}"#, .ranking(["b", "a"])),
    (
      #"{"rows":[{"codes":["1"],"row":"a"},{"column":"x","number":2,"row":"b"},{"row":"c","text":"t"}]}"#,
      .rows([
        RowValue(row: "a", cell: .codes(["1"])), RowValue(row: "b", column: "x", cell: .number(2)),
        RowValue(row: "c", cell: .text("t")),
      ])
    ),
    (
      #"{"place":{"latitude":47.5,"longitude":15.25,"text":"Graz"}}"#,
      .place(Place(text: "Graz", latitude: 47.5, longitude: 15.25))
    ),
    (#"{"points":[{"x":0.25,"y":0.5}]}"#, .points([ImagePoint(x: 0.25, y: 0.5)])),
    (
      #"{"strokes":[[[0.5,0.5,0],[0.25,1,16]]]}"#,
      .strokes([Stroke(points: [.init(x: 0.5, y: 0.5), .init(x: 0.25, y: 1, milliseconds: 16)])])
    ),
    (
      #"{"files":[{"mediaType":"image/png","name":"a.png","sha256":"00"}]}"#,
      .files([FileReference(name: "a.png", sha256: "00", mediaType: "image/png")])
    ),
  ]

  @Test("are read from their JSON and written back with the same bytes", arguments: samples.indices)
  func stored(_ index: Int) throws {
    let (json, value) = Self.samples[index]
    #expect(try JSONDecoder().decode(AnswerValue.self, from: Data(json.utf8)) == value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }

  @Test(
    "are refused when they are no value",
    arguments: [
      "{}", "[]", #"{"text":1}"#, #"{"text":"a","number":1}"#, #"{"rows":[{"row":"a"}]}"#,
      #"{"strokes":[[[1]]]}"#,
    ])
  func unreadable(_ json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(AnswerValue.self, from: Data(json.utf8)) }
  }

  @Test("a question without the new fields is written with the bytes it always had")
  func oldQuestion() throws {
    let question = Question(
      id: "q", text: "Q", kind: "matrix", options: [AnswerOption(code: "1", text: "A")],
      rows: [Row(id: "a", text: "A")])
    let text = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    for word in ["secondOptions", "opposite", "image", "Sum", "mask"] { #expect(!text.contains(word)) }
  }

  @Test("missing reasons have codes of their own and are read from word, code and spelling")
  func missing() {
    #expect(MissingReason.allCases.map(\.code) == [-9, -8, -7, -6, -5])
    for reason in MissingReason.allCases {
      #expect(
        MissingReason(word: reason.word) == reason && MissingReason(word: String(reason.code)) == reason)
    }
    #expect(MissingReason(word: "not reached") == .notReached)
  }
}
