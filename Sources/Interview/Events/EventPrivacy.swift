/// What happens to one kind of event where names or texts are left out. `nil` keeps it as it is.
struct EventPrivacy<Payload> {
  typealias Rule = (inout Payload, inout Pseudonyms) -> Void

  /// Takes out what names people, places, computers and microphones, and what leads to a person.
  let names: Rule?
  /// Takes out what was written or drawn by hand. Titles and persons are names, and told or not as names are.
  let text: Rule?

  /// Says both; neither has a default.
  init(names: Rule?, text: Rule?) { (self.names, self.text) = (names, text) }

  /// There is nothing in it but codes, numbers and times.
  static var harmless: EventPrivacy { EventPrivacy(names: nil, text: nil) }
}

extension EventKind {
  fileprivate func spared(_ rule: EventPrivacy<Self>.Rule?, _ pseudonyms: inout Pseudonyms) -> EventBody {
    guard let rule else { return EventBody(self) }
    var told = self
    rule(&told, &pseudonyms)
    return EventBody(told)
  }

  fileprivate func withoutNames(_ pseudonyms: inout Pseudonyms) -> EventBody {
    spared(Self.privacy.names, &pseudonyms)
  }

  fileprivate func withoutText(_ pseudonyms: inout Pseudonyms) -> EventBody {
    spared(Self.privacy.text, &pseudonyms)
  }
}

extension EventBody {
  /// The same without names. Of a kind of a later version nobody knows what it says: its word is left.
  package func withoutNames(_ pseudonyms: inout Pseudonyms) -> EventBody {
    known?.withoutNames(&pseudonyms) ?? .unknown(kind: kind, json: "{}")
  }

  /// The same without what was written or drawn by hand.
  package func withoutText(_ pseudonyms: inout Pseudonyms) -> EventBody {
    known?.withoutText(&pseudonyms) ?? .unknown(kind: kind, json: "{}")
  }
}

/// What stands for what is left out of one interview: the same word always becomes the same.
package struct Pseudonyms {
  let participant: String
  let personal: Set<String>
  private var devices: [String: String] = [:]
  private var keywords: [String: String] = [:]

  /// Begins with none.
  ///
  /// - Parameters:
  ///   - participant: The code, as it was given last.
  ///   - personal: The questions whose answers lead to a person.
  package init(participant: String, personal: Set<String>) {
    (self.participant, self.personal) = (participant, personal)
  }

  /// A code for a computer or a microphone: those that are connected by radio are often called after their owners.
  package mutating func device(_ name: String) -> String {
    if name.isEmpty { return name }
    let code = devices[name] ?? "device-\(devices.count + 1)"
    devices[name] = code
    return code
  }

  mutating func keyword(_ word: String) -> String {
    let code = keywords[word] ?? "keyword-\(keywords.count + 1)"
    keywords[word] = code
    return code
  }
}
