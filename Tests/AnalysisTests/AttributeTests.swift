import Analysis
import Guide
import Interview
import Testing

@Suite("Attributes, filters and cross tables")
struct AttributeTests {
  private static let texts = AnalysisTexts(.de)

  private func subset(_ chosen: [String: Set<String>]) throws -> [String] {
    var filter = AnalysisFilter()
    for (word, values) in chosen { filter.chosen[try #require(AnalysisAttribute(word: word))] = values }
    return filter.subset(of: Study.interviews).map(\.id)
  }

  @Test(
    "are read from the words that stand in addresses",
    arguments: [
      "status", "language", "place", "guide-version", "participant", "question.gender", "question.a.b",
    ])
  func words(_ word: String) throws {
    #expect(try #require(AnalysisAttribute(word: word)).word == word)
  }

  @Test("of unknown words are none", arguments: ["", "question.", "colour"])
  func noWords(_ word: String) { #expect(AnalysisAttribute(word: word) == nil) }

  @Test("are the facts that differ and the questions that can be counted")
  func all() {
    let attributes = ParticipantAttribute.all(in: Study.interviews, texts: Self.texts)
    #expect(
      attributes.map(\.attribute.word) == [
        "language", "participant", "question.useful", "question.easy", "question.disturbs", "question.gender",
        "question.years", "question.tools", "question.driver", "question.begun",
      ])
    #expect(attributes[0].values.map(\.count) == [12, 4])
    #expect(attributes[6].values.map(\.label) == ["0–9", "10–19", "20–29", "30–39", "keine Angabe"])
    #expect(
      attributes[6].values.map(\.code) == ["0..<10", "10..<20", "20..<30", "30..<40", AttributeValue.none])
  }

  @Test(
    "filter: one of the values is enough, each attribute must fit",
    arguments: [
      ([:], 16), (["question.gender": ["m"]], 4), (["question.gender": ["m", "w"]], 14),
      (["question.gender": ["m"], "language": ["en"]], 1), (["question.gender": []], 16),
      (["question.gender": [AttributeValue.none]], 2), (["question.tools": ["recorder", "other"]], 9),
      (["question.years": ["0..<10"]], 3), (["question.years": ["0..<7", "7..<10"]], 3),
      (["question.years": ["nonsense"]], 0), (["question.begun": ["201"]], 7),
      (["question.begun": ["2016-08"]], 1),
      (["question.first_day": ["x"]], 0), (["place": [AttributeValue.none]], 16), (["status": ["saved"]], 16),
    ] as [([String: Set<String>], Int)])
  func filter(_ chosen: [String: Set<String>], _ count: Int) throws {
    #expect(try subset(chosen).count == count)
  }

  @Test("filter keeps the order of the interviews")
  func order() throws {
    #expect(try subset(["question.gender": ["m"]]) == ["i03", "i06", "i12", "i15"])
  }

  @Test("cross table counts the interviews that have both, and names those it leaves out")
  func cross() throws {
    let table = try #require(
      CrossTable(.question("gender"), by: .question("driver"), of: Study.interviews, texts: Self.texts))
    #expect(table.rows.map(\.code) == ["w", "m", "d"])
    #expect(table.columns.map(\.label) == ["ja", "nein"])
    #expect(table.cells.map { $0.map(\.count) } == [[9, 1], [3, 1], [0, 0]])
    #expect(table.leftOut == ["i05", "i09"])
    #expect(table.interviews.count == 14)
    #expect(table.rowShare(1, 0) == 0.75)
    #expect(table.columnShare(1, 1) == 0.5)
    #expect(table.rowShare(2, 0) == nil && table.rowShare(9, 9) == nil)
  }

  @Test("cross table of a question with several answers counts people in every cell they belong to")
  func crossMultiple() throws {
    let table = try #require(
      CrossTable(.question("tools"), by: .language, of: Study.interviews, texts: Self.texts))
    #expect(table.cells.map { $0.map(\.count) } == [[12, 4], [4, 4], [0, 0], [1, 0]])
    #expect(table.rowShare(0, 0) == 0.75)
  }

  @Test("cross table needs two that can be counted")
  func noCross() {
    #expect(CrossTable(.question("remark"), by: .language, of: Study.interviews, texts: Self.texts) == nil)
  }
}
