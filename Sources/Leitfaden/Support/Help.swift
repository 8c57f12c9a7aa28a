import ArgumentParser
import Wording

/// The words of `--help`, in the language of the environment.
enum Help {
  /// What a command does, in one sentence.
  static func said(_ sentence: Sentence) -> String { sentence.said }

  /// What else there is to know of a command: paragraphs, and lines to try, which are the same in every language.
  static func text(_ paragraphs: Sentence..., examples: [String] = []) -> String {
    let example = "Example" as Sentence
    let lines = examples.map { "\(example.said): \($0)" }.joined(separator: "\n")
    return (paragraphs.map(\.said) + (lines.isEmpty ? [] : [lines])).joined(separator: "\n\n")
  }
}

extension ArgumentHelp {
  /// What an option does, and what stands for its value.
  static func said(_ sentence: Sentence, value: Sentence? = nil) -> ArgumentHelp {
    ArgumentHelp("\(sentence.said)", valueName: value?.said)
  }
}

extension ValidationError {
  /// Why a command line is wrong. In English for programs, which read the same words in every language.
  static func said(_ sentence: Sentence) -> ValidationError {
    ValidationError(CommandLine.arguments.contains("--json") ? sentence.english : sentence.said)
  }
}
