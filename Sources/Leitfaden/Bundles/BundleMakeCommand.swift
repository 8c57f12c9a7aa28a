import ArgumentParser
import Exchange
import Foundation
import Interview
import Library
import Vault
import Wording

/// `leitfaden bundle make INTERVIEW...`: one sealed file that holds whole interviews.
struct BundleMakeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "make",
    abstract: Help.said("Put whole interviews into one encrypted file: sound, answers, notes, files."),
    discussion: Help.text(
      """
      The file is encrypted for the keys of those who may open it (--to-key; that of an encrypted library is in \
      its keys/library.pub; then interviews only move, and no consent is asked for), or to a passphrase that you are \
      asked for; tell it by another route than the file. --plain leaves it readable for everybody, and has to be \
      said each time.
      """,
      """
      Nobody needs Leitfaden to open it: age --decrypt FILE | tar --extract. What is written to a USB stick is \
      read back and compared. What left, and to whom, is noted: leitfaden library ledger.
      """,
      examples: [
        "leitfaden bundle make P-07 --to P-07.leitfaden.age --to-key colleague.pub",
        "leitfaden bundle make --all --to study.leitfaden.age",
        "leitfaden bundle make --guide working-days --to /media/stick/study.leitfaden.age",
      ]))

  @OptionGroup var selection: InterviewSelection

  @Option(
    help: .said(
      "The new file, called …leitfaden.age, or …leitfaden.tar with --plain.", value: "file"))
  var to: String

  @Option(
    help: .said("Who may open it: age1..., or a file of such keys. Repeatable.", value: "key|file")
  )
  var toKey: [String] = []

  @Option(
    help: .said(
      "A file whose first line is the passphrase of the bundle; else you are asked.", value: "file"))
  var bundlePassphraseFile: String?

  @Flag(help: .said("Not encrypted: everybody who gets the file can read it."))
  var plain = false

  @Flag(help: .said("Read the file back and compare it; always done for a USB stick."))
  var verify = false

  @OptionGroup var consent: ConsentOptions

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    try selection.check(usage: "bundle make INTERVIEW... --to FILE")
    if [plain, !toKey.isEmpty, bundlePassphraseFile != nil].count(where: { $0 }) > 1 {
      throw ValidationError.said(
        "Use either --to-key, or a passphrase, or --plain: one file is encrypted in one way")
    }
    // what an ending promises is what other people's programs try
    let ending = plain ? "tar" : "age"
    guard URL(filePath: to).pathExtension.lowercased() == ending else {
      throw ValidationError.said(
        plain
          ? "“\(to)” would not be opened as what it is: with --plain a bundle is called NAME.leitfaden.tar"
          : "“\(to)” would not be opened as what it is: a bundle is called NAME.leitfaden.age, with --plain NAME.leitfaden.tar"
      )
    }
  }

  func run() throws {
    let store = try library.open()
    let file = URL(filePath: to).standardizedFileURL
    guard !"\(RealPath.of(file.deletingLastPathComponent()))/".hasPrefix("\(RealPath.of(store.folder))/")
    else {
      throw CommandFailure(
        "\(file.path) would be inside the library itself", hint: "choose another place with --to")
    }
    let named = try selection.loaded(from: store)
    guard !named.isEmpty else {
      throw CommandFailure(
        "there is no interview to pass on", hint: "`leitfaden list` shows those that there are")
    }
    let known = try sealWithoutPassphrase
    let own = known.flatMap { OwnLibrary.sealed(to: toKey, $0) }
    let wanted = try consent.covered(
      named, by: own == nil ? .bundling : .moving, isWhole: selection.isWhole,
      in: store,
      library
    ).map(\.id)
    // nobody thinks of a passphrase for what is refused
    let seal = try known ?? .passphrase(try bundlePassphrase)
    let progress = ProgressLine()
    let manifest = try store.makeBundle(
      of: wanted, to: file, seal: seal, program: "leitfaden \(LeitfadenCommand.version)"
    ) { progress.show($0) }
    progress.clear()
    let isReadBack = verify || RemovableMedium.holding(file) != nil
    do {
      let departure = Departure(
        .bundle, withNames: true, withText: true, recipients: seal.names,
        place: file.path(percentEncoded: false))
      // before it is read back: a stick that is pulled meanwhile has it
      try store.note(.left, wanted, departure: departure)
      if isReadBack { try ReadBack.compare(file) }
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
    Console.print(file.path(percentEncoded: false))
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int64 ?? 0
    var facts: [Sentence] = [
      "\(Words.interviews(manifest.interviews.count)), \(Words.size(size)), \(words(seal))"
    ]
    if let own { facts.append("only your library \(own.path) opens it") }
    if isReadBack { facts.append("read back and compared") }
    Console.note(.list(facts))
  }

  private func words(_ seal: BundleSeal) -> Sentence {
    switch seal {
    case .recipients(let keys): "encrypted for \(Words.keys(keys.count))"
    case .passphrase: "encrypted with a passphrase"
    case .plain: "not encrypted: everybody who gets it can read it"
    }
  }

  /// How it is sealed, as far as nobody has to be asked for a passphrase.
  private var sealWithoutPassphrase: BundleSeal? {
    get throws {
      if plain { return .plain }
      return toKey.isEmpty ? nil : .recipients(try toKey.flatMap(KeyFile.recipients))
    }
  }

  private var bundlePassphrase: AgePassphrase {
    get throws {
      AgePassphrase(
        try PassphraseSource.new(
          try bundlePassphraseFile.map { try PassphraseSource.firstLine(of: $0) },
          option: "--bundle-passphrase-file"))
    }
  }
}
