import Foundation
import Guide
import Testing

@testable import WebApp
import WebServing

@Suite("What the page that writes guides knows of the kinds")
struct AuthorKindsTests {
  @Test("Every kind is offered once, in the groups and the order that authors know")
  func groups() {
    let offered = AuthorKinds.groups(.english).map { $0.kinds.map(\.id).joined(separator: " ") }
    #expect(
      offered == [
        "open info ack", "single multiple yesno gender rank", "scale slider differential",
        "number integer numbers calculated", "text long texts email phone url masked barcode",
        "date time datetime duration",
        "matrix multimatrix scalematrix yesnomatrix changematrix numbermatrix textmatrix dualmatrix",
        "location points draw sign photo audio video file",
      ])
    let first = AuthorKinds.groups(.german)[1].kinds[0]
    #expect(first.name == "Eines wählen" && first.example.contains("Bus"))
  }

  @Test("Every picture of a kind is among the symbols of the page")
  func pictures() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/WebApp/Templates/author-symbols.mustache")
    let symbols = try String(contentsOf: file, encoding: .utf8)
    for picture in KindPicture.allCases {
      #expect(symbols.contains("id=\"\(picture.rawValue)\""), "\(picture.rawValue)")
    }
  }

  @Test("A condition may compare an answer as its kind allows, choices only where there are some")
  func signs() {
    let ends = ["answered", "unanswered"]
    let expected: [(kinds: String, signs: [String])] = [
      ("multiple", ["selected", "unselected"]),
      ("scale slider number integer calculated duration", ["=", "!=", "<", "<=", ">", ">="]),
      ("single yesno gender", ["=", "!="]),
      ("text long email url location barcode phone masked", ["contains", "=", "!="]),
      ("date time datetime", ["=", "<", "<=", ">", ">="]),
      (
        "ack rank differential matrix multimatrix scalematrix yesnomatrix changematrix numbermatrix textmatrix"
          + " dualmatrix numbers texts points draw sign photo audio video file", []
      ),
    ]
    var seen: Set = ["open", "info"]
    for (kinds, signs) in expected {
      for kind in kinds.split(separator: " ").map(String.init) {
        let named = Self.named(Question(id: "q", text: "Q?").changed(to: kind, language: "en"))
        #expect(named?.signs == signs + ends, "\(kind)")
        #expect(named?.isRanged == ["scale", "slider", "scalematrix"].contains(kind), "\(kind)")
        seen.insert(kind)
      }
    }
    #expect(seen == Set(AnswerKinds.all.map { $0.id }))
    #expect(Self.named(Question(id: "q", text: "Q?", kind: "gender"))?.signs == ends)
    #expect(Self.named(Question(id: "q", text: "Q?", kind: "info")) == nil)
  }

  private static func named(_ question: Question) -> AuthorCondition.Named? {
    let guide = Guide(
      id: "g", title: "G",
      sections: [Section(id: "s", title: "S", questions: [question, Question(id: "last", text: "Last?")])])
    return AuthorCondition.named(before: "last", words: "", in: guide).first
  }
}
