import Interview

/// What an export tells about people. It is applied once, before any format sees an interview, so that no format can tell
/// more: formats are added, this stays.
package struct ExportPrivacy: Hashable, Sendable {
  /// Whether titles, places, persons, the names of computers and microphones, and answers that lead to a person are told.
  /// Without them a participant is a code.
  package var withNames: Bool
  /// Whether what was written or drawn by hand is told. Without it standardised answers and times remain.
  package var withText: Bool

  /// Codes instead of names, all texts: what is written when nobody says otherwise.
  package init(withNames: Bool = false, withText: Bool = true) {
    (self.withNames, self.withText) = (withNames, withText)
  }

  /// Nothing is left out.
  package static let everything = ExportPrivacy(withNames: true)

  /// The interview without what is not told.
  func told(_ interview: Interview) -> Interview {
    if self == .everything { return interview }
    var teller = PrivateTeller(self, interview)
    return interview.retold(interview.events.map { teller.told($0) })
  }
}
