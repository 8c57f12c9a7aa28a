import ArgumentParser
import Wording

/// `leitfaden bundle`: whole interviews, handed on sealed.
struct BundleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: Help.said("Pass on whole interviews in one encrypted file, and import such files."),
    discussion: Help.text(
      examples: ["leitfaden bundle make P-07 --to P-07.leitfaden.age --to-key age1..."]),
    subcommands: [BundleMakeCommand.self, BundleOpenCommand.self])
}
