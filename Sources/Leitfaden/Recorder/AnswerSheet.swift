import Foundation
import Guide
import Wording

/// How a question is answered with single keys: its cells one after the other, and in each the choices with their keys.
/// A question without a table has one cell.
struct AnswerSheet: Hashable, Sendable {
  /// A choice and the key that makes it; beyond the last key it is reached with the arrows.
  struct Choice: Hashable, Sendable {
    var key: Character?
    var option: AnswerOption
  }

  /// What is answered at once: the question, a row of a table, or a cell of it.
  struct Cell: Hashable, Sendable {
    /// Row and column as the value names them; nil where the question has none.
    var row, column: String?
    /// What people read; empty for a question without a table.
    var title: String
    /// Empty where something is typed.
    var choices: [Choice]
    var isMultiple = false
  }

  let question: Question
  private(set) var cells: [Cell] = []
  /// Whether the choices are put in order.
  private(set) var isRanking = false

  /// Nil when the whole answer is typed, or there is none.
  ///
  /// - Parameters:
  ///   - question: As it is shown: choices and rows in the interview's order.
  ///   - language: BCP 47 tag of the guide, for choices that have no words there.
  init?(_ question: Question, language: String) {
    self.question = question
    let options = Self.options(of: question, language)
    let answers = options.filter { !$0.isMissing }
    switch question.kind {
    case SingleAnswer.id, YesNoAnswer.id, GenderAnswer.id:
      cells = [Cell(title: "", choices: Self.keyed(options))]
    case AcknowledgeAnswer.id:
      let words = language.lowercased().hasPrefix("de") ? "Gelesen" : "Read"
      cells = [Cell(title: "", choices: Self.keyed([AnswerOption(code: "1", text: words)] + options))]
    case MultipleAnswer.id: cells = [Cell(title: "", choices: Self.keyed(options), isMultiple: true)]
    case ScaleAnswer.id:
      guard let points = Self.points(of: question) else { return nil }
      cells = [Cell(title: "", choices: points)]
    case RankingAnswer.id:
      isRanking = true
      let items = question.rows.map { AnswerOption(code: $0.id, text: $0.text) }
      cells = [Cell(title: "", choices: Self.keyed(items + options.filter(\.isMissing)))]
    case MatrixAnswer.id, YesNoMatrixAnswer.id, ChangeMatrixAnswer.id:
      cells = rows(Self.keyed(options))
    case MultipleMatrixAnswer.id: cells = rows(Self.keyed(options), isMultiple: true)
    case ScaleMatrixAnswer.id, DifferentialAnswer.id:
      let ranged =
        question.kind == DifferentialAnswer.id ? DifferentialAnswer.ranged(question) : question
      guard let points = Self.points(of: ranged) else { return nil }
      cells = rows(points)
    case DualMatrixAnswer.id:
      cells = table(["1", "2"], heads, [Self.keyed(options), Self.keyed(question.secondOptions ?? [])])
    case NumberMatrixAnswer.id, TextMatrixAnswer.id:
      cells = table(answers.map(\.code), answers.map(\.text), answers.map { _ in [] })
    case NumbersAnswer.id, TextsAnswer.id: cells = rows([])
    default: return nil
    }
    if cells.isEmpty { return nil }
  }

  /// The names of the two scales of a dual matrix.
  var heads: [String] {
    let heads = question.attribute("heads")?.split(separator: "|").map(String.init) ?? []
    return heads.count == 2 ? heads.map { $0.trimmingCharacters(in: .whitespaces) } : ["1", "2"]
  }

  /// Whether a digit means something at once: a choice, or a number that is typed.
  var takesDigits: Bool { ![TextMatrixAnswer.id, TextsAnswer.id].contains(question.kind) }

  /// Whether a digit begins a typed answer: a text may well be meant to begin with something else.
  static func digitsBegin(_ question: Question) -> Bool {
    [
      NumberAnswer.id, IntegerAnswer.id, SliderAnswer.id, ScaleAnswer.id, DateAnswer.id, TimeAnswer.id,
      DateTimeAnswer.id, DurationAnswer.id,
    ].contains(question.kind)
  }

  /// Reasons for having no answer to the whole question that are no choice of a cell: they are typed.
  var typedReasons: [AnswerOption] {
    let codes = Set(cells.flatMap { $0.choices.map(\.option.code) })
    return question.options.filter { $0.isMissing && !codes.contains($0.code) }
  }

  private func rows(_ choices: [Choice], isMultiple: Bool = false) -> [Cell] {
    question.rows.map {
      Cell(row: $0.id, title: Self.title($0), choices: choices, isMultiple: isMultiple)
    }
  }

  private func table(_ columns: [String], _ names: [String], _ choices: [[Choice]]) -> [Cell] {
    question.rows.flatMap { row in
      columns.indices.map {
        Cell(
          row: row.id, column: columns[$0], title: "\(Self.title(row)) – \(names[$0])", choices: choices[$0])
      }
    }
  }

  /// A row as people read it: with its other pole.
  static func title(_ row: Row) -> String {
    [row.text, row.opposite].compactMap(\.self).joined(separator: " – ")
  }
}

extension AnswerSheet {
  private static let keys = Array("123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Choices have the key of their place, as in a browser; further ones letters.
  static func keyed(_ options: [AnswerOption]) -> [Choice] {
    options.enumerated().map { Choice(key: keys.indices.contains($0) ? keys[$0] : nil, option: $1) }
  }

  /// The points of a scale have the key of their number, as in a browser; `0` is 10 where there is no 0. Nil for a scale
  /// with more points than keys.
  static func points(of question: Question) -> [Choice]? {
    guard let least = question.format.minimum.flatMap(NumberReading.number),
      let most = question.format.maximum.flatMap(NumberReading.number)
    else { return question.options.isEmpty ? nil : keyed(question.options) }
    let step = question.format.step ?? 1
    guard step > 0, most > least, (most - least) / step < Double(keys.count) else { return nil }
    let points = stride(from: least, through: most + step * 1e-9, by: step).map { number in
      let code = AnswerValue.number(number).plainText
      return AnswerOption(code: code, text: question.options.first { $0.code == code }?.text ?? "")
    }
    let codes = Set(points.map(\.code))
    var letters = keys.dropFirst(9)[...]
    return (points + question.options.filter { !codes.contains($0.code) }).map { option in
      let digit = option.code == "10" && !codes.contains("0") ? "0" : option.code
      if digit.count == 1, let key = digit.first, key.isNumber { return Choice(key: key, option: option) }
      return Choice(key: letters.popFirst(), option: option)
    }
  }

  /// The choices with the words that hold where the guide gives none.
  static func options(of question: Question, _ language: String) -> [AnswerOption] {
    let options = question.options
    switch question.kind {
    case YesNoAnswer.id:
      let words: [(code: String, word: Sentence)] = [("1", "Yes"), ("0", "No")]
      return words.filter { word in !options.contains { $0.code == word.code } }
        .map { AnswerOption(code: $0.code, text: $0.word.said(in: language)) } + options
    case GenderAnswer.id where options.allSatisfy(\.isMissing):
      return GenderAnswer.defaultOptions(language) + options
    case YesNoMatrixAnswer.id where options.allSatisfy(\.isMissing):
      return YesNoMatrixAnswer.defaultOptions(language) + options
    case ChangeMatrixAnswer.id where options.allSatisfy(\.isMissing):
      return ChangeMatrixAnswer.defaultOptions(language) + options
    default: return options
    }
  }
}
