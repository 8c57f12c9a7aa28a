import Foundation

/// All that one kind of event is: its word, how it is stored, its part of the fold, what is told of it to others. A new kind is
/// a file in `Kinds` and a line in `EventKinds`; the compiler asks for what has no default here.
protocol EventKind: EventPayload {
  /// What stands on disk. Fields that are added to a released kind are optional.
  associatedtype Stored: Codable

  /// The stable word under which this kind is stored.
  static var word: String { get }
  /// What happens to it where names or texts are left out. There is no default: it leaves the house with every export.
  static var privacy: EventPrivacy<Self> { get }

  /// What was stored; `nil` when something is missing without which it means nothing.
  init?(_ stored: Stored)
  var stored: Stored { get }
  /// The number that cannot be, as `name value`; `nil` when all of them can. Events come from files of strangers.
  var impossibility: String? { get }
  /// Its part of the fold: what changes in an interview in which it happened.
  func fold(into interview: inout Interview, _ event: InterviewEvent)

  /// The question that it is about.
  var subject: String? { get }
  /// Whether it says nothing about a moment of the talk, only about the interview and its devices.
  var isAboutTheWhole: Bool { get }
  /// Whether it is stored at the next start, or may be: it tells nothing of when the recorder died.
  var isOfRecovery: Bool { get }
  /// What it does to the sound; `nil` when its position was chosen by hand or came later than its touch.
  var sound: SoundCourse? { get }

  /// Reads what stands on disk; `nil` when it cannot be read.
  static func read(_ json: String) -> Self?
  /// One line of JSON with sorted keys.
  func json() throws -> String
}

/// What an event does to the sound at its moment.
enum SoundCourse {
  /// The sound runs from here; where exactly it began tells the next event.
  case begins
  case runs, pauses, goesOn, ends
}

extension EventKind {
  var subject: String? { nil }
  var isAboutTheWhole: Bool { false }
  var isOfRecovery: Bool { false }
  var sound: SoundCourse? { nil }

  static func read(_ json: String) -> Self? {
    (try? JSONDecoder().decode(Stored.self, from: Data(json.utf8))).flatMap { Self($0) }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(stored), as: UTF8.self)
  }

  static func read<Key>(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Self? {
    Self(try container.decode(Stored.self, forKey: key))
  }

  func write<Key>(to container: inout KeyedEncodingContainer<Key>, _ key: Key) throws {
    try container.encode(stored, forKey: key)
  }

  func isEqual(to other: any EventKind) -> Bool { other.as(Self.self) == self }

  /// Itself, when it is of this type. Every event of a library is asked; a cast would take many times as long.
  func `as`<Payload>(_ type: Payload.Type) -> Payload? {
    Self.self == Payload.self ? unsafeBitCast(self, to: Payload.self) : nil
  }
}

extension EventKind where Stored == Self {
  init?(_ stored: Self) { self = stored }
  var stored: Self { self }
}

/// A kind that is read and written the quick way.
protocol FlatEvent: EventKind where Stored == FlatFields {}

extension FlatEvent {
  static func read(_ json: String) -> Self? {
    let fields =
      FlatFields(plainJSON: json) ?? (try? JSONDecoder().decode(FlatFields.self, from: Data(json.utf8)))
    return fields.flatMap { Self($0) }
  }

  func json() throws -> String {
    let fields = stored
    if let plain = fields.plainJSON { return plain }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(fields), as: UTF8.self)
  }
}

/// A kind that carries nothing: nothing that could be private, nothing that could be wrong.
protocol BareEvent: FlatEvent {
  init()
}

extension BareEvent {
  static var privacy: EventPrivacy<Self> { .harmless }

  init?(_ fields: FlatFields) { self.init() }
  var stored: FlatFields { FlatFields() }
  var impossibility: String? { nil }
}
