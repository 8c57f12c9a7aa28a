import ArgumentParser
import Foundation
import Library
import Vault
import Wording

/// `leitfaden bundle open FILE`: takes the interviews of a bundle into the library.
struct BundleOpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: Help.said("Take the interviews of a bundle into the library."),
    discussion: Help.text(
      """
      Everything is checked before anything is written. What the library has already is left alone; an interview \
      that went on elsewhere gets what it lacks. In an encrypted library everything is encrypted as it comes in: \
      that is also how interviews of a plain library come into a new sealed one. Doing it again changes nothing.
      """,
      "A bundle encrypted for the library's own key opens without --key.",
      examples: [
        "leitfaden bundle open P-07.leitfaden.age",
        "leitfaden bundle open study.leitfaden.age --key me.key --library ~/Study",
      ]))

  @Argument(help: .said("The bundle."))
  var file: String

  @Option(help: .said("A file that holds your secret key, AGE-SECRET-KEY-1...", value: "file"))
  var key: String?

  @Option(
    help: .said(
      "A file whose first line is the passphrase of the bundle; else you are asked.", value: "file"))
  var bundlePassphraseFile: String?

  @OptionGroup var library: LibraryOptions

  func run() throws {
    let url = URL(filePath: file).standardizedFileURL
    let isLocked = try OpenedBundle.needsPassphrase(url)
    let store = try library.open(creating: true)
    let bundle = try opened(url, isLocked, store)
    let progress = ProgressLine()
    let outcomes = try store.takeIn(bundle) { progress.show($0) }
    progress.clear()
    for (interview, outcome) in zip(bundle.manifest.interviews, outcomes) {
      Console.say("\(interview.folder): \(Self.words(outcome))")
    }
    let refused = outcomes.count { if case .refused = $0 { true } else { false } }
    guard refused == 0 else {
      throw CommandFailure(
        refused == 1
          ? "1 interview of \(url.lastPathComponent) could not be imported"
          : "\(refused) interviews of \(url.lastPathComponent) could not be imported")
    }
  }

  private func opened(_ url: URL, _ isLocked: Bool, _ store: Library) throws -> OpenedBundle {
    guard isLocked else {
      return try OpenedBundle(url, openers: try key.map(KeyFile.openers) ?? store.keys?.openers ?? [])
    }
    if let bundlePassphraseFile {
      let passphrase = try PassphraseSource.firstLine(of: bundlePassphraseFile)
      return try OpenedBundle(url, openers: [.passphrase(AgePassphrase(passphrase))])
    }
    guard PassphrasePrompt.isPossible else {
      throw CommandFailure(
        "\(file) opens with a passphrase, and nobody can be asked for it here",
        hint: "name a file that holds it with --bundle-passphrase-file FILE")
    }
    return try PassphrasePrompt.asking("Passphrase of \(url.lastPathComponent)") {
      try OpenedBundle(url, openers: [.passphrase($0)])
    }
  }

  private static func words(_ outcome: BundleOutcome) -> Sentence {
    switch outcome {
    case .new: "imported"
    case .known: "already there; nothing was changed"
    case .grown(let events, let files):
      "\(Words.events(events)) and \(Words.files(files)) added to what was there"
    case .refused(let why): "not imported: \(why.sentence)"
    }
  }
}
