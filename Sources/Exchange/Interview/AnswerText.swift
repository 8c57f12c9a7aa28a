import Documents
import Foundation
import Guide
import Interview

/// Values of answers as cells and as people read them, also for answer kinds that this version does not know.
enum AnswerText {
  /// The stored value: codes, a number with a decimal point, the text.
  static func value(_ value: AnswerValue) -> DelimitedTextWriter.Cell {
    switch value {
    case .text(let text): .text(text)
    case .number(let number): .number(plain(number))
    case .date(let date): cell(date)
    case .choices(let choices): cell(choices.map(\.code).joined(separator: ";"))
    case .ranking(let codes): cell(codes.joined(separator: ";"))
    case .rows, .place, .files: .text(value.plainText)
    case .time, .dateTime, .duration, .points, .strokes: cell(value.plainText)
    }
  }

  /// The answer with labels instead of codes.
  static func label(_ value: AnswerValue, of question: Question?) -> String {
    if let question, let kind = AnswerKinds.kind(question.kind), !question.isOpen {
      return kind.text(for: value, of: question)
    }
    switch value {
    case .text(let text): return text
    case .number(let number): return plain(number)
    case .date(let date): return date
    case .time, .dateTime, .duration, .rows, .ranking, .place, .points, .strokes, .files:
      return value.plainText
    case .choices(let choices):
      return choices.map { choice in
        let text = question?.options.first { $0.code == choice.code }?.text ?? choice.code
        return choice.text.map { "\(text): \($0)" } ?? text
      }.joined(separator: "; ")
    }
  }

  /// What was said at one moment, in words: the answer, why there is none, or that it was taken back.
  static func text(of entry: Answer.Entry, _ question: Question?, _ words: TranscriptWords) -> String {
    if let value = entry.value { return label(value, of: question) }
    return entry.reason.map { words.reason($0) } ?? words.takenBack
  }

  /// What was written by hand: free text, or the texts beside choices.
  static func written(_ value: AnswerValue) -> String {
    switch value {
    case .text(let text): text
    case .rows(let rows):
      rows.compactMap { row in if case .text(let text) = row.cell { text } else { nil } }.joined(
        separator: "; ")
    case .place(let place): place.text ?? ""
    case .number, .date, .time, .dateTime, .duration, .ranking, .points, .strokes, .files: ""
    case .choices(let choices): choices.compactMap(\.text).joined(separator: "; ")
    }
  }

  /// A cell that an answer kind made. Only what is a number and nothing else goes without the formula guard.
  static func cell(_ text: String) -> DelimitedTextWriter.Cell {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let fields = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber = fields.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    return isNumber ? .number(text) : .text(text)
  }

  private static func plain(_ number: Double) -> String {
    // Int64 first: "12", not "12.0".
    Int64(exactly: number).map(String.init) ?? number.description
  }
}

extension ExportedInterview {
  /// Answers in the order of the guide; those to questions it does not know come last.
  var answersInOrder: [Answer] {
    let order = interview.guide.questions.map(\.id)
    let known = order.compactMap { interview.answers[$0] }
    let asked = Set(order)
    let others = interview.answers.values.filter { !asked.contains($0.question) }
    return known + others.sorted { $0.question < $1.question }
  }
}
