import Foundation
import Guide
import Testing
import Timeline

@testable import Interview

@Suite("Ink, keywords, hand-over and transcripts, folded from events")
struct NewWordsTests {
  let stroke = InkStroke(
    points: [.init(x: 0, y: 0), .init(x: 1, y: 1, pressure: 0.7, milliseconds: 40)], colour: 2)

  @Test("a note keeps its strokes in order of time, and a stroke can be taken back")
  func ink() {
    var story = Recounting()
    let note = story.happens(at: 100, .noteBegun(question: "advice"))
    let first = story.happens(at: 110, .inked(note: note, stroke: stroke))
    let late = story.happens(at: 105, .inked(note: note, stroke: InkStroke(points: [.init(x: 0.5, y: 0.5)])))
    story.happens(at: 120, .inked(note: "no such note", stroke: stroke))
    #expect(story.interview.notes.map { $0.strokes.map(\.id) } == [[late, first]])
    #expect(story.interview.notes.first?.strokes.last?.points == stroke.points)
    #expect(story.interview.notes.first?.strokes.last?.colour == 2)
    story.happens(at: 130, .undone(event: first))
    #expect(story.interview.notes.first?.strokes.map(\.frame.index) == [105])
  }

  @Test("a note on which something is drawn outlives its text, but not its removal")
  func removal() {
    var story = Recounting()
    let note = story.happens(at: 100, .noteBegun(question: nil))
    story.happens(at: 110, .inked(note: note, stroke: stroke))
    story.happens(at: 120, .noteText(note: note, text: "a house"))
    story.happens(at: 130, .noteText(note: note, text: ""))
    #expect(story.interview.notes.map(\.text) == [""])
    let removed = story.happens(at: 140, .noteDeleted(note: note))
    #expect(story.interview.notes.isEmpty)
    story.happens(at: 150, .undone(event: removed))
    #expect(story.interview.notes.map(\.strokes.count) == [1])
  }

  @Test("a drawing whose last stroke is rubbed out is gone, and comes back with it; a note with text stays")
  func rubbing() {
    var story = Recounting()
    let note = story.happens(at: 100, .noteBegun(question: nil))
    let drawn = story.happens(at: 110, .inked(note: note, stroke: stroke))
    let rubbed = story.happens(at: 120, .strokeDeleted(stroke: drawn))
    #expect(story.interview.notes.isEmpty)
    story.happens(at: 130, .undone(event: rubbed))
    #expect(story.interview.notes.map(\.strokes.count) == [1])
    story.happens(at: 140, .noteText(note: note, text: "a house"))
    story.happens(at: 150, .strokeDeleted(stroke: drawn))
    #expect(story.interview.notes.map(\.text) == ["a house"])
  }

  @Test("keywords stand in the order in which they were set, and are offered again everywhere")
  func keywords() {
    var story = Recounting()
    story.happens(at: 10, .keyworded(question: "advice", keyword: "family", isSet: true))
    story.happens(at: 20, .keyworded(question: "advice", keyword: "money", isSet: true))
    story.happens(at: 30, .keyworded(question: "years", keyword: "family", isSet: true))
    story.happens(at: 40, .keyworded(question: "advice", keyword: "family", isSet: false))
    let typo = story.happens(at: 50, .keyworded(question: "advice", keyword: "famly", isSet: true))
    #expect(story.interview.keywords["advice"]?.map(\.word) == ["money", "famly"])
    #expect(story.interview.keywords["years"]?.map(\.frame.index) == [30])
    #expect(story.interview.knownKeywords == ["family", "money", "famly"])
    story.happens(at: 60, .undone(event: typo))
    #expect(story.interview.knownKeywords == ["family", "money"])
    story.happens(at: 70, .keyworded(question: "advice", keyword: "money", isSet: false))
    #expect(story.interview.keywords["advice"] == nil)
  }

  @Test("a hand-over lasts until the device is handed back, or the sitting ends")
  func handover() {
    var story = Recounting()
    let id = story.happens(at: 100, .handedOver(section: "s2"))
    story.happens(at: 110, .visited(question: "years"))
    #expect(story.interview.handover == Handover(id: id, section: "s2", since: Frame(100)))
    story.happens(at: 190, .handoverFinished)
    #expect(story.interview.handover?.isFinished == true)
    story.happens(at: 200, .handedBack)
    #expect(story.interview.handover == nil)
    story.happens(at: 300, .handedOver(section: "s2"))
    story.happens(at: 400, .saved)
    #expect(story.interview.handovers.map(\.since.index) == [100, 300])
    #expect(story.interview.handovers.map(\.end) == [Frame(200), Frame(400)])
    #expect(story.interview.handovers.map(\.isFinished) == [true, false])
    #expect(story.interview.handover(at: Frame(150))?.id == id)
    #expect(story.interview.handover(at: Frame(250)) == nil)
  }

  @Test("of the transcripts of a visit the last counts")
  func transcripts() {
    var story = Recounting()
    let visit = story.happens(at: 0, .visited(question: "advice"))
    story.happens(at: 10, .transcribed(visit: visit, text: "Wel"))
    story.happens(at: 20, .transcribed(visit: visit, text: "Well, listen"))
    #expect(story.interview.transcripts == [visit: "Well, listen"])
    story.happens(at: 30, .transcribed(visit: visit, text: ""))
    #expect(story.interview.transcripts.isEmpty)
  }

  @Test("programs without Leitfaden find all of it in the interview's JSON")
  func view() throws {
    var story = Recounting()
    let visit = story.happens(at: 0, .visited(question: "advice"))
    let note = story.happens(at: 48_000, .noteBegun(question: "advice"))
    story.happens(at: 48_000, .noteText(note: note, text: "plain"))
    let drawn = story.happens(at: 50_000, .noteBegun(question: "advice"))
    let line = story.happens(at: 96_000, .inked(note: drawn, stroke: stroke))
    story.happens(at: 96_000, .keyworded(question: "advice", keyword: "family", isSet: true))
    story.happens(at: 96_000, .handedOver(section: "s2"))
    story.happens(at: 99_000, .transcribed(visit: visit, text: "Well"))
    let data = try JSONEncoder().encode(InterviewView(story.interview, folder: "f"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    func list(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }
    #expect(list("visits").map { $0["transcript"] as? String } == ["Well"])
    #expect(list("visits").map { $0["id"] as? String } == [visit])
    #expect(list("notes").map { $0["strokes"] == nil } == [true, false])
    let strokes = list("notes").last?["strokes"] as? [[String: Any]]
    #expect(strokes?.first?["id"] as? String == line && strokes?.first?["points"] as? Int == 2)
    #expect(strokes?.first?["colour"] as? String == "yellow" && strokes?.first?["seconds"] as? Double == 2)
    #expect(list("keywords").map { $0["word"] as? String } == ["family"])
    #expect(list("handovers").map { $0["section"] as? String } == ["s2"])
    #expect(list("handovers").first?["end"] == nil)
  }
}
