import Exchange
import Foundation
import Guide
import Interview

/// An interview in which every place where somebody can be named, and every place where something can be written by hand,
/// holds a word that is found nowhere else.
struct TalkativeInterview {
  /// Words that lead to a person, by where they stand.
  static let names = [
    "CanaryTitle", "CanaryLater", "CanaryPlace", "CanaryPerson", "CanaryGruber", "CanaryComputer",
    "CanaryHeadset",
    "CanaryEarbuds", "canary@example.org", "CanaryTown", "47.0707", "0.123456", "CanaryPhoto", "CanaryFolder",
    "CanaryTomorrow", "0316 555555",
  ]
  /// Words that were written by hand.
  static let texts = [
    "CanaryRemark", "CanaryStory", "CanaryOther", "CanaryBeside", "CanaryRow", "CanaryCell", "CanaryMask",
    "CanaryCode", "canary.example", "CanaryAdded", "CanaryLabel", "CanaryRenamed", "CanaryNote", "0.654321",
    "CanaryKeyword", "CanaryReason", "CanaryLateReason", "CanaryTranscript", "CanaryTaken", "0.234567",
  ]

  var held: HeldInterview

  init(in folder: TemporaryFolder, _ privacy: ExportPrivacy) throws {
    held = HeldInterview(in: folder.url, named: "Talk with CanaryFolder")
    held.privacy = privacy
    held.guide = Self.guide
    held.device = "CanaryComputer"
    try held.part(frames: 80_000)
    tellOfPeople()
    answer()
    write()
    held.closePart(frames: 80_000, at: 80_000)
    held.happened(80_000, .saved)
  }

  private mutating func tellOfPeople() {
    held.happened(0, .edited(.init(title: "CanaryTitle", participant: "CanaryGruber", place: "CanaryPlace")))
    held.happened(0, .edited(.init(title: "CanaryLater", participant: "P-07", persons: "CanaryPerson")))
    held.happened(0, .deviceLost(name: "CanaryHeadset"))
    held.happened(0, .deviceChanged(name: "CanaryEarbuds"))
    held.happened(0, .unknown(kind: "called", json: "{\"name\":\"CanaryTomorrow\"}"))
    held.answer("mail", .text("canary@example.org"), at: 100)
    held.answer("call", .text("0316 555555"), at: 110)
    held.answer("home", .place(Place(text: "CanaryTown", latitude: 47.0707, longitude: 15.4395)), at: 120)
    held.answer("signed", .strokes([Stroke(points: [.init(x: 0.123456, y: 0.5)])]), at: 130)
    let digest = String(repeating: "ab", count: 32)
    held.answer(
      "desk", .files([FileReference(name: "CanaryPhoto.jpg", sha256: digest, mediaType: "image/jpeg")]),
      at: 140)
  }

  private mutating func answer() {
    held.visit("remark", at: 200)
    held.answer("remark", .text("CanaryTaken"), at: 205)
    held.answer("remark", .text("CanaryRemark"), at: 210)
    held.answer("story", .text("CanaryStory"), at: 220)
    held.answer(
      "tools", .choices([.init(code: "phone"), .init(code: "other", text: "CanaryOther")]), at: 230)
    held.answer("one", .choices([.init(code: "other", text: "CanaryBeside")]), at: 240)
    held.answer("lines", .rows([RowValue(row: "a", cell: .text("CanaryRow"))]), at: 250)
    held.answer("table", .rows([RowValue(row: "a", column: "mo", cell: .text("CanaryCell"))]), at: 260)
    held.answer("number_plate", .text("CanaryMask"), at: 270)
    held.answer("barcode", .text("CanaryCode"), at: 280)
    held.answer("site", .text("https://canary.example"), at: 290)
    held.answer("sketch", .strokes([Stroke(points: [.init(x: 0.234567, y: 0.5)])]), at: 295)
    held.answer("years", .number(17), at: 300)
    held.answer("key", .text("a word of the guide"), at: 305)
    held.answer("only_if", .number(4), at: 310)
  }

  private mutating func write() {
    held.happened(400, .asked(question: "added_1", text: "CanaryAdded?", section: "all"))
    held.mark("CanaryLabel", at: 500)
    let mark = held.happened(510, .marked(EventBody.Marked(colour: 2, label: "", reach: 0)))
    held.happened(520, .markEdited(mark: mark, frame: nil, end: nil, colour: nil, label: "CanaryRenamed"))
    held.note("CanaryNote", on: "remark", at: 600)
    let drawn = held.happened(610, .noteBegun(question: "remark"))
    held.happened(611, .inked(note: drawn, stroke: InkStroke(points: [.init(x: 0.654321, y: 0.5)])))
    held.happened(620, .keyworded(question: "remark", keyword: "CanaryKeyword", isSet: true))
    held.happened(700, .offRecord(reason: "CanaryReason"))
    held.happened(700, .offRecordReason("CanaryLateReason"))
    held.happened(700, .onRecord)
    let visit = held.happened(800, .visited(question: "years"))
    held.happened(900, .transcribed(visit: visit, text: "CanaryTranscript"))
  }

  private static let guide: Guide = {
    let other = AnswerOption(code: "other", text: "Other", hasText: true)
    let phone = AnswerOption(code: "phone", text: "Phone")
    let row = Row(id: "a", text: "Row A")
    func question(_ id: String, _ kind: String, _ attributes: [Attribute] = []) -> Question {
      Question(id: id, text: "About \(id)", kind: kind, attributes: attributes)
    }
    var questions = [
      question("remark", "text"), question("story", "long"), question("mail", "email"),
      question("call", "phone"),
      question("home", "location"), question("signed", "sign"), question("sketch", "draw"),
      question("desk", "photo"),
      question("number_plate", "masked"), question("barcode", "barcode"), question("site", "url"),
      question("years", "integer"),
      question("key", "text"),
      question("only_if", "integer", [Attribute("if", "key = 'a word of the guide'")]),
      question("echo", "calculated", [Attribute("calculate", "remark")]),
      question("next", "calculated", [Attribute("calculate", "years + 1")]),
    ]
    questions.append(Question(id: "tools", text: "Tools", kind: "multiple", options: [phone, other]))
    questions.append(Question(id: "one", text: "One", kind: "single", options: [phone, other]))
    questions.append(Question(id: "lines", text: "Lines", kind: "texts", rows: [row]))
    questions.append(
      Question(
        id: "table", text: "Table", kind: "textmatrix", options: [AnswerOption(code: "mo", text: "Monday")],
        rows: [row]
      ))
    return Guide(
      id: "all", title: "All kinds", sections: [Section(id: "all", title: "All", questions: questions)])
  }()
}
