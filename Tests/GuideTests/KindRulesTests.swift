import Foundation
import Testing
import Wording

@testable import Guide

@Suite("Every answer kind")
struct KindRulesTests {
  static let kinds = AnswerKinds.all.map { $0.id }

  /// A question of this kind, with rows, choices and limits.
  static func question(_ kind: String) -> Question {
    (Samples.all + Samples.structured).map(\.question).first { $0.kind == kind }
      ?? Question(id: "q", text: "Q?", kind: kind)
  }

  @Test(
    "tables, times, addresses and pictures are read or refused with a sentence", arguments: Samples.structured
  )
  func typedAnswer(_ sample: TypedAnswer) throws {
    let kind = try #require(AnswerKinds.kind(sample.question.kind))
    do {
      let value = try kind.value(from: sample.typed, for: sample.question)
      #expect(value == sample.value)
      #expect(kind.cells(for: value, of: sample.question).count == kind.columns(for: sample.question).count)
      #expect(!kind.text(for: value, of: sample.question).isEmpty)
      let json = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(AnswerValue.self, from: json) == value)
    } catch let error as AnswerProblem {
      #expect(sample.value == nil, "\(error.message)")
      for language in ["en", "de"] {
        let sentence = error.sentence.said(in: language)
        #expect(sentence.count > 10 && !sentence.hasSuffix(".") && !sentence.contains("{"))
      }
    }
  }

  @Test("has a sample, a hint in both languages, and as many variables as cells", arguments: kinds)
  func complete(_ id: String) throws {
    let kind = try #require(AnswerKinds.kind(id))
    let question = Self.question(id)
    #expect(AnswerKinds.name(id, in: "en") != id || id == "gender")
    #expect(AnswerKinds.name(id, in: "de") != id)
    if kind.hasValue {
      #expect((Samples.all + Samples.structured).contains { $0.question.kind == id && $0.value != nil })
      let hints = ["en", "de"].map { kind.hint(for: question, in: $0) }
      #expect(hints.allSatisfy { !$0.isEmpty && !$0.contains("{") })
      #expect(!kind.statistics(for: question).isEmpty)
    }
    let names = kind.statistics(for: question).map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    for variable in kind.statistics(for: question) {
      #expect(!variable.label.isEmpty && !variable.spssFormat.isEmpty)
    }
  }

  static let hostile = [
    "", " ", "\u{0}", "{", "{\"", "{\"rows\":", "[[[[", "=", ";;;;", ",,,,", "@", "±", "a=b=c", "\u{301}",
    "-", "−", ":",
    "1:", "::::", "\u{202E}1", "🏳️‍🌈", "1e400", "9999999999999999999999",
    "{\"rows\":[{\"row\":\"a\",\"number\":1e308}]}",
    "{\"strokes\":[[[1e308,1,1]]]}", "{\"points\":[{\"x\":1e308,\"y\":0}]}", "P", "T", "=\n=\n=", "a.1=", "%",
    "\\",
    "{\"choices\":[{\"code\":\"1\"}]}", "{\"ranking\":[]}", "{\"files\":[]}", "0 0 @", "NaN", "-0",
  ]

  @Test(
    "takes or refuses hostile texts, and every value of another kind, without coming down", arguments: kinds)
  func hostileTexts(_ id: String) throws {
    let kind = try #require(AnswerKinds.kind(id))
    let bare = Question(id: "q", text: "Q?", kind: id)
    let long = ["{\"rows\":", "a=1;", "1,", "9", "( ", "0 0;", "@", "1h", "\n", "[", "=", "a\u{301}"].map {
      String(repeating: $0, count: 20_000)
    }
    for question in [Self.question(id), bare] {
      for text in Self.hostile + long {
        guard let value = try? kind.value(from: text, for: question) else { continue }
        #expect(kind.cells(for: value, of: question).count == kind.columns(for: question).count)
      }
      for sample in Samples.all + Samples.structured {
        guard let value = sample.value else { continue }
        #expect(kind.cells(for: value, of: question).count == kind.columns(for: question).count)
        _ = kind.text(for: value, of: question)
      }
    }
  }

  @Test("what was typed is never taken for a gap")
  func problem() {
    let problem = #expect(throws: AnswerProblem.self) {
      try NumberAnswer.value(from: "%2", for: Samples.years)
    }
    #expect(problem?.message == "“%2” is not a number; type a number 0..60 years")
    #expect(
      problem?.sentence.said(in: "de-AT") == "„%2“ ist keine Zahl; erwartet wird eine Zahl 0..60 years")
  }
}
