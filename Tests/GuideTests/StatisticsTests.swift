import Testing

@testable import Guide

@Suite("Variables for statistics programs")
struct StatisticsTests {
  static let expected: [(question: Question, variables: [String])] = [
    (Samples.device, ["device A5", "device_other A1"]), (Samples.numbered, ["numbered F2.0"]),
    (Samples.yesNo, ["yesno F2.0"]), (Samples.useful, ["n F2.0"]), (Samples.steps, ["n F4.1"]),
    (Samples.short, ["t A20"]), (Samples.long, ["t A80"]), (Samples.born, ["born SDATE10"]),
    (Samples.matrix, ["m_a F2.0", "m_b F2.0", "m_c F2.0"]),
    (Samples.yesNoMatrix, ["y_a A2", "y_b A2", "y_c A2"]),
    (Samples.dual, ["du_a_1 F2.0", "du_a_2 A2", "du_b_1 F2.0", "du_b_2 A2"]),
    (Samples.numberMatrix, ["n_home_mo F2.0", "n_home_tu F2.0", "n_work_mo F2.0", "n_work_tu F2.0"]),
    (Samples.order, ["o_ease F2.0", "o_cost F2.0", "o_sec F2.0"]), (Samples.kind("time"), ["q TIME8"]),
    (Samples.kind("datetime"), ["q DATETIME20"]), (Samples.kind("email"), ["q A254"]),
    (Samples.kind("location"), ["q A1", "q_lat F10.6", "q_lon F11.6", "q_acc F8.1"]),
    (Samples.kind("points"), ["q A1", "q_count F4.0"]), (Samples.kind("open"), []),
  ]

  @Test("have a name and a form", arguments: expected.indices)
  func forms(_ index: Int) throws {
    let (question, variables) = Self.expected[index]
    let kind = try #require(AnswerKinds.kind(question.kind))
    #expect(kind.statistics(for: question).map { "\($0.name) \($0.spssFormat)" } == variables)
  }

  @Test("choices that are reasons for having no answer are missing values, all others labels")
  func labels() {
    let variable = MatrixAnswer.statistics(for: Samples.matrix)[0]
    #expect(variable.labels.map(\.code) == ["1", "2", "3"] && variable.missing.map(\.code) == ["-9"])
    #expect(variable.measure == .ordinal && variable.label == "Useful?: Location")
  }

  @Test("cells of tables hold codes, and a row's missing code in all of its cells")
  func cells() throws {
    let value = try MultipleMatrixAnswer.value(from: "a=phone; b=-7", for: Samples.multimatrix)
    #expect(
      MultipleMatrixAnswer.cells(for: value, of: Samples.multimatrix)
        == ["1", "0", "0", "0", "-7", "-7", "-7", "-7", "", "", "", ""])
    let order = try RankingAnswer.value(from: "sec,ease", for: Samples.best)
    #expect(RankingAnswer.cells(for: order, of: Samples.best) == ["2", "", "1"])
    #expect(RankingAnswer.text(for: order, of: Samples.best) == "1. Security, 2. Ease of use")
    let dual = try DualMatrixAnswer.value(from: "a.1=2;a.2=g", for: Samples.dual)
    #expect(
      DualMatrixAnswer.text(for: dual, of: Samples.dual)
        == "Location (Importance): unimportant; Location (Quality): good")
  }

  @Test("a comment stands beside any single choice")
  func comment() throws {
    var question = Samples.numbered
    question.attributes = [Attribute("comment")]
    let value = try SingleAnswer.value(from: "4: it depends", for: question)
    #expect(SingleAnswer.columns(for: question).map(\.name) == ["numbered", "numbered_comment"])
    #expect(SingleAnswer.cells(for: value, of: question) == ["4", "it depends"])
  }
}
