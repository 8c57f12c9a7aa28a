import ArgumentParser
import Foundation
import Wording

/// How the program ends when it could not do what it was asked: one sentence and the next step on stderr; with `--json`
/// the same as a document on stdout, unless the command printed its own already.
enum Refusal {
  /// Exit status 1 for what could not be done, 64 for wrong words.
  static func end(_ error: any Error, asJSON: Bool) -> Never {
    switch error {
    case let error as any ExplainedError: say(error.sentence, error.advice, asJSON: asJSON, status: 1)
    case let error as UnknownCommand: say(error.sentence, error.advice, asJSON: asJSON, status: 64)
    default: break
    }
    let status = LeitfadenCommand.exitCode(for: error)
    // help, the version, and a status that a command chose after it had said why
    guard status != .success, !(error is ExitCode) else { LeitfadenCommand.exit(withError: error) }
    let usage = LeitfadenCommand.fullMessage(for: error)
    let (first, rest) = split(usage.hasPrefix(parserWord) ? String(usage.dropFirst(parserWord.count)) : usage)
    // the parser speaks English only, and so does what stands before it
    say("\(first)", nil, after: rest, asJSON: asJSON, status: status.rawValue, in: "en")
  }

  /// What the parser begins its sentences with; ours begin otherwise, and nobody should have to look for two.
  private static let parserWord = "Error: "

  private static func say(
    _ sentence: Sentence, _ advice: Sentence?, after rest: String = "", asJSON: Bool, status: Int32,
    in language: String = Console.language
  ) -> Never {
    // programs read the document, and find the same words in every language
    if asJSON, !Console.hasPrintedJSON {
      try? Console.print(json: Document(error: sentence.english, hint: advice?.english))
    }
    Console.error("leitfaden: \(("error" as Sentence).said(in: language)): \(sentence.said(in: language))")
    for line in advice?.said(in: language).split(separator: "\n") ?? [] {
      Console.error("leitfaden: \(("hint" as Sentence).said(in: language)): \(line)")
    }
    if !rest.isEmpty { Console.error(rest) }
    exit(status)
  }

  private static func split(_ text: String) -> (first: String, rest: String) {
    guard let end = text.firstIndex(of: "\n") else { return (text, "") }
    return (String(text[..<end]), String(text[text.index(after: end)...]))
  }

  private struct Document: Encodable {
    let error: String
    let hint: String?
  }
}
