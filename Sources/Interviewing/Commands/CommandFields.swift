import Foundation
import Guide
import Interview
import Timeline
import Wording

/// The fields of one message. What was read is noted, so that a misspelt field is refused and not lost.
struct CommandFields {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The command's word, for the sentences.
  var word = "command"
  private let container: KeyedDecodingContainer<Key>
  private var known: Set<String> = []

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.container(keyedBy: Key.self)
    } catch {
      throw SessionError(.notACommand, "a command is one JSON object; this cannot be read")
    }
  }

  mutating func text(_ name: String) throws -> String { try needed(name, "a text", try textIf(name)) }

  mutating func textIf(_ name: String) throws -> String? { try read(String.self, name, "a text") }

  mutating func numberIf(_ name: String) throws -> Double? {
    let number = try read(Double.self, name, "a number")
    guard number?.isFinite ?? true else { throw wrong(name, "a number") }
    return number
  }

  mutating func integer(_ name: String) throws -> Int {
    try needed(name, "a whole number", try read(Int.self, name, "a whole number"))
  }

  mutating func frame(_ name: String) throws -> Frame {
    try needed(name, "a position in frames", try frameIf(name))
  }

  mutating func frameIf(_ name: String) throws -> Frame? {
    let frame = try read(Frame.self, name, "a position in frames")
    guard frame?.index ?? 0 >= 0 else { throw wrong(name, "a position in frames, 0 or more") }
    return frame
  }

  mutating func identifier(_ name: String) throws -> String {
    try needed(name, "UUID text in lower case", try identifierIf(name))
  }

  mutating func identifierIf(_ name: String) throws -> String? {
    let form = "UUID text in lower case"
    guard let id = try read(String.self, name, form) else { return nil }
    guard UUID(uuidString: id)?.uuidString.lowercased() == id else { throw wrong(name, form) }
    return id
  }

  /// A colour of a mark: its number or its word.
  mutating func colourIf() throws -> Int? {
    let form = "1 to 9, or one of \(MarkColour.words.joined(separator: ", "))"
    known.insert("colour")
    guard isGiven("colour") else { return nil }
    if let word = try? container.decode(String.self, forKey: Key(stringValue: "colour")) {
      guard let number = MarkColour.number(word) else { throw wrong("colour", form) }
      return number
    }
    guard let number = try read(Int.self, "colour", form), (1...9).contains(number) else {
      throw wrong("colour", form)
    }
    return number
  }

  mutating func reason() throws -> MissingReason {
    guard let reason = MissingReason(word: try text("reason")) else {
      throw wrong("reason", "one of \(MissingReason.allCases.map(\.word).joined(separator: ", "))")
    }
    return reason
  }

  mutating func stroke() throws -> InkStroke {
    let form = "{points: [[x, y, pressure, milliseconds], …], colour: 0 to 9}"
    return try needed("stroke", form, try read(InkStroke.self, "stroke", form))
  }

  mutating func facts() throws -> EventBody.Metadata {
    let facts = EventBody.Metadata(
      title: try textIf("title"), participant: try textIf("participant"), place: try textIf("place"),
      persons: try textIf("persons"), language: try textIf("language"))
    guard facts != EventBody.Metadata() else {
      throw SessionError(.notACommand, "edit: name title, participant, place, persons or language")
    }
    return facts
  }

  mutating func consent() throws -> Consent {
    guard let scopes = Consent.scopes(try text("scopes")) else {
      throw wrong("scopes", Consent.Scope.allCases.map(\.rawValue).joined(separator: ", ") + ", with commas")
    }
    guard let manner = Consent.Manner(rawValue: try text("manner")) else {
      throw wrong("manner", "one of " + Consent.Manner.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let date = try textIf("date") ?? ""
    guard Consent.isDay(date) else { throw wrong("date", "a day such as 2026-11-21") }
    guard !Consent.isFuture(date, today: FolderName.day(Date())) else {
      throw wrong("date", "a day that is not in the future")
    }
    return Consent(scopes, manner, date: date)
  }

  /// Refuses fields that the command does not have.
  func checkRest() throws {
    let rest = container.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    guard let first = rest.first else { return }
    throw SessionError(.notACommand, "\(word): there is no field “\(first)”")
  }

  func wrong(_ name: String, _ form: String) -> SessionError {
    SessionError(.notACommand, "\(word): “\(name)” must be \(form)")
  }

  private func isGiven(_ name: String) -> Bool {
    let key = Key(stringValue: name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
  }

  private mutating func read<Value: Decodable>(
    _ type: Value.Type, _ name: String, _ form: String
  ) throws -> Value? {
    known.insert(name)
    guard isGiven(name) else { return nil }
    do {
      return try container.decode(type, forKey: Key(stringValue: name))
    } catch {
      throw wrong(name, form)
    }
  }

  private func needed<Value>(_ name: String, _ form: String, _ value: Value?) throws -> Value {
    guard let value else { throw wrong(name, form) }
    return value
  }
}
