extension AnswerValue: Codable {
  private enum CodingKeys: String, CodingKey { case text, number, date, choices }

  /// Reads an object with exactly one of the fields `text`, `number`, `date` and `choices`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      self = .number(number)
    } else if let date = try container.decodeIfPresent(String.self, forKey: .date) {
      self = .date(date)
    } else {
      self = .choices(try container.decode([Choice].self, forKey: .choices))
    }
  }

  /// Writes an object with one field, named after the case.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let text): try container.encode(text, forKey: .text)
    case .number(let number): try container.encode(number, forKey: .number)
    case .date(let date): try container.encode(date, forKey: .date)
    case .choices(let choices): try container.encode(choices, forKey: .choices)
    }
  }
}
