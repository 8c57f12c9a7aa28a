import Foundation
import Guide
import Testing

@testable import Leitfaden

@Suite("Answering by keys")
struct AnswerByKeysTests {
  private static func sheet(_ id: String) throws -> AnswerSheet {
    let guide = try GuideOnScreenTests.guide(GuideOnScreenTests.everyKind)
    let question = try #require(guide.question(id))
    return try #require(AnswerSheet(question, language: "en"))
  }

  /// The answer that comes of pressing keys, one in each cell where there are several.
  private static func pressing(_ keys: String, _ id: String) throws -> AnswerValue {
    let sheet = try sheet(id)
    var draft = AnswerDraft(sheet, value: nil)
    for key in keys {
      if key == ">" {
        draft.cell += 1
      } else if sheet.cells[draft.cell].choices.isEmpty {
        draft.type((draft.typed[draft.cell] ?? "") + String(key))
      } else {
        let choice = sheet.cells[draft.cell].choices.first { $0.key == key }
        draft.choose(try #require(choice).option, in: sheet)
      }
    }
    let kind = try #require(AnswerKinds.kind(sheet.question.kind))
    let value = try kind.value(from: try #require(draft.text(in: sheet)), for: sheet.question)
    // what is stored is what is shown when the answer is opened again
    #expect(AnswerDraft(sheet, value: value).text(in: sheet) == draft.text(in: sheet))
    return value
  }

  @Test(
    "one key makes a choice, and the session reads what was meant",
    arguments: [
      ("many", "3", "c3"), ("many", "i", "c18"), ("pictures", "2", "square"), ("multiple", "21", "bike car"),
      ("multiple", "14", "nothing"), ("multiple", "41", "bike"), ("multiple", "121", "car"),
      ("yesno", "2", "0"),
      ("gender", "3", "X"), ("five", "4", "4"), ("ten", "0", "10"), ("ten", "a", "-8"), ("likert", "2", "2"),
      ("differential", "7>1", "speed=7; warmth=1"), ("matrix", "1>4", "a=1; b=-9"),
      ("multimatrix", "13>2", "work=foot car; shop=bus"), ("scalematrix", "9>0", "school=9; bus=10"),
      ("yesnomatrix", "1>3", "cat=Y; dog=N"), ("changematrix", "2>1", "noise=S; rent=I"),
      ("dualmatrix", "1>2>2>1", "school.1=1; school.2=2; bus.1=2; bus.2=1"),
      ("numbermatrix", "3>>8", "home.mo=3; work.mo=8"), ("textmatrix", "slept", "home.mo=slept"),
      ("numbers", "8>16", "work=8; rest=16"), ("texts", "Hill 3>Graz", "street=Hill 3; town=Graz"),
      ("rank", "312", "shops green quiet"), ("ack", "1", "1"),
    ])
  func presses(id: String, keys: String, value: String) throws {
    #expect(try Self.pressing(keys, id).plainText == value)
  }

  @Test("every choice has a key of its own, and the key stands before it")
  func keys() throws {
    let guide = try GuideOnScreenTests.guide(GuideOnScreenTests.everyKind)
    for question in guide.questions {
      guard let sheet = AnswerSheet(question, language: "en") else { continue }
      for cell in sheet.cells {
        let keys = cell.choices.compactMap(\.key)
        #expect(Set(keys).count == cell.choices.count, "\(question.id)")
      }
    }
    let seen = GuideOnScreenTests.read(GuideOnScreenTests.screen(guide, at: "many"))
    #expect(seen.contains("9()Countrynumber9a()Countrynumber10") && seen.contains("i()Countrynumber18"))
  }

  @Test("what was chosen is marked, and the arrows are always on the screen")
  func marked() throws {
    let guide = try GuideOnScreenTests.guide(GuideOnScreenTests.everyKind)
    let sheet = try Self.sheet("many")
    let value = AnswerValue.choices([.init(code: "c18")])
    var draft = AnswerDraft(sheet, value: value)
    for _ in 0...18 {
      let screen = GuideOnScreenTests.screen(
        guide, at: "many", mode: .filling(draft), answers: [("many", value)])
      let current = screen.lines().flatMap { $0 }.filter {
        $0.style == .current && $0.text.contains("Country")
      }
      #expect(current.count == 1)
      draft.move(-1, in: sheet)
    }
    let table = GuideOnScreenTests.screen(
      guide, at: "matrix",
      answers: [("matrix", .rows([RowValue(row: "a", cell: .codes(["2"]))]))])
    #expect(GuideOnScreenTests.read(table).contains("Amapoftheplace:somewhatuseful"))
  }

  @Test("a choice that asks for a text begins the line with it")
  func text() throws {
    let sheet = try Self.sheet("multiple")
    var draft = AnswerDraft(sheet, value: nil)
    draft.choose(sheet.cells[0].choices[0].option, in: sheet)
    #expect(draft.invitation(to: sheet.cells[0].choices[2].option, in: sheet) == "bike, other=")
  }
}
