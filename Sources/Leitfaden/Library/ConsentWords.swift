import ArgumentParser
import Foundation
import Interview
import Timeline
import Wording

/// A consent as it is written on the command line.
enum ConsentWords {
  /// Makes one of its words.
  ///
  /// - Throws: `ValidationError` with what can be written.
  static func consent(_ scopes: String, _ manner: Consent.Manner, _ date: String?) throws -> Consent {
    guard let named = scopes == "none" ? [] : Consent.scopes(scopes) else {
      let known = Consent.Scope.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError.said("“\(scopes)” names no scopes; write some of \(known), with commas, or none")
    }
    guard Consent.isDay(date ?? "") else {
      throw ValidationError.said("“\(date ?? "")” is not a date such as 2026-11-21")
    }
    guard !Consent.isFuture(date ?? "", today: FolderName.day(Date())) else {
      throw ValidationError.said(
        "“\(date ?? "")” is in the future, so nothing can have been agreed to on that day")
    }
    guard scopes != "none" || manner != .spoken else {
      throw ValidationError.said(
        "a spoken no cannot be told from a consent that is only on the recording; note it with --manner written"
      )
    }
    return Consent(named, manner, date: date ?? "")
  }

  /// The table of scopes, for help: a line each, with a line break before it.
  static var table: String {
    let width = Consent.Scope.allCases.map(\.rawValue.count).max() ?? 0
    return Consent.Scope.allCases.map { scope in
      let name = scope.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\n  \(name)  \(ConsentTable.use(of: scope).said)"
    }.joined()
  }

  /// What is noted of an interview's consent, and where it is said: `recording, quotation (spoken, 2026-11-21), on the
  /// recording at 00:00:00.000 (mark 1)`.
  static func text(of interview: Interview) -> Sentence {
    let place = interview.consentOnRecording.map { mark -> Sentence in
      "on the recording at \(TimeCode.text(mark.frame, at: interview.sampleRate)) (mark \(mark.number))"
    }
    guard let consent = interview.consent else { return place ?? "no consent is noted" }
    if consent.isLost == true { return text(consent) }
    if consent.isNoted { return place.map { "\(text(consent)), \($0)" } ?? text(consent) }
    guard let place = place ?? (consent.isOnlyOnRecording ? "on the recording" : nil) else {
      return text(consent)
    }
    return consent.date.isEmpty
      ? "asked for \(place); what was agreed to is not noted yet"
      : "asked for on \(Words.day(consent.date)) \(place); what was agreed to is not noted yet"
  }

  /// `recording, quotation (written, 2026-11-21)`.
  static func text(_ consent: Consent) -> Sentence {
    if consent.isLost == true { return "lost with a damaged file; note it again" }
    let scopes: Sentence =
      consent.scopes.isEmpty ? "nothing" : "\(consent.scopes.map(\.rawValue).joined(separator: ", "))"
    let manner: Sentence =
      switch consent.manner {
      case .none: "not given yet"
      case .written: "written"
      case .spoken: "spoken"
      }
    return consent.date.isEmpty
      ? "\(scopes) (\(manner))" : "\(scopes) (\(manner), \(Words.day(consent.date)))"
  }
}

extension Consent.Manner: ExpressibleByArgument {}
