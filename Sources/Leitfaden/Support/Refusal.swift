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
    guard !(error is ExitCode) else { LeitfadenCommand.exit(withError: error) }
    let usage = LeitfadenCommand.fullMessage(for: error)
    guard status != .success else {
      Console.print(ParserWords.said(usage, in: Console.language))
      exit(status.rawValue)
    }
    let said = usage.hasPrefix(parserWord) ? String(usage.dropFirst(parserWord.count)) : usage
    say("\(split(said).first)", nil, spoken: said, asJSON: asJSON, status: status.rawValue)
  }

  /// What the parser begins its sentences with; ours begin otherwise, and nobody should have to look for two.
  private static let parserWord = "Error: "

  /// - Parameter spoken: What the parser says, which is no sentence of ours: in whole.
  private static func say(
    _ sentence: Sentence, _ advice: Sentence?, spoken: String? = nil, asJSON: Bool, status: Int32
  ) -> Never {
    // programs read the document, and find the same words in every language
    if asJSON, !Console.hasPrintedJSON {
      try? Console.print(json: Document(error: sentence.english, hint: advice?.english))
    }
    let (error, hint) = ("error" as Sentence, "hint" as Sentence)
    let (first, rest) = split(spoken.map { ParserWords.said($0, in: Console.language) } ?? sentence.said)
    Console.error("leitfaden: \(error.said): \(first)")
    for line in advice?.said.split(separator: "\n") ?? [] {
      Console.error("leitfaden: \(hint.said): \(line)")
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
