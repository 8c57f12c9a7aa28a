import Testing
import Wording

@testable import Guide

@Suite("What is known of a kind")
struct KindSheetTests {
  @Test("has a name, a short name and an example of its own, in both languages", arguments: ["en", "de"])
  func words(language: String) {
    let sheets = AnswerKinds.all.map { $0.sheet }
    for words in [sheets.map(\.name), sheets.map(\.briefly), sheets.map(\.example)] {
      let said = words.map { $0.said(in: language) }
      #expect(said.allSatisfy { !$0.isEmpty })
      #expect(Set(said).count == AnswerKinds.all.count)
    }
    #expect(KindGroup.allCases.allSatisfy { !$0.name.said(in: language).isEmpty })
  }

  @Test("says where an author finds it: every group has kinds, in the order of the register")
  func groups() {
    let groups = AnswerKinds.all.map { $0.sheet.group }
    var order: [KindGroup] = []
    for group in groups where order.last != group { order.append(group) }
    #expect(order == KindGroup.allCases)
  }

  @Test("has a widget exactly where there is something to answer, and every widget and picture is a kind’s")
  func widgets() {
    for kind in AnswerKinds.all {
      #expect((kind.sheet.widget != nil) == kind.hasValue, "\(kind.id)")
    }
    #expect(Set(AnswerKinds.all.compactMap { $0.sheet.widget }) == Set(KindWidget.allCases))
    #expect(Set(AnswerKinds.all.map { $0.sheet.picture }) == Set(KindPicture.allCases))
  }

  @Test("fits together: ends belong to a range, least rows to rows, comparisons to a value")
  func parts() {
    for kind in AnswerKinds.all {
      let (sheet, parts) = (kind.sheet, kind.sheet.parts)
      #expect(parts.freshEnds.isEmpty || parts.range == .number && parts.freshEnds.count == 2, "\(kind.id)")
      #expect(parts.choices != .ends || parts.freshEnds.count == 2, "\(kind.id)")
      #expect((parts.leastRows > 0) == parts.hasRows, "\(kind.id)")
      #expect(kind.hasValue || sheet.comparisons == .none && parts == KindParts(), "\(kind.id)")
      #expect(kind.defaultOptions("en").isEmpty || parts.choices == .labels, "\(kind.id)")
      #expect(sheet.parts == KindParts(of: kind.id), "\(kind.id)")
    }
    #expect(KindParts(of: "of another version") == KindParts())
  }

  @Test("other formats make kinds of it that there are")
  func formats() {
    for kind in AnswerKinds.all {
      let formats = kind.sheet.formats
      for holding in [formats.xlsForm, formats.limeSurvey, formats.queXML, formats.redcap] {
        switch holding {
        case .kind(let other), .rows(let other):
          #expect(other != kind.id && AnswerKinds.kind(other) != nil, "\(kind.id)")
        case .whole, .elsewhere, .left: break
        }
      }
    }
  }
}
