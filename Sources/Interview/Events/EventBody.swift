import Foundation

/// What can happen in an interview: one of `EventKinds`. Stored as the word of its kind plus a JSON body; a kind is never
/// renamed or given another meaning once released, and kinds of a later version are kept word for word.
package struct EventBody: Hashable, Sendable {
  enum Content: Sendable {
    case known(any EventKind)
    case unknown(kind: String, json: String)
  }

  let content: Content

  /// A body of a kind that this version knows.
  init(_ payload: some EventKind) { content = .known(payload) }

  init(_ content: Content) { self.content = content }

  /// An event of a later version, kept as it is.
  package static func unknown(kind: String, json: String) -> EventBody {
    EventBody(.unknown(kind: kind, json: json))
  }

  /// What happened, to be told apart by its type; `nil` for a kind of a later version.
  package var payload: (any EventPayload)? { known }

  var known: (any EventKind)? {
    guard case .known(let payload) = content else { return nil }
    return payload
  }

  /// What happened, when it is of this kind.
  package func `as`<Payload: EventPayload>(_ type: Payload.Type) -> Payload? { known?.as(type) }

  /// Whether it is of this kind.
  package func `is`(_ type: any EventPayload.Type) -> Bool {
    guard case .known(let payload) = content else { return false }
    return ObjectIdentifier(Swift.type(of: payload)) == ObjectIdentifier(type)
  }

  /// Equal when both are of one kind and carry the same; those of later versions by their JSON, letter for letter.
  package static func == (one: EventBody, other: EventBody) -> Bool {
    switch (one.content, other.content) {
    case (.known(let one), .known(let other)): one.isEqual(to: other)
    case (.unknown(let kind, let json), .unknown(let otherKind, let otherJSON)):
      kind == otherKind && json == otherJSON
    default: false
    }
  }

  /// Goes with `==`.
  package func hash(into hasher: inout Hasher) {
    switch content {
    case .known(let payload): payload.hash(into: &hasher)
    case .unknown(let kind, let json):
      hasher.combine(kind)
      hasher.combine(json)
    }
  }
}

/// What one kind of event carries.
package protocol EventPayload: Hashable, Sendable {}

extension EventBody {
  /// The question that it is about; `nil` when it is about none.
  package var question: String? { known?.subject }

  /// Whether it says nothing about a moment of the talk, only about the interview and its devices.
  var isAboutTheWhole: Bool { known?.isAboutTheWhole ?? true }

  /// What it does to the sound; `nil` when its position was chosen by hand or came later than its touch.
  var sound: SoundCourse? { known?.sound }

  /// Whether it is stored at the next start, or may be: it tells nothing of when the recorder died.
  var isOfRecovery: Bool { known?.isOfRecovery ?? false }

  /// The number that cannot be; `nil` when all of them can.
  var impossibility: String? { known?.impossibility }
}
