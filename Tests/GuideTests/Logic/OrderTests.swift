import Testing

@testable import Guide

@Suite("Random order")
struct OrderTests {
  @Test(
    "is that of ODK",
    arguments: [
      (42, "afcbde", "AFJBIEGDHC"), (1, "bfeacd", "GFEACHIDBJ"), (0, "cbeafd", "JBIAFDGEHC"),
      (-1, "dcbfea", "DJBFEIGAHC"), (2_147_483_647, "cbeafd", "JBIAFDGEHC"),
      (123_456_789, "fbecda", "IGECDAJFHB"),
    ])
  func vectors(_ seed: Int, _ six: String, _ ten: String) {
    #expect(String(SeededShuffle.shuffled(Array("abcdef"), seed: seed)) == six)
    #expect(String(SeededShuffle.shuffled(Array("ABCDEFGHIJ"), seed: seed)) == ten)
  }

  @Test(
    "seeds of questions come from the interview's seed and the id", arguments: [1, -1, 0, Int.max, Int.min])
  func seeds(_ seed: Int) {
    #expect(SeededShuffle.seed(seed, for: "a") != SeededShuffle.seed(seed, for: "b"))
    #expect((0..<2_147_483_647).contains(SeededShuffle.seed(seed, for: "a")))
    #expect(SeededShuffle.seed(1, for: "") == (31 + 2_166_136_261) % 2_147_483_647)
  }

  @Test("keeps reasons, exclusive choices and texts in their places, and everything once")
  func options() {
    var question = Samples.tools
    question.attributes = [Attribute("shuffle")]
    var orders: Set<[String]> = []
    let guide = Guide(id: "g", title: "G", sections: [Section(id: "s", title: "S", questions: [question])])
    for seed in 1...40 {
      let codes = GuideRun(guide, seed: seed).options(of: question).map(\.code)
      #expect(
        Set(codes) == Set(question.options.map(\.code)) && codes.dropFirst(2) == ["none", "other", "-7"])
      #expect(GuideRun(guide, seed: seed).options(of: question).map(\.code) == codes)
      orders.insert(codes)
    }
    #expect(orders.count == 2)
  }

  @Test("moves rows, questions and sections with their sub-sections, but nothing pinned")
  func everything() {
    var matrix = Samples.matrix
    matrix.attributes = [Attribute("shuffle")]
    let pinned = Question(id: "p", text: "P", attributes: [Attribute("pin")])
    let first = Section(
      id: "a", title: "A",
      questions: [pinned, matrix, Question(id: "q", text: "Q"), Question(id: "r", text: "R")],
      attributes: [Attribute("shuffle"), Attribute("pin")])
    let others = ["b", "c", "d"].flatMap {
      [Section(id: $0, title: $0), Section(id: $0 + "1", title: $0, parent: $0)]
    }
    let guide = Guide(
      id: "g", title: "G", sections: [first] + others, otherProperties: [Attribute("shuffle", "sections")])
    var orders: Set<[String]> = []
    for seed in 1...60 {
      let run = GuideRun(guide, seed: seed)
      let sections = run.sections.map(\.id)
      #expect(sections.first == "a" && Set(sections) == Set(guide.sections.map(\.id)))
      for id in ["b", "c", "d"] {
        #expect(sections.firstIndex(of: id).map { $0 + 1 } == sections.firstIndex(of: id + "1"))
      }
      #expect(
        run.questions(of: first).first?.id == "p" && Set(run.questions(of: first)) == Set(first.questions))
      #expect(run.options(of: matrix) == matrix.options && Set(run.rows(of: matrix)) == Set(matrix.rows))
      orders.insert(sections)
    }
    #expect(orders.count == 6)
  }
}
