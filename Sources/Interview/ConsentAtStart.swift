/// What is settled about consent before the sound begins.
package struct ConsentAtStart: Hashable, Sendable {
  /// What was agreed to; `nil` when nothing is said about it.
  package var consent: Consent?
  /// The name of a mark on the first frame, because the consent is said on the recording; `nil` for none.
  package var mark: String?

  /// Makes it.
  package init(_ consent: Consent? = nil, mark: String? = nil) { (self.consent, self.mark) = (consent, mark) }

  /// What is stored together with the beginning, before there is any sound.
  package var events: [EventBody] {
    var events: [EventBody] = []
    if let consent { events.append(.consented(consent)) }
    if let mark { events.append(.marked(.init(colour: 4, label: mark, reach: 0))) }
    return events
  }
}
