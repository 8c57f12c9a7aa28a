package import Guide

/// An answer's value as plain JSON: text and dates as strings, numbers as numbers, a single choice as its code, several
/// as a list of codes; a choice with a written text as `{"code": …, "text": …}`. Times are strings, lengths of time seconds,
/// a ranking a list of codes; tables, places, points, drawings and files are the object that is stored.
package struct PlainValue: Hashable, Sendable, Encodable {
  private enum Form: Hashable, Sendable {
    case text(String)
    case number(Double)
    case choice(AnswerValue.Choice)
    case choices([AnswerValue.Choice])
    case list([String])
    case whole(AnswerValue)
  }

  private var form: Form

  /// Makes the plain form; `question` tells a single choice from a list of one.
  package init(_ value: AnswerValue, for question: Question?) {
    switch value {
    case .text(let text), .date(let text), .time(let text), .dateTime(let text): form = .text(text)
    case .number(let number), .duration(let number): form = .number(number)
    case .ranking(let codes): form = .list(codes)
    case .rows, .place, .points, .strokes, .files: form = .whole(value)
    case .choices(let choices):
      if let only = choices.first, choices.count == 1, question?.kind != MultipleAnswer.id {
        form = .choice(only)
      } else {
        form = .choices(choices)
      }
    }
  }

  /// Writes the bare value.
  package func encode(to encoder: any Encoder) throws {
    switch form {
    case .text(let text): try single(text, encoder)
    case .number(let number):
      if let whole = Int64(exactly: number) {
        try single(whole, encoder)
      } else {
        try single(number, encoder)
      }
    case .choice(let choice):
      if choice.text == nil { try single(choice.code, encoder) } else { try choice.encode(to: encoder) }
    case .list(let codes): try single(codes, encoder)
    case .whole(let value): try value.encode(to: encoder)
    case .choices(let choices):
      var list = encoder.unkeyedContainer()
      for choice in choices {
        if choice.text == nil { try list.encode(choice.code) } else { try list.encode(choice) }
      }
    }
  }

  private func single(_ value: some Encodable, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
