import Guide

/// What a participant agreed to, as it was said at some moment. The last one counts.
package struct Consent: Hashable, Sendable, Codable {
  /// Something that can be agreed to.
  package enum Scope: String, Sendable, Codable, CaseIterable {
    /// The talk is recorded.
    case recording
    /// A machine writes down what was said.
    case transcription
    /// Passages are quoted.
    case quotation
    /// It is kept in an archive.
    case archive
    /// It is handed on to others: exports, downloads, bundles.
    case sharing
  }

  /// How it was given.
  package enum Manner: String, Sendable, Codable, CaseIterable {
    /// Signed.
    case written
    /// Said, as a rule on the recording.
    case spoken
    /// Not yet.
    case none
  }

  /// What was agreed to, in the order of `Scope`.
  package var scopes: [Scope]
  /// How.
  package var manner: Manner
  /// The day, `2026-11-21`; may be empty.
  package var date: String
  /// Whether a damaged file has lost what was said last; `nil` for no. Until somebody says it anew, nothing is handed on.
  package var isLost: Bool?

  /// Makes a consent; scopes are put in order.
  package init(_ scopes: some Sequence<Scope>, _ manner: Manner, date: String = "") {
    let given = Set(scopes)
    self.scopes = manner == .none ? [] : Scope.allCases.filter(given.contains)
    (self.manner, self.date) = (manner, date)
  }

  /// Whether it says anything: “not yet”, and that it is said on the recording and not what, are not an answer, neither
  /// a yes nor a no.
  package var isNoted: Bool { manner != .none && !isOnlyOnRecording }

  /// Said on the recording, and nobody has noted yet what: `recordedFirst`.
  package var isOnlyOnRecording: Bool { manner == .spoken && scopes.isEmpty }

  /// What stands where nobody can know any more what was agreed to.
  package static var lost: Consent {
    var consent = Consent([], .none)
    consent.isLost = true
    return consent
  }

  /// The consent of a talk that begins with it: what is agreed to is said on the recording.
  package static func recordedFirst(on day: String) -> Consent { Consent([], .spoken, date: day) }

  /// Scopes by their words with commas; `nil` when one is none.
  package static func scopes(_ words: String) -> [Scope]? {
    let words = words.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    let scopes = words.compactMap(Scope.init(rawValue:))
    return scopes.count == words.count ? scopes : nil
  }

  /// Whether a text can be the day: empty, or a day of the calendar as `2026-11-21`.
  package static func isDay(_ text: String) -> Bool {
    text.isEmpty || CalendarDay(text)?.description == text
  }

  /// Whether a day lies after `today`, where nothing can have been agreed to yet. Both as `2026-11-21`.
  package static func isFuture(_ day: String, today: String) -> Bool { day > today }
}
