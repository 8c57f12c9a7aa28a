import ArgumentParser
import Interview

/// A consent as it is written on the command line.
enum ConsentWords {
  /// Makes one of its words.
  ///
  /// - Throws: `ValidationError` with what can be written.
  static func consent(_ scopes: String, _ manner: Consent.Manner, _ date: String?) throws -> Consent {
    guard let scopes = Consent.scopes(scopes) else {
      let known = Consent.Scope.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("“\(scopes)” names no scopes; write some of \(known), with commas")
    }
    guard Consent.isDay(date ?? "") else {
      throw ValidationError("“\(date ?? "")” is no day such as 2026-11-21")
    }
    return Consent(scopes, manner, date: date ?? "")
  }

  /// `recording, quotation (written, 2026-11-21)`.
  static func text(_ consent: Consent) -> String {
    let scopes = consent.scopes.isEmpty ? "nothing" : consent.scopes.map(\.rawValue).joined(separator: ", ")
    let facts = [consent.manner == .none ? "not given yet" : consent.manner.rawValue, consent.date]
    return "\(scopes) (\(facts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}

extension Consent.Manner: ExpressibleByArgument {}
