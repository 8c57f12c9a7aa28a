import Foundation

extension EventBody {
  /// The stable word under which this kind of event is stored.
  package var kind: String {
    switch content {
    case .known(let payload): type(of: payload).word
    case .unknown(let kind, _): kind
    }
  }

  /// The body as one line of JSON with sorted keys, as it is stored beside `kind`.
  package func json() throws -> String {
    switch content {
    case .known(let payload): try payload.json()
    case .unknown(_, let json): json
    }
  }

  /// Reads a stored body. A kind that this version does not know, or whose fields it cannot read, becomes
  /// `unknown` and is kept word for word.
  package init(kind: String, json: String) {
    content =
      EventKinds.byWord[kind]?.read(json).map { .known($0) } ?? .unknown(kind: kind, json: json)
  }
}

extension EventBody: Codable {
  private enum CodingKeys: String, CodingKey { case kind, fields, json }

  /// Reads `{"kind": …, "fields": {…}}`, the form of `interview.json`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(String.self, forKey: .kind)
    if let json = try container.decodeIfPresent(String.self, forKey: .json) {
      self = .unknown(kind: kind, json: json)
      return
    }
    guard let payload = try EventKinds.byWord[kind]?.read(container, .fields) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fields, in: container, debugDescription: "unreadable fields of an event of kind \(kind)")
    }
    content = .known(payload)
  }

  /// Writes `{"kind": …, "fields": {…}}`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch content {
    case .known(let payload): try payload.write(to: &container, .fields)
    case .unknown(_, let json): try container.encode(json, forKey: .json)
    }
  }
}
