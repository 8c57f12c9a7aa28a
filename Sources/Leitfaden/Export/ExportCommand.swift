import ArgumentParser
import Exchange
import Foundation
import Interview
import Library
import Sound
import Synchronization
import Vault
import WebApp
import Wording

/// `leitfaden export INTERVIEW...`: files for other programs.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Help.said(
      "Write files for other programs: sound with marks, labels, chapters, tables, transcripts."),
    discussion: Help.text(
      """
      Without --as the default set is written. contents.txt in the folder says what each file is. Files of an \
      earlier export are replaced, other files are left alone.
      """,
      """
      Participants are called by their codes. Titles, places, persons, and answers that are an e-mail address, a \
      phone number, a location or a signature are left out unless you say --with-names. --without-text also \
      leaves out what was written by hand: answers in words, texts beside choices, notes, labels of marks, \
      transcripts. Voices stay voices.
      """,
      """
      Where a consent is noted, the files have to be covered by it: leitfaden consent --help has the table. With \
      --all and --guide, interviews that are not covered are left out and named; one that was named itself is \
      refused.
      """,
      """
      The usual set holds the sound twice, in the WAV and in the QDA project: about twice the recording has to \
      fit.
      """,
      """
      What is written to a USB stick, a card or another removable drive is read back and compared before \
      this command ends; with --verify also anything else.
      """,
      examples: [
        "leitfaden export last --to ~/Desktop/P-07",
        "leitfaden export P-07 P-08 --as csv,audacity --to tables",
        "leitfaden export --all --except P-07 --as csv --to tables",
        "leitfaden export --guide working-days --as csv,spss,xlsx --without-text --to study",
        "leitfaden export --guide working-days --as question-sound --question first_day --to listening",
        "leitfaden export last --as mp3 --to ~/Desktop/P-07",
        "leitfaden export P-07 --as report --language de --to /media/stick/P-07",
        "leitfaden export --list-formats",
      ]))

  @OptionGroup var selection: InterviewSelection

  @Option(name: .customLong("as"), help: .said("The formats, with commas.", value: "format,..."))
  var formats: String?

  @Option(help: .said("The folder to write to; made when it is not there.", value: "dir"))
  var to: String?

  @Option(
    help: .said(
      "Only this question, by id or code (Q03): for the formats questions and question-sound.",
      value: "question"))
  var question: String?

  @Option(
    help: .said(
      "The language of Leitfaden's own words in reports; by default that of the interview.", value: "de|en"))
  var language: ReportLanguage?

  @Option(
    help: .said(
      "Leave out visits shorter than this, unless something was said; 0 keeps all.", value: "seconds"))
  var shortestVisit = Interview.flyBySeconds

  @Flag(help: .said("Also titles, places, persons, and answers that identify a person."))
  var withNames = false

  @Flag(help: .said("Without anything that was written or drawn by hand."))
  var withoutText = false

  @Flag(help: .said("Read every file back and compare it; always done for a USB stick."))
  var verify = false

  @Flag(
    help: .said("Encrypted sound that was damaged as well: it is silent there, and nothing after it moves."))
  var despiteDamage = false

  @Flag(help: .said("List the formats."))
  var listFormats = false

  @Flag(help: .said("Print JSON."))
  var json = false

  @OptionGroup var consent: ConsentOptions

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if listFormats {
      if withNames || withoutText || verify || to != nil || formats != nil || !selection.isEmpty {
        throw ValidationError.said("--list-formats writes nothing: use it alone, or with --json")
      }
      return
    }
    try selection.check(usage: "export INTERVIEW... --to DIR")
    let named = (formats ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let ofQuestions = ExportFormats.all.filter { $0.isOfQuestions }.map { $0.id }
    if question != nil, Set(named).isDisjoint(with: ofQuestions) {
      throw ValidationError.said("--question belongs to --as questions and --as question-sound")
    }
    guard Interview.flyByRange.contains(shortestVisit) else {
      throw ValidationError.said("--shortest-visit takes 0 to 60 seconds")
    }
    if to?.isEmpty ?? true { throw ValidationError.said("Say where to write: --to DIR") }
  }

  func run() async throws {
    if listFormats { return try FormatList.show(asJSON: json) }
    let signals = Signals.stream([SIGINT, SIGTERM, SIGHUP])
    let stop = StopRequest()
    let watch = Task { for await signal in signals { stop.ask(signal) } }
    defer { watch.cancel() }
    let chosen = try chosenFormats
    let store = try library.open()
    let folder = URL(filePath: to ?? "", directoryHint: .isDirectory).standardizedFileURL
    guard !"\(RealPath.of(folder))/".hasPrefix("\(RealPath.of(store.folder))/") else {
      throw CommandFailure(
        "\(folder.path(percentEncoded: false)) belongs to the library itself",
        hint: "choose another folder with --to")
    }
    let formats = chosen ?? ExportFormats.defaultSet
    // of a set that nobody put together by hand each format asks for itself
    let rule =
      chosen == nil && !consent.despiteConsent
      ? ExportFormats.consent(for: []) : ExportFormats.consent(for: formats)
    let covered = try consent.covered(
      try selection.loaded(from: store), by: rule, isWhole: selection.isWhole, in: store,
      library)
    if chosen == nil, !consent.despiteConsent { nameLeftOut(formats, covered) }
    let exported = try load(covered, from: store)
    if despiteDamage { try nameDamage(exported) }
    let line = ProgressLine()
    let texts = ExportTexts.current()
    let manner = Exporter.Manner(
      isForgiving: chosen == nil || selection.isWhole, asksConsent: !consent.despiteConsent,
      readsBack: verify || RemovableMedium.holding(folder) != nil)
    do {
      let files = try Exporter.export(
        exported, formats: formats, to: folder, manner: manner,
        options: ExportOptions(
          sound: SoundWishes(question: question, isVerified: manner.readsBack), language: language?.rawValue,
          waveform: InterviewWaveform.draw)
      ) { progress in
        if stop.signal != nil { throw CancellationError() }
        line.show(texts.step(progress))
      }
      line.clear()
      let departure = Departure(
        .export, formats: formats.map { $0.id }, withNames: withNames,
        withText: !withoutText, place: folder.path(percentEncoded: false))
      try store.note(.left, exported.map(\.interview.id), departure: departure)
      try report(files, in: folder, manner.readsBack)
    } catch is CancellationError {
      line.clear()
      Console.error("leitfaden: \(texts.stopped)")
      throw ExitCode(128 + (stop.signal ?? SIGINT))
    } catch {
      line.clear()
      throw error
    }
  }

  private var chosenFormats: [ExportFormat]? {
    get throws {
      guard let formats else { return nil }
      let ids = formats.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let named = ids.filter { !$0.isEmpty }
      guard !named.isEmpty else {
        throw CommandFailure(
          "no format is given after --as",
          hint: "`leitfaden export --list-formats` shows them; without --as the usual ones are written")
      }
      return try ExportFormats.named(named)
    }
  }

  /// Names what of the usual set participants did not agree to.
  private func nameLeftOut(_ formats: [ExportFormat], _ interviews: [Interview]) {
    for scope in [Consent.Scope.transcription, .archive] {
      let left = formats.filter { ExportFormats.consent(for: [$0]).needed.contains(scope) }.map { $0.id }
      let lacking = interviews.count { ConsentRule([scope]).lacking(in: $0.consent) == [scope] }
      guard !left.isEmpty, lacking > 0 else { continue }
      let formats = left.joined(separator: ", ")
      Console.note(
        "left out of \(formats): \(Words.interviews(lacking)) whose participant did not agree to \(scope.rawValue)"
      )
    }
  }

  private func load(_ whole: [Interview], from store: Library) throws -> [ExportedInterview] {
    let privacy = ExportPrivacy(withNames: withNames, withText: !withoutText)
    if !withNames {
      for code in Set(whole.map(\.participant)).sorted() {
        if case .warning(let sentence) = ParticipantCode.check(code) {
          Console.warn("\(sentence)")
        }
      }
    }
    return try whole.concurrentMap { interview in
      ExportedInterview(
        interview: interview, folder: try store.interviewFolder(interview.id).url, privacy: privacy,
        identity: try store.key(of: interview.id)?.identity, damage: despiteDamage ? .silence : .refused,
        shortestVisit: shortestVisit)
    }
  }

  /// Says which sound is damaged, before anybody takes it for whole.
  private func nameDamage(_ interviews: [ExportedInterview]) throws {
    for interview in interviews {
      for part in interview.interview.parts {
        let file = interview.folder.appending(path: part.file)
        guard let damage = try PartFacts(file, identity: interview.identity)?.damage else { continue }
        Console.warn("\(part.file) of \(interview.stem) is damaged: \(damage)")
      }
    }
  }

  private func report(_ files: [URL], in folder: URL, _ isReadBack: Bool) throws {
    let paths = files.map { $0.path(percentEncoded: false) }
    if json {
      try Console.print(
        json: Report(folder: folder.path(percentEncoded: false), files: paths, verified: isReadBack))
    } else {
      for path in paths { Console.print(path) }
    }
    let texts = ExportTexts.current()
    let sizes = files.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    Console.error(
      "leitfaden: "
        + texts.total(
          files.count, Words.size(Int64(sizes.reduce(0, +))), folder.path(percentEncoded: false)))
    guard isReadBack else { return }
    Console.error(texts.compared(files.count, isRemovable: RemovableMedium.holding(folder) != nil))
  }

  private struct Report: Encodable {
    let folder: String
    let files: [String]
    /// Whether every file was read back and compared.
    let verified: Bool
  }
}

/// The languages in which reports have words.
enum ReportLanguage: String, ExpressibleByArgument, CaseIterable { case de, en }

/// Whether the person asked to stop; set by one thread, read by another.
private final class StopRequest: Sendable {
  private let number = Atomic<Int32>(0)

  var signal: Int32? {
    let number = number.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  func ask(_ signal: Int32) { number.store(signal, ordering: .releasing) }
}
