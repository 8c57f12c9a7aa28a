import Foundation
import Guide
import Testing

@testable import GuideFormats

/// A text with a fault, and where the fault is.
struct Fault: CustomTestStringConvertible, Sendable {
  let text: String
  let places: [String]
  let words: String

  init(_ text: String, _ places: String..., words: String) {
    self.text = text
    self.places = places
    self.words = words
  }

  var testDescription: String { words }

  static let all: [Fault] = [
    Fault("", "1:1 error", words: "no question"),
    Fault("# T\n\ntext", "1:1 error", words: "no question"),
    Fault("---\nid: a\n- Q", "1:1 error", words: "never closed"),
    Fault("---\nid: a b\nnonsense\n---\n- Q", "2:1 error", "3:1 error", words: "key: value"),
    Fault("---\nguide: 2\n---\n- Q", "2:1 error", words: "version 2"),
    Fault("---\ncolor: red\n---\n- Q", "2:1 warning", words: "not a key"),
    Fault("---\nid: a\nid: b\n---\n- Q", "3:1 error", words: "twice"),
    Fault("---\ntitle: A\nlang: deutsch\n---\n# B\n- Q", "3:1 warning", "5:1 warning", words: "language tag"),
    Fault("- Q\n<!-- never\nclosed", "2:1 error", words: "never closed"),
    Fault("- Q {#a}\n- R {#A}", "2:6 error", words: "already used in line 1"),
    Fault("## S {#a}\n- Q {#a}", "2:6 error", words: "already used"),
    Fault("- Q {#1a}", "1:6 error", words: "cannot be an id"),
    Fault("- Q {#größe}", "1:6 error", words: "cannot be an id"),
    Fault("- Q {#end}", "1:6 error", words: "cannot be an id"),
    Fault("- Q {#by}", "1:6 warning", words: "variable name"),
    Fault("- Q {#a_}", "1:6 warning", words: "variable name"),
    Fault("- Q {#a} {#b}", "1:11 error", words: "already given"),
    Fault("- Q {#a", "1:5 error", words: "closing brace"),
    Fault("- Q {=}", "1:5 error", words: "cannot be read as attributes"),
    Fault("- Q {#a} more", "1:5 warning", words: "end of a line"),
    Fault("- Q {requird}", "1:6 warning", words: "not an attribute"),
    Fault("## S {minutes=0}\n- Q", "1:15 error", words: "number of minutes"),
    Fault("## S {minutes=-5}\n- Q", "1:15 error", words: "number of minutes"),
    Fault("## S {minutes=ten}\n- Q", "1:15 error", words: "minutes=10"),
    Fault("## S {minutes=1e3}\n- Q", "1:15 error", words: "minutes=10"),
    Fault("## S {minutes}\n- Q", "1:7 error", words: "needs a value"),
    Fault("- Q {minutes=5}", "1:6 warning", words: "not an attribute"),
    Fault("- Q {if}", "1:6 error", words: "needs a value"),
    Fault("- Q {shuffle=all}", "1:14 error", words: "is not a value of shuffle"),
    Fault("- Q {required=yes}", "1:15 warning", words: "takes no value"),
    Fault("- Q {required soft}", "1:15 warning", words: "required counts"),
    Fault("- Q {if=\"nobody = 1\"}", "1:10 error", words: "no question with the id"),
    Fault("- Q {#q if=\"q = 1\"}", "1:13 error", words: "only later"),
    Fault("- Q {if=\"r = 1\"}\n- R {#r}", "1:10 error", words: "only later"),
    Fault("- Q {if=\"1 +\"}", "1:13 error", words: "ends too early"),
    Fault("- Q {#q}\n- R {if=\"q.x = 1\"}", "2:10 error", words: "no row or choice"),
    Fault("- Q {#q}\n- R {filter=q}", "2:13 error", words: "no choices"),
    Fault("- Q {filter=r}\n- R {#r}", "1:13 error", "1:13 error", words: "only later"),
    // what people type where a mark was meant
    Fault("- Is {qq} right?", "1:6 warning", words: "names no question"),
    Fault("- Name {#name}\n- Is {Name} right?", "2:6 warning", words: "there is “name”"),
    Fault("##Work\n- Q", "1:1 warning", words: "space is missing after “##”"),
    Fault("- Q\n-How?", "2:1 warning", "2:1 warning", words: "space is missing after “-”"),
    Fault("1.How?\n- Q", "1:1 warning", words: "space is missing after “1.”"),
    Fault("- Q\n  -( ) Yes", "2:3 warning", words: "space is missing after “-”"),
    Fault("- Q\n  • How?", "2:3 warning", words: "not a list mark"),
    Fault("– Q\n- Q", "1:1 warning", words: "not a list mark"),
    Fault("- Q\n  ☐ Yes", "2:3 warning", words: "not a box"),
    Fault("- Q\n  - Yes\n  - No", "2:5 warning", words: "write a box before it"),
    Fault("- Q\n  - 1 = rarely", "2:5 warning", words: "write a box before it"),
    Fault("- Q\n  - then -> q3", "2:5 warning", words: "write a box before it"),
    Fault("- Q\n  [matrix: a, b, c]\n  - r: row", "2:12 warning", words: "one label with commas"),
    Fault("- Q {#q}\n- R {if=“q = 1”}", "2:9 error", words: "curled the quotation marks"),
    Fault("- Q {#q}\n- R {if=“q=1”}", "2:9 error", words: "curled the quotation marks"),
    Fault("- Q {#q}\n- R {if=\"q = ‘a’\"}", "2:14 error", words: "curled the quotation marks"),
    Fault("- Q {#q}\n  - ( ) yes = Y\n- R {if=\"q = yes\"}", "3:14 error", words: "q = 'yes'"),
    Fault("- Q\n  - ( ) A -> nowhere", "2:14 error", words: "no question or section"),
    Fault("- P {#p}\n- Q\n  - ( ) A -> p", "3:14 warning", words: "only goes forward"),
    Fault("- Q\n  - ( ) A -> two words", "2:11 error", words: "after ->"),
    Fault("- Q\n  - ( ) A\n  - [ ] B", "3:5 error", words: "( ) and [ ]"),
    Fault("- Q\n  [number]\n  - ( ) A", "3:5 error", words: "answer line [number]"),
    Fault("- Q\n  [number]\n  [text]", "3:3 error", words: "already has the answer line"),
    Fault("- Q\n  [frobnicate]", "2:3 error", words: "not an answer word"),
    Fault("- Q\n  [number", "2:3 error", words: "closing bracket"),
    Fault("- Q\n  [number 0.5]", "2:11 error", words: "not understood"),
    Fault("- Q\n  [number a..b]", "2:11 error", "2:11 error", words: "not a number"),
    Fault("- Q\n  [number ..]", "2:11 error", words: "no ends"),
    Fault("- Q\n  [number 9..1]", "2:3 error", words: "ends before"),
    Fault("- Q\n  [date 2020-02-30..]", "2:9 error", words: "not a date"),
    Fault("- Q\n  [text 1..2]", "2:9 error", words: "takes no range"),
    Fault("- Q\n  [number step]", "2:11 error", words: "number is missing"),
    Fault("- Q\n  [number step 0]", "2:16 error", words: "larger than 0"),
    Fault("- Q\n  [text match (]", "2:15 error", words: "regular expression"),
    Fault("- Q\n  [number: a | b]", "2:10 error", words: "no labels"),
    Fault("- Q\n  [scale 1..10: a]", "2:3 error", words: "exactly two"),
    Fault("- Q\n  [scale 1..10: a | b | c]", "2:3 error", words: "exactly two"),
    Fault("- Q\n  [scale 1..10]", "2:3 warning", words: "ends of the scale"),
    Fault("- Q\n  [scale ..10: a | b]", "2:3 error", words: "both ends"),
    Fault("- Q\n  [scale]", "2:3 error", words: "no labels"),
    Fault("- Q\n  [scale 1..5: 7 = x]", "2:16 error", words: "not a point of the scale"),
    Fault("- Q\n  [dualmatrix: a | b]\n  - x: X", "2:3 error", words: "two scales"),
    Fault("- Q\n  [dualmatrix: a || b || c]\n  - x: X", "2:14 error", words: "empty"),
    Fault("- Q\n  [differential]\n  - x: X", "3:5 error", words: "two poles"),
    Fault("- Q\n  [numbers sum x]\n  - x: X", "2:12 error", words: "after “sum”"),
    Fault("- Q\n  [numbers sum 9..1]\n  - x: X", "2:16 error", words: "the sum ends"),
    Fault("- Q\n  [masked]", "2:3 error", words: "mask is missing"),
    Fault("- Q\n  [points]", "2:3 error", words: "no picture"),
    Fault("- Q\n  [calculated]", "2:3 error", words: "how to calculate"),
    Fault("- Q\n  [duration 2:00..1:00]", "2:3 error", words: "ends before"),
    Fault("- Q\n  [time 25:00..]", "2:9 error", words: "not a time"),
    Fault("- Q {calculate=\"1 +\"}\n  [calculated]", "1:20 error", words: "ends too early"),
    Fault("- Q {if=\"selected(1)\"}", "1:10 error", words: "takes 2 values"),
    Fault("---\nshuffle: all\n---\n- Q", "2:1 error", words: "shuffle: sections"),
    Fault("- Why {b}? {#a}\n- R {#b}", "1:1 warning", words: "not asked before"),
    Fault("- A {#a}\n- Why {a.x}? {#b}", "2:1 warning", words: "always leaves a gap"),
    Fault("- Q\n  [yesno: a]", "2:3 error", words: "two labels"),
    Fault("- Q\n  [matrix: a | b]", "2:3 error", words: "no rows"),
    Fault("- Q\n  [rank]\n  - a = A", "2:3 error", words: "at least two items"),
    Fault("- Q\n  [matrix: a | ]\n  - x: X", "2:10 error", words: "empty"),
    Fault("- Q {min=3 max=1}\n  - [ ] A\n  - [ ] B\n  - [ ] C", "1:6 error", words: "min is larger"),
    Fault("- Q {min=3}\n  - [ ] A", "1:6 error", words: "only 1"),
    Fault("- Q {min=x}\n  - [ ] A", "1:10 error", words: "whole number"),
    Fault("- Q {min=1}", "1:6 warning", words: "no effect"),
    Fault("- Q {max=5}\n  [number 0..9]", "1:10 error", words: "also given"),
    Fault("- Q {default=x}\n  [number]", "1:14 warning", words: "default"),
    Fault("- Q\n  - ( ) 1 = A\n  - ( ) 1 = B", "3:5 error", words: "given twice"),
    Fault("- Q\n  - (x) A\n  - (x) B", "3:5 error", words: "only one choice"),
    Fault("- Q\n  - ( )", "2:5 error", words: "no text"),
    Fault("- Q\n  - ( ) ä = A", "2:5 error", words: "cannot be a code"),
    Fault("- Q\n  - ( ) 1=A", "2:10 warning", words: "spaces around"),
    Fault("- Q\n  - ( ) A {#a}", "2:12 error", words: "no id"),
    Fault("- Q\n  - [number]", "2:5 warning", words: "read as a probe"),
    Fault("- Q\n  -", "2:3 warning", words: "no text"),
    Fault("- Q\n  - Check:", "2:5 warning", words: "no text"),
    Fault("- Q\n  ( ) A", "2:3 error", words: "list mark before its box"),
    Fault("- Q\n- ( ) A", "2:1 error", words: "must be indented"),
    Fault("- ( ) A", "1:1 error", words: "without a question"),
    Fault("- Q\n[number]", "2:1 error", words: "must be indented"),
    Fault("- Q\ngoes on", "2:1 warning", words: "part of the question"),
    Fault("- Q\n\nText", "3:1 warning", words: "stands after a question"),
    Fault("- Q\n> note", "2:1 warning", words: "belongs to the section"),
    Fault("-\n  text is missing no more", words: ""),
    Fault("- {#a}", "1:1 error", words: "no text"),
    Fault("- Q\n# Late\n- R", "2:1 warning", words: "title of the guide"),
    Fault("#### Deep\n- Q", "1:1 warning", "1:1 warning", words: "no deeper"),
    Fault("### Sub\n- Q", "1:1 warning", words: "section before it"),
    Fault("##\n- Q", "1:1 warning", words: "no text"),
    Fault("## Empty\n## S\n- Q", "1:1 warning", words: "is empty"),
    Fault("Title\n=====\n- Q", "2:1 warning", words: "underlined"),
    Fault("![a](b.png)\n\n- Q", "1:1 warning", words: "belong to a question"),
    Fault("- Q\n  ![a](/etc/passwd)", "2:8 error", words: "absolute"),
    Fault("- Q\n  ![a](../x.png)", "2:8 error", words: "straight down"),
    Fault("- Q\n  ![a](https://x.org/a.png)", "2:8 error", words: "address"),
    Fault("- Q\n  ![a](~/x.png)", "2:8 error", words: "absolute"),
    Fault("- Q\n  ![a]", "2:3 error", words: "cannot be read"),
    Fault("- Q\u{1B}[31m", "1:4 error", words: "control character"),
    Fault("- e\u{301}\u{1F468}\u{200D}\u{1F469} {#1}", "1:7 error", words: "cannot be an id"),
    Fault("- Q {#a}\n  - [ ] x = X\n- R {#a_x}\n  [number]", "3:1 warning", words: "share the column"),
  ]
}

@Suite("Diagnostics of guide texts")
struct DiagnosticTests {
  @Test("each fault is reported with its line and column", arguments: Fault.all)
  func fault(_ fault: Fault) {
    let reading = GuideTextReader.read(fault.text, name: "g.en.guide.md")
    #expect(places(reading) == fault.places, "\(reading.diagnostics)")
    if !fault.words.isEmpty {
      #expect(reading.diagnostics.contains { $0.text.contains(fault.words) }, "\(reading.diagnostics)")
    }
    for diagnostic in reading.diagnostics { #expect(!diagnostic.text.hasSuffix(".")) }
  }

  @Test(
    "bytes that are no text are refused with their place",
    arguments: [
      ([0x2D, 0x20, 0x51, 0x0A, 0xE4, 0x20], "2:1 error", "UTF-8"),
      ([0xFF, 0xFE, 0x2D, 0x00], "1:1 error", "UTF-16"),
      ([0x2D, 0x20, 0x00], "1:3 error", "zero byte"),
    ] as [([UInt8], String, String)])
  func noText(_ bytes: [UInt8], _ place: String, _ word: String) {
    let reading = GuideTextReader.read(Data(bytes), name: "g.md")
    #expect(reading.guide == nil && places(reading) == [place])
    #expect(reading.diagnostics[0].text.contains(word))
  }

  @Test("a file that is too large is refused, a line that is too long is cut")
  func tooLarge() {
    let large = GuideTextReader.read(Data(repeating: 0x61, count: 4 * 1024 * 1024 + 1), name: "g.md")
    #expect(large.guide == nil && places(large) == ["1:1 error"])
    let long = GuideTextReader.read("- " + String(repeating: "a", count: 30_000), name: "g.md")
    #expect(places(long) == ["1:20001 error"] && long.guide?.questions.first?.text.count == 19_998)
  }

  @Test("the list of problems ends somewhere")
  func many() {
    let reading = GuideTextReader.read(String(repeating: "- {#a}\n", count: 5000), name: "g.md")
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.guide?.questions.count == 5000)
  }
}
