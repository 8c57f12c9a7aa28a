import ArgumentParser
import Interview
import Library
import Wording

/// What is done without a consent only when somebody says so.
struct ConsentOptions: ParsableArguments {
  @Flag(help: .said("Pass on even what the participant did not agree to; noted in the audit log."))
  var despiteConsent = false

  /// Those of the interviews that may be handed on under a rule. Where more than what was named one by one is meant, the
  /// others are left out and named; else one of them is reason to refuse all. With the flag it is noted instead. Where no
  /// consent is noted, that is said.
  ///
  /// - Throws: `CommandFailure` with commands that can be pasted.
  func covered(
    _ interviews: [Interview], by rule: ConsentRule, isWhole: Bool, in store: Library,
    _ library: LibraryOptions
  ) throws -> [Interview] {
    guard !rule.needed.isEmpty else { return interviews }
    let gap = ConsentGap(rule, of: interviews)
    var covered = interviews
    if despiteConsent {
      try store.demand(rule, of: interviews, despite: true)
    } else if let gap {
      covered = interviews.filter { !gap.interviews.contains($0.id) }
      guard isWhole, !covered.isEmpty else { throw refusal(gap, rule, of: interviews, in: store, library) }
      for interview in interviews where gap.interviews.contains(interview.id) {
        let (folder, lacking) = (
          name(interview.id, in: store), Self.list(rule.lacking(in: interview.consent))
        )
        Console.note(
          interview.consent?.isLost == true
            ? "left out: \(folder), whose consent is lost with a damaged file"
            : "left out: \(folder), whose participant did not agree to \(lacking)")
      }
    }
    tellUnnoted(covered, in: store, library)
    return covered
  }

  private func refusal(
    _ gap: ConsentGap, _ rule: ConsentRule, of interviews: [Interview], in store: Library,
    _ library: LibraryOptions
  ) -> CommandFailure {
    let first = gap.interviews.first ?? ""
    let more = gap.interviews.count - 1
    let others: Sentence =
      more == 0 ? "" : more == 1 ? " and of 1 other interview" : " and of \(more) other interviews"
    let has = interviews.first { $0.id == first }?.consent?.scopes ?? []
    var ways: [Sentence] = [
      "if it was agreed to: \(Self.command(Self.short(first, store), Set(has + rule.needed), library))"
    ]
    if gap.interviews.count < interviews.count {
      ways.append(
        "to leave it out, add: \(gap.interviews.map { "--except \(Self.short($0, store))" }.joined(separator: " "))"
      )
    }
    ways.append("to pass it on anyway, which is noted in the audit log, add: --despite-consent")
    let isLost = interviews.first { $0.id == first }?.consent?.isLost == true
    let whose: Sentence = "the participant of \(name(first, in: store))\(others)"
    return CommandFailure(
      isLost
        ? "what \(whose) agreed to is lost with a damaged file, and this needs \(Self.list(gap.scopes))"
        : "\(whose) did not agree to \(Self.list(gap.scopes))",
      hint: .lines(ways))
  }

  /// Not noted is not a no, and whoever hands it on should know.
  private func tellUnnoted(_ interviews: [Interview], in store: Library, _ library: LibraryOptions) {
    let unnoted = interviews.filter { $0.consent?.isNoted != true }
    guard let first = unnoted.first else { return }
    let (folder, others) = (name(first.id, in: store), unnoted.count - 1)
    let command = Self.command(Self.short(first.id, store), [.recording, .sharing], library)
    let sentence: Sentence =
      switch others {
      case 0: "no consent is noted for \(folder); to note it: \(command)"
      case 1: "no consent is noted for \(folder) and 1 other interview; to note it: \(command)"
      default: "no consent is noted for \(folder) and \(others) other interviews; to note it: \(command)"
      }
    Console.note(sentence)
  }

  /// `leitfaden consent a1b2c3d4 --scopes recording,sharing --manner written`, with the library where one was named.
  private static func command(_ id: String, _ scopes: Set<Consent.Scope>, _ library: LibraryOptions) -> String
  {
    let words = Consent.Scope.allCases.filter(scopes.contains).map(\.rawValue).joined(separator: ",")
    return "leitfaden consent \(id) --scopes \(words) --manner written" + library.words
  }

  /// The beginning of an identifier, as long as no other interview begins like it.
  private static func short(_ id: String, _ store: Library) -> String {
    let beginning = String(id.prefix(8))
    return (try? store.find(beginning).id) == id ? beginning : id
  }

  private func name(_ id: String, in store: Library) -> String { (try? store.summary(id).folder) ?? id }

  /// `sharing`, `archive and sharing`.
  static func list(_ scopes: [Consent.Scope]) -> Sentence {
    let words = scopes.map(\.rawValue)
    guard let last = words.last, words.count > 1 else { return "\(words.first ?? "")" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
