import ArgumentParser
import Wording

/// A word where a command should stand; ends the program with exit status 64.
struct UnknownCommand: Error {
  let sentence: Sentence
  let advice: Sentence?
}

/// Looks whether the first words are commands, before the parser takes an unknown one for an argument of `serve`.
enum CommandNames {
  /// - Throws: `UnknownCommand` with the command that is written nearly like it.
  static func check(_ words: [String]) throws {
    var command: any ParsableCommand.Type = LeitfadenCommand.self
    var path: [String] = []
    for word in words {
      let below = command.configuration.subcommands
      guard !below.isEmpty, !word.hasPrefix("-"), path.isEmpty == false || word != "help" else { return }
      guard let next = below.first(where: { $0.configuration.commandName == word }) else {
        throw unknown(word, after: path, among: below.compactMap { $0.configuration.commandName })
      }
      path.append(word)
      command = next
    }
  }

  private static func unknown(_ word: String, after path: [String], among names: [String]) -> UnknownCommand {
    let whole = (path + [word]).joined(separator: " ")
    let near = Nearest.word(to: word, among: names).map { (path + [$0]).joined(separator: " ") }
    let question: Sentence = near.map { "; did you mean \($0)?" } ?? ""
    let help = (["leitfaden"] + path + ["--help"]).joined(separator: " ")
    return UnknownCommand(
      sentence: "there is no command “\(whole)”\(question)", advice: "\(help) shows all commands")
  }
}
