import Guide
import Timeline

extension FlatFields {
  /// Reads what an interview holds by the hundred: answers, visits, notes. `nil` where JSONDecoder must be asked, for rare
  /// fields and for everything that this program would have written otherwise.
  init?(plainJSON json: String) {
    var json = json
    let fields = json.withUTF8 { bytes -> FlatFields? in
      var scanner = PlainJSONScanner(bytes)
      var fields = FlatFields()
      do throws(PlainJSONScanner.Unsure) {
        try scanner.object { name, scanner throws(PlainJSONScanner.Unsure) in try fields.read(name, &scanner)
        }
      } catch {
        return nil
      }
      return scanner.isAtEnd ? fields : nil
    }
    guard let fields else { return nil }
    self = fields
  }

  private mutating func read(_ name: String, _ scanner: inout PlainJSONScanner) throws(PlainJSONScanner
    .Unsure)
  {
    switch name {
    case "question": try Self.set(&question, try scanner.string())
    case "section": try Self.set(&section, try scanner.string())
    case "text": try Self.set(&text, try scanner.string())
    case "target": try Self.set(&target, try scanner.string())
    case "value": try Self.set(&value, try AnswerValue(plain: &scanner))
    case "mode": try Self.set(&mode, EventBody.AnswerMode(rawValue: try scanner.string()))
    case "reason": try Self.set(&reason, MissingReason(rawValue: try scanner.string()))
    case "on": try Self.set(&on, try scanner.boolean())
    case "number": try Self.set(&number, Int(try scanner.integer()))
    default: throw PlainJSONScanner.Unsure()
    }
  }

  // Which of two fields of one name counts is for JSONDecoder to say.
  private static func set<Value>(_ field: inout Value?, _ value: Value?) throws(PlainJSONScanner.Unsure) {
    guard field == nil, let value else { throw PlainJSONScanner.Unsure() }
    field = value
  }
}

extension AnswerValue {
  /// Reads an object with exactly one field.
  fileprivate init(plain scanner: inout PlainJSONScanner) throws(PlainJSONScanner.Unsure) {
    var value: AnswerValue?
    try scanner.object { name, scanner throws(PlainJSONScanner.Unsure) in
      guard value == nil else { throw PlainJSONScanner.Unsure() }
      switch name {
      case "text": value = .text(try scanner.string())
      case "number": value = .number(try scanner.number())
      case "date": value = .date(try scanner.string())
      case "time": value = .time(try scanner.string())
      case "dateTime": value = .dateTime(try scanner.string())
      case "duration": value = .duration(try scanner.number())
      case "choices":
        value = .choices(
          try scanner.array { scanner throws(PlainJSONScanner.Unsure) in try Choice(plain: &scanner) })
      case "ranking":
        value = .ranking(
          try scanner.array { scanner throws(PlainJSONScanner.Unsure) in try scanner.string() })
      default: throw PlainJSONScanner.Unsure()
      }
    }
    guard let value else { throw PlainJSONScanner.Unsure() }
    self = value
  }
}

extension AnswerValue.Choice {
  fileprivate init(plain scanner: inout PlainJSONScanner) throws(PlainJSONScanner.Unsure) {
    var (code, text): (String?, String?)
    try scanner.object { name, scanner throws(PlainJSONScanner.Unsure) in
      let word = try scanner.string()
      switch name {
      case "code" where code == nil: code = word
      case "text" where text == nil: text = word
      default: throw PlainJSONScanner.Unsure()
      }
    }
    guard let code else { throw PlainJSONScanner.Unsure() }
    self.init(code: code, text: text)
  }
}
