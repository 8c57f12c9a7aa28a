extension AnswerValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, number, date, choices, time, dateTime, duration, rows, ranking, place, points, strokes, files
  }

  /// Reads an object with exactly one field, named after the case. The first four are as old as interviews.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an answer has exactly one known field"))
    }
    switch key {
    case .text: self = .text(try container.decode(String.self, forKey: key))
    case .number: self = .number(try container.decode(Double.self, forKey: key))
    case .date: self = .date(try container.decode(String.self, forKey: key))
    case .choices: self = .choices(try container.decode([Choice].self, forKey: key))
    case .time: self = .time(try container.decode(String.self, forKey: key))
    case .dateTime: self = .dateTime(try container.decode(String.self, forKey: key))
    case .duration: self = .duration(try container.decode(Double.self, forKey: key))
    case .rows: self = .rows(try container.decode([RowValue].self, forKey: key))
    case .ranking: self = .ranking(try container.decode([String].self, forKey: key))
    case .place: self = .place(try container.decode(Place.self, forKey: key))
    case .points: self = .points(try container.decode([ImagePoint].self, forKey: key))
    case .strokes: self = .strokes(try container.decode([Stroke].self, forKey: key))
    case .files: self = .files(try container.decode([FileReference].self, forKey: key))
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
    case .time(let time): try container.encode(time, forKey: .time)
    case .dateTime(let moment): try container.encode(moment, forKey: .dateTime)
    case .duration(let seconds): try container.encode(seconds, forKey: .duration)
    case .rows(let rows): try container.encode(rows, forKey: .rows)
    case .ranking(let codes): try container.encode(codes, forKey: .ranking)
    case .place(let place): try container.encode(place, forKey: .place)
    case .points(let points): try container.encode(points, forKey: .points)
    case .strokes(let strokes): try container.encode(strokes, forKey: .strokes)
    case .files(let files): try container.encode(files, forKey: .files)
    }
  }
}
