import ArgumentParser
import Foundation
import Interview
import Timeline

/// A consent as it is written on the command line.
enum ConsentWords {
  /// Makes one of its words.
  ///
  /// - Throws: `ValidationError` with what can be written.
  static func consent(_ scopes: String, _ manner: Consent.Manner, _ date: String?) throws -> Consent {
    guard let named = scopes == "none" ? [] : Consent.scopes(scopes) else {
      let known = Consent.Scope.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("“\(scopes)” names no scopes; write some of \(known), with commas, or none")
    }
    guard Consent.isDay(date ?? "") else {
      throw ValidationError("“\(date ?? "")” is not a day such as 2026-11-21")
    }
    guard !Consent.isFuture(date ?? "", today: FolderName.day(Date())) else {
      throw ValidationError("“\(date ?? "")” is in the future: nothing can have been agreed to on it yet")
    }
    guard scopes != "none" || manner != .spoken else {
      throw ValidationError(
        "a spoken no cannot be told from a consent that is only on the recording; note it with --manner written"
      )
    }
    return Consent(named, manner, date: date ?? "")
  }

  /// The table of scopes, for help.
  static var table: String {
    let width = Consent.Scope.allCases.map(\.rawValue.count).max() ?? 0
    return Consent.Scope.allCases.map { scope in
      "  \(scope.rawValue.padding(toLength: width, withPad: " ", startingAt: 0))  \(ConsentTable.use(of: scope))"
    }.joined(separator: "\n")
  }

  /// What is noted of an interview's consent, and where it is said: `recording, quotation (spoken, 2026-11-21), on the
  /// recording at 00:00:00.000 (mark 1)`.
  static func text(of interview: Interview) -> String {
    let place = interview.consentOnRecording.map {
      "on the recording at \(TimeCode.text($0.frame, at: interview.sampleRate)) (mark \($0.number))"
    }
    guard let consent = interview.consent else { return place ?? "no consent is noted" }
    if consent.isLost == true { return text(consent) }
    if consent.isNoted { return ([text(consent)] + [place].compactMap(\.self)).joined(separator: ", ") }
    guard let place = place ?? (consent.isOnlyOnRecording ? "on the recording" : nil) else {
      return text(consent)
    }
    let day = consent.date.isEmpty ? "" : " on \(consent.date)"
    return "asked for\(day) \(place); what was agreed to is not noted yet"
  }

  /// `recording, quotation (written, 2026-11-21)`.
  static func text(_ consent: Consent) -> String {
    if consent.isLost == true { return "lost with a damaged file; note it anew" }
    let scopes = consent.scopes.isEmpty ? "nothing" : consent.scopes.map(\.rawValue).joined(separator: ", ")
    let facts = [consent.manner == .none ? "not given yet" : consent.manner.rawValue, consent.date]
    return "\(scopes) (\(facts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}

extension Consent.Manner: ExpressibleByArgument {}
