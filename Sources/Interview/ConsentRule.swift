/// What a participant has to have agreed to before something is done with an interview: the one answer to "may this be done
/// with it?" for pages, commands and the recorder.
package struct ConsentRule: Hashable, Sendable {
  /// How a participant stands to being recorded.
  package enum Recording: Sendable {
    /// Agreed to.
    case given
    /// Nobody has stored anything yet, or "not yet", or that it is said on the recording and not what: it can be said there.
    case open
    /// Something else was agreed to, and this was not: nothing is recorded.
    case refused
  }

  /// Each of these is needed, in the order of `Scope`.
  package let needed: [Consent.Scope]

  /// Makes a rule; scopes are put in order.
  package init(_ needed: some Sequence<Consent.Scope>) {
    let wanted = Set(needed)
    self.needed = Consent.Scope.allCases.filter(wanted.contains)
  }

  /// Interviews move between libraries of the same person, on this computer: nothing is disclosed.
  package static let moving = ConsentRule([])

  /// Whole interviews leave for another computer, where they are kept.
  package static let bundling = ConsentRule([.archive, .sharing])

  /// Tables of many interviews are fetched by a browser.
  package static let tables = ConsentRule([.sharing])

  /// What is needed and a noted consent does not cover. What nobody noted is no “no”: nothing stands in the way, and
  /// whoever hands it on is told. What was said and is lost may have been one.
  package func lacking(in consent: Consent?) -> [Consent.Scope] {
    if consent?.isLost == true { return needed }
    guard let consent, consent.isNoted else { return [] }
    return needed.filter { !consent.scopes.contains($0) }
  }

  /// Whether the talk may be recorded.
  package static func recording(_ consent: Consent?) -> Recording {
    guard let consent, consent.isNoted else { return .open }
    return consent.scopes.contains(.recording) ? .given : .refused
  }

  /// The same for what is said now, before it is stored: only a yes lifts a stored no.
  package static func recording(_ said: Consent?, after stored: Consent?) -> Recording {
    guard let said else { return recording(stored) }
    return recording(stored) == .refused && recording(said) != .given ? .refused : recording(said)
  }
}
