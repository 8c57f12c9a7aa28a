import Guide
import Testing

@testable import Interviewing

@Suite("Command files")
struct CommandFileTests {
  typealias Case = (text: String, line: CommandFile.Line)

  static let lines: [Case] = {
    var cases: [Case] = []
    func add(_ text: String, _ moment: CommandFile.Line.Moment, _ command: InterviewCommand) {
      cases.append((text, CommandFile.Line(moment: moment, command: command)))
    }
    add("visit first_day", .now, .visit(question: "first_day"))
    add("+2.5 mark red Nobody asked", .after(seconds: 2.5), .mark(colour: 1, label: "Nobody asked"))
    add("answer tools phone,paper", .now, .answer(question: "tools", text: "phone,paper"))
    add("no-answer income refused", .now, .noAnswer(question: "income", reason: .refused))
    add("no-answer income dont-know", .now, .noAnswer(question: "income", reason: .dontKnow))
    add("mark Nobody asked", .now, .mark(colour: 1, label: "Nobody asked"))
    add("mark", .now, .mark(colour: 1, label: ""))
    add("mark blau", .now, .mark(colour: 4, label: ""))
    add("mark grün", .now, .mark(colour: 3, label: ""))
    add("mark gru\u{308}n He hesitates", .now, .mark(colour: 3, label: "He hesitates"))
    add("mark Gruen", .now, .mark(colour: 3, label: ""))
    add("@6   note He laughs", .at(seconds: 6), .note(text: "He laughs"))
    add("no-answer income -8", .now, .noAnswer(question: "income", reason: .dontKnow))
    add("flag", .now, .flag(question: nil))
    add("flag advice", .now, .flag(question: "advice"))
    add("probe advice 2", .now, .probe(question: "advice", number: 2))
    add("pause", .now, .pause)
    add("+1   continue", .after(seconds: 1), .continue)
    add("off-record phone rings", .now, .offRecord(reason: "phone rings"))
    add("on-record", .now, .onRecord)
    add("ask What about weekends?", .now, .ask(text: "What about weekends?"))
    add("undo", .now, .undo())
    add("clear-answer income", .now, .clearAnswer(question: "income"))
    add("keyword advice first love", .now, .keyword(question: "advice", word: "first love"))
    add("hand-over facts", .now, .handOver(section: "facts"))
    add("finish-hand-over", .now, .finishHandover)
    add("hand-back", .now, .handBack)
    add("part", .now, .part)
    add("@20  save", .at(seconds: 20), .save)
    add("leave\r", .now, .leave)
    add("next", .now, .next)
    add("previous", .now, .previous)
    return cases
  }()

  @Test("each line of the contract is understood", arguments: lines)
  func understood(given: Case) throws {
    #expect(try CommandFile.line(given.text) == given.line)
  }

  @Test("empty lines and comments are passed over", arguments: ["", "   ", "# a remark", "\t# another"])
  func passedOver(text: String) throws { #expect(try CommandFile.line(text) == nil) }

  @Test(
    "nonsense is refused with a sentence",
    arguments: [
      "dance", "visit", "+x mark", "@-1 save", "+ mark", "@1e9 save", "@nan save", "answer",
      "no-answer income maybe",
      "probe advice two", "probe advice", "save now", "note", "ask", "+5", "keyword advice", "hand-over",
      "hand-back now",
    ])
  func refused(text: String) {
    let error = #expect(throws: SessionError.self) { try CommandFile.line(text) }
    #expect(error?.message.isEmpty == false)
  }
}
