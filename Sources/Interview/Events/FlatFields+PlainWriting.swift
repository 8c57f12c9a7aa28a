import Guide

extension FlatFields {
  /// What JSONEncoder would write, to the byte, of what an interview holds by the hundred: answers, visits, notes. `nil`
  /// where it must be asked.
  var plainJSON: String? {
    var writer = PlainJSONWriter()
    writer.add("mode", mode?.rawValue)
    writer.add("number", number)
    writer.add("on", on)
    writer.add("question", question)
    writer.add("reason", reason?.rawValue)
    writer.add("section", section)
    writer.add("target", target)
    writer.add("text", text)
    writer.add("value", value?.plainWriter)
    return writer.text
  }
}

extension AnswerValue {
  fileprivate var plainWriter: PlainJSONWriter {
    var writer = PlainJSONWriter()
    switch self {
    case .text(let text): writer.add("text", text)
    case .number(let number): writer.add("number", number)
    case .date(let date): writer.add("date", date)
    case .time(let time): writer.add("time", time)
    case .dateTime(let moment): writer.add("dateTime", moment)
    case .duration(let seconds): writer.add("duration", seconds)
    case .ranking(let codes): writer.add("ranking", codes)
    case .choices(let choices):
      writer.add(
        "choices",
        choices.map { choice in
          var writer = PlainJSONWriter()
          writer.add("code", choice.code)
          writer.add("text", choice.text)
          return writer
        })
    case .rows, .place, .points, .strokes, .files: writer.giveUp()
    }
    return writer
  }
}
